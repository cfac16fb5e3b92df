import { type CeldaDistinta, columnasCon } from '../celdas.ts';
import { fichasDeColumna, llamadasA } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

/** Los motores en que CONCAT con un NULL da NULL. */
const ENLACES: Enlaces = {
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/string-functions.html#function_concat',
  mariadb: 'https://mariadb.com/kb/en/concat/',
};

/** T45: `CONCAT('a', NULL, 'b')` es NULL, y no `ab`. */
export const concatConNulo: Regla = {
  id: 'concat-con-nulo',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasCon(contexto, llegoNulo).flatMap((columna) => {
      if (llamadasA(fichasDeColumna(contexto, columna.columna), 'CONCAT').length === 0) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, CONCAT da NULL si uno de sus textos lo es.`,
        evidencia: evidenciaDe(columna),
        remedio: "Cubra cada texto con COALESCE(texto, ''), o use CONCAT_WS, que se salta los NULL.",
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: SONDA,
      };
    });
  },
};

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: "SELECT CONCAT('a', NULL, 'b') AS v",
  confirma: ({ filas }) => filas[0]?.[0]?.tipo === 'nulo',
};

function llegoNulo({ esperada, obtenida }: CeldaDistinta): boolean {
  return obtenida.nula && !esperada.nula;
}
