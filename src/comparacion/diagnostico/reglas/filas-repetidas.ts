import { sonIguales } from '../../filas/cotejo.ts';
import { enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import {
  ausentesDe,
  contarFilas,
  cotejoDe,
  type FilaAusente,
  type FilaSobrante,
  sobrantesDe,
} from '../filas.ts';
import type { Contexto, Hipotesis, Regla } from '../hipotesis.ts';

/** Filas que llegan más veces, o menos, de las que el contrato las pide. */
export const filasRepetidas: Regla = {
  id: 'filas-repetidas',
  proponer(contexto) {
    const cotejo = cotejoDe(contexto);
    const [esperadas, obtenidas] = [[...cotejo.esperadas.keys()], [...cotejo.obtenidas.keys()]];
    const deMas = sobrantesDe(contexto).filter((s) =>
      esperadas.some((e) => sonIguales(cotejo, e, s.filaObtenida - 1)),
    );
    const deMenos = ausentesDe(contexto).filter((a) =>
      obtenidas.some((o) => sonIguales(cotejo, a.filaEsperada - 1, o)),
    );
    return [
      ...proponer(contexto, deMas, {
        causa: 'Hay filas que llegan más veces de las esperadas.',
        remedio:
          'Revise los JOIN: uno por una clave que no es única repite filas. UNION ALL también las conserva todas.',
      }),
      ...proponer(contexto, deMenos, {
        causa: 'Hay filas que llegan menos veces de las esperadas.',
        remedio: 'UNION, DISTINCT, INTERSECT y EXCEPT quitan las repetidas: use su forma con ALL.',
      }),
    ];
  },
};

function proponer(
  contexto: Contexto,
  filas: readonly (FilaAusente | FilaSobrante)[],
  { causa, remedio }: Pick<Hipotesis, 'causa' | 'remedio'>,
): readonly Hipotesis[] {
  const [primera] = filas;
  if (primera === undefined) return [];
  const vista = primera.celdas.map(({ texto }) => texto).join(' | ');
  const evidencia = `La fila ${citar(vista)} está en los dos lados, otras veces (${contarFilas(filas.length)}).`;
  return [
    { regla: filasRepetidas.id, causa, remedio, evidencia, doc: enlaceDe(contexto, {}), explica: filas },
  ];
}
