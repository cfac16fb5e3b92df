import { type CeldaDistinta, columnasCon } from '../celdas.ts';
import { fichasDeColumna } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

/** Los motores en que `||` puede ser el OR lógico. */
const ENLACES: Enlaces = {
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html#sqlmode_pipes_as_concat',
  mariadb: 'https://mariadb.com/kb/en/sql-mode/#pipes_as_concat',
};

/** T57: `'a' || 'b'` es 0, y no `ab`. */
export const barrasComoOr: Regla = {
  id: 'barras-como-or',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasCon(contexto, esLogico).flatMap((columna) => {
      const fichas = fichasDeColumna(contexto, columna.columna);
      const hayBarras = fichas.some(({ texto }, i) => texto === '|' && fichas[i + 1]?.texto === '|');
      if (!hayBarras) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, || es el O lógico: no une textos.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Una los textos con CONCAT(a, b).',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: SONDA,
      };
    });
  },
};

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: "SELECT '1' || '2' AS v",
  confirma: ({ filas }) => filas[0]?.[0]?.tipo === 'entero',
};

function esLogico({ esperada, obtenida }: CeldaDistinta): boolean {
  if (esperada.nula || obtenida.tipo !== 'entero') return false;
  return /^[01]$/.test(obtenida.texto) && !/^(?:[01]|true|false)$/i.test(esperada.texto);
}
