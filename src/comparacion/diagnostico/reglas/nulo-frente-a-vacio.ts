import { type CeldaDistinta, columnasCon } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/data_types/nulls',
  sqlite: 'https://sqlite.org/nulls.html',
  postgresql:
    'https://www.postgresql.org/docs/current/functions-conditional.html#FUNCTIONS-COALESCE-NVL-IFNULL',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/working-with-null.html',
  mariadb: 'https://mariadb.com/kb/en/null-values/',
};

/** T02, T47: NULL donde se esperaba 0 o el texto vacío, o al revés. */
export const nuloFrenteAVacio: Regla = {
  id: 'nulo-frente-a-vacio',
  proponer(contexto) {
    return columnasCon(contexto, esNuloFrenteAVacio).map((columna) => {
      const llegoNulo = columna.celdas[0].obtenida.nula;
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: llegoNulo
          ? 'Llegó NULL donde se esperaba un vacío: NULL no es 0 ni el texto vacío.'
          : 'Llegó un vacío donde se esperaba NULL: 0 y el texto vacío no son NULL.',
        evidencia: evidenciaDe(columna),
        remedio: llegoNulo
          ? 'Cúbralo con COALESCE(columna, 0): SUM de ninguna fila, un LEFT JOIN sin pareja y algunas divisiones dan NULL.'
          : 'Quite el COALESCE o el valor por omisión que lo cubre, o use NULLIF.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
      };
    });
  },
};

function esNuloFrenteAVacio({ esperada, obtenida }: CeldaDistinta): boolean {
  if (esperada.nula === obtenida.nula) return false;
  const { texto } = esperada.nula ? obtenida : esperada;
  return texto === '' || /^-?0+(?:\.0+)?$/.test(texto);
}
