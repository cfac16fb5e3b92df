/** Cómo se escriben los textos, comentarios y bloques de un dialecto de SQL: lo justo para separarlo en piezas. */
export interface Dialecto {
  /** `#` abre un comentario de línea. */
  readonly almohadilla: boolean;
  /** `--` solo abre un comentario si le sigue un blanco: `3--1` es una resta. */
  readonly guionesConBlanco: boolean;
  /** Un retorno de carro sin salto de línea también cierra un comentario de línea. */
  readonly retornoCierraComentario: boolean;
  readonly comentariosAnidados: boolean;
  /** `/*! … *\/` se ejecuta: no es un comentario. */
  readonly comentariosEjecutables: boolean;
  /** Dónde `\'` no cierra un texto: en todos, solo en los que abre `E'`, o en ninguno. */
  readonly barraInversa: 'todos' | 'prefijo-e' | 'ninguno';
  /** `$$ … $$` y `$etiqueta$ … $etiqueta$` son textos. */
  readonly dolares: boolean;
  /** `` `x` `` es un identificador. */
  readonly acentoGrave: boolean;
  /** `[x]` es un identificador. */
  readonly corchetes: boolean;
  /** Sentencias con `;` dentro de su cuerpo. */
  readonly bloques: 'ninguno' | 'disparador' | 'rutina' | 'atomico';
  /** Una línea `DELIMITER //` cambia lo que separa las sentencias. */
  readonly delimitador: boolean;
}

/** Lo que comparten los dialectos: sirve cuando no se sabe cuál es. */
export const ESTANDAR: Dialecto = {
  almohadilla: false,
  guionesConBlanco: false,
  retornoCierraComentario: false,
  comentariosAnidados: false,
  comentariosEjecutables: false,
  barraInversa: 'ninguno',
  dolares: false,
  acentoGrave: true,
  corchetes: false,
  bloques: 'ninguno',
  delimitador: false,
};

/** https://sqlite.org/lang_comment.html, https://sqlite.org/lang_keywords.html, https://sqlite.org/c3ref/complete.html */
export const SQLITE: Dialecto = { ...ESTANDAR, corchetes: true, bloques: 'disparador' };

/** https://www.postgresql.org/docs/current/sql-syntax-lexical.html */
export const POSTGRESQL: Dialecto = {
  ...ESTANDAR,
  retornoCierraComentario: true,
  comentariosAnidados: true,
  barraInversa: 'prefijo-e',
  dolares: true,
  acentoGrave: false,
  bloques: 'atomico',
};

/** DuckDB usa el analizador léxico de PostgreSQL y no tiene cuerpos con `;`: https://duckdb.org/docs/stable/sql/dialect/postgresql_compatibility */
export const DUCKDB: Dialecto = { ...POSTGRESQL, bloques: 'ninguno' };

/** https://dev.mysql.com/doc/refman/8.4/en/comments.html, https://dev.mysql.com/doc/refman/8.4/en/string-literals.html */
export const MYSQL: Dialecto = {
  ...ESTANDAR,
  almohadilla: true,
  guionesConBlanco: true,
  comentariosEjecutables: true,
  barraInversa: 'todos',
  bloques: 'rutina',
  delimitador: true,
};
