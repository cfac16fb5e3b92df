import type { ClaseDeError } from '../../dominio/clase.ts';
import { type DatosDeError, ErrorDeMotor, type Fase } from '../../dominio/errores.ts';
import { SQLITE } from '../../sql/dialecto.ts';
import { lugarDe } from '../../sql/lugar.ts';
import { piezas } from '../../sql/pieza.ts';
import type { Sentencia } from '../../sql/sentencias.ts';

// https://sqlite.org/rescode.html
const CLASE_POR_CODIGO: Readonly<Record<string, ClaseDeError>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unicidad',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unicidad',
  SQLITE_CONSTRAINT_ROWID: 'unicidad',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'clave_foranea',
  SQLITE_CONSTRAINT_CHECK: 'restriccion_check',
  SQLITE_CONSTRAINT_NOTNULL: 'no_nulo',
  SQLITE_CONSTRAINT_DATATYPE: 'conversion_de_tipo',
  SQLITE_MISMATCH: 'conversion_de_tipo',
  SQLITE_AUTH: 'permiso',
};

/** SQLITE_ERROR es uno para todo lo demás: solo el mensaje lo distingue. */
const CLASE_POR_MENSAJE: readonly (readonly [RegExp, ClaseDeError])[] = [
  [/syntax error|incomplete input|unrecognized token/, 'sintaxis'],
  [/^no such |has no column named/, 'objeto_inexistente'],
  [/^integer overflow/, 'fuera_de_rango'],
  [/^not authorized/, 'permiso'],
];

/** Errores que dicen que se acabó la memoria o el tamaño permitido. */
const DE_RECURSOS = /^SQLITE_(?:NOMEM|FULL|TOOBIG)/;

/** El texto que SQLite cita como culpable: `near "FORM"`, `no such column: x`. */
const CULPABLE = /^near "(.+)": syntax error$|^unrecognized token: "(.+)"$|^no such \w+: (?:\w+\.)?(\S+)/s;

/** Convierte lo que lanzó better-sqlite3 al ejecutar `sentencia` en un error con su lugar dentro de `guion`. */
export function errorDeSqlite(causa: unknown, fase: Fase, guion: string, sentencia: Sentencia): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) {
    const propia = causa.datos.fase === 'recursos' ? 'recursos' : fase;
    return new ErrorDeMotor({ ...lugarDe(guion, sentencia.inicio), ...causa.datos, fase: propia });
  }
  if (!esDelControlador(causa)) throw causa;
  const { message, code } = causa;
  const clase = claseDe(code, message);
  const datos: DatosDeError = {
    fase: DE_RECURSOS.test(code ?? '') ? 'recursos' : fase,
    mensaje: message,
    ...lugarDe(guion, sentencia.inicio + indiceDelCulpable(message, sentencia.texto)),
    ...(code === undefined ? {} : { codigo: code }),
    ...(clase === undefined ? {} : { clase }),
    ...(/parameter/.test(message)
      ? { consejo: 'Escriba los valores en el SQL: no se pasan parámetros.' }
      : {}),
  };
  return new ErrorDeMotor(datos, { cause: causa });
}

/** SqliteError, o el RangeError o TypeError con que better-sqlite3 rechaza una sentencia con parámetros. */
function esDelControlador(causa: unknown): causa is Error & { readonly code?: string } {
  return (
    causa instanceof Error && (causa.name === 'SqliteError' || /parameter|statement/.test(causa.message))
  );
}

function claseDe(codigo: string | undefined, mensaje: string): ClaseDeError | undefined {
  return CLASE_POR_CODIGO[codigo ?? ''] ?? CLASE_POR_MENSAJE.find(([patron]) => patron.test(mensaje))?.[1];
}

/** El controlador no da la posición: se usa la de la pieza que SQLite cita, si aparece una sola vez. */
function indiceDelCulpable(mensaje: string, sql: string): number {
  const culpable = CULPABLE.exec(mensaje)
    ?.slice(1)
    .find((texto) => texto !== undefined);
  if (culpable === undefined) return 0;
  const apariciones = [...piezas(sql, SQLITE)].filter(
    ({ inicio, fin }) => sql.slice(inicio, fin).toLowerCase() === culpable.toLowerCase(),
  );
  return apariciones.length === 1 ? (apariciones[0]?.inicio ?? 0) : 0;
}
