import { tieneOrdenSuperior } from '../../../sql/orden-superior.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { contarFilas, soloMovidas } from '../filas.ts';
import type { Regla } from '../hipotesis.ts';

/** Cómo ordena cada motor. */
export const ENLACES_DE_ORDEN: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/query_syntax/orderby',
  sqlite: 'https://sqlite.org/lang_select.html#orderby',
  postgresql: 'https://www.postgresql.org/docs/current/queries-order.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/sorting-rows.html',
  mariadb: 'https://mariadb.com/kb/en/order-by/',
};

/** T49, T55: las mismas filas en otro orden. */
export const orden: Regla = {
  id: 'orden',
  proponer(contexto) {
    const explica = soloMovidas(contexto);
    const [primera] = explica;
    if (primera === undefined) return [];
    const ordena = tieneOrdenSuperior(contexto.consulta);
    return [
      {
        regla: this.id,
        causa: ordena
          ? 'Son las mismas filas en otro orden: el ORDER BY ordena por otra cosa, o no decide entre filas que empatan.'
          : 'Son las mismas filas en otro orden: sin un ORDER BY al final, cada motor las da como quiere.',
        evidencia: `Cambia de lugar ${contarFilas(explica.length)}: la ${primera.filaEsperada} del contrato llegó en la ${primera.filaObtenida}.`,
        remedio: ordena
          ? 'Añada al ORDER BY las columnas que faltan para que no haya empates.'
          : 'Termine la consulta con un ORDER BY que decida el orden de todas las filas, o declare orden: libre.',
        doc: enlaceDe(contexto, ENLACES_DE_ORDEN),
        explica,
      },
    ];
  },
};
