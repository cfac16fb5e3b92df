import { columnasCon } from '../celdas.ts';
import { fichasDeColumna, tiene } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

/** Los motores en que dividir por cero da un infinito. */
const ENLACES: Enlaces = { duckdb: 'https://duckdb.org/docs/stable/sql/functions/numeric' };

/** T02: `1/0` es Infinity en unos motores, NULL en otros y un error en los demás. */
export const divisionPorCero: Regla = {
  id: 'division-por-cero',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasCon(contexto, ({ obtenida }) => NO_FINITOS.includes(obtenida.texto)).flatMap((columna) => {
      if (!tiene(fichasDeColumna(contexto, columna.columna), '/', '%')) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `${contexto.nombre} da un infinito, o NaN, al dividir por cero: no un error ni NULL.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Divida por NULLIF(b, 0): da NULL en todos los motores.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: SONDA,
      };
    });
  },
};

const NO_FINITOS = ['NaN', 'Infinity', '-Infinity'];

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: 'SELECT 1 / 0 AS v',
  confirma: ({ filas }) => {
    const valor = filas[0]?.[0];
    return valor?.tipo === 'flotante' && !Number.isFinite(valor.valor);
  },
};
