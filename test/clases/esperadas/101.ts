import { type Fraccion, millonesimas, valorDe } from '../referencia/fraccion.ts';
import { type Devuelto, type Juicios, ordenar, relevantes } from '../referencia/lista.ts';
import { lineal, ndcg } from '../referencia/ndcg.ts';
import { precision } from '../referencia/precision.ts';
import { rangoReciproco } from '../referencia/rango-reciproco.ts';
import { recall } from '../referencia/recall.ts';
import type { Fila } from './fila.ts';

/** Pregunta con lo que se juzgó y lo que se devolvió. */
export interface Pregunta {
  readonly nombre: string;
  readonly k: number;
  readonly juicios: Juicios;
  readonly devueltos: readonly Devuelto[];
}

const PREGUNTAS: readonly Pregunta[] = [
  {
    nombre: 'aurora',
    k: 5,
    juicios: { 'devoluciones-base': 1, 'devoluciones-excepciones': 1 },
    devueltos: [
      ['devoluciones-base', 0.91],
      ['envios-internacionales', 0.84],
      ['garantia-fabricante', 0.79],
      ['devoluciones-excepciones', 0.77],
      ['horarios-atencion', 0.52],
    ],
  },
  {
    nombre: 'canarias',
    k: 4,
    juicios: { 'envios-canarias-costes': 1, 'envios-canarias-plazos': 1, 'envios-islas-aduana': 1 },
    devueltos: [
      ['envios-peninsula', 0.88],
      ['envios-canarias-plazos', 0.86],
      ['envios-canarias-costes', 0.81],
      ['devoluciones-base', 0.47],
    ],
  },
];

/** Las cinco lentes de una pregunta, por nombre y en el orden del contrato. */
export function lentes(
  juicios: Juicios,
  devueltos: readonly Devuelto[],
  k: number,
  umbral: number,
): Readonly<Record<string, Fraccion>> {
  const lista = ordenar(devueltos);
  const buenos = relevantes(juicios, umbral);
  return {
    precision_en_k: precision(lista, buenos, k),
    recall_en_k: recall(lista, buenos, k),
    rango_reciproco: rangoReciproco(lista, buenos),
    ndcg_ideal_juzgados: ndcg(lista, juicios, k, lineal, 'juzgados'),
    ndcg_ideal_recuperados: ndcg(lista, juicios, k, lineal, 'recuperados'),
  };
}

/** Filas de la clase 101, con sus datos o con otros. */
export function filas101(preguntas: readonly Pregunta[] = PREGUNTAS): readonly Fila[] {
  return preguntas.flatMap(({ nombre, k, juicios, devueltos }) =>
    Object.entries(lentes(juicios, devueltos, k, 1)).map(([lente, fraccion]) => [
      nombre,
      lente,
      millonesimas(fraccion.numerador),
      millonesimas(fraccion.denominador),
      millonesimas(valorDe(fraccion)),
    ]),
  );
}
