import { media, millonesimas, valorDe } from '../referencia/fraccion.ts';
import { type Juicios, relevantes } from '../referencia/lista.ts';
import { exponencial, ndcg } from '../referencia/ndcg.ts';
import { precision } from '../referencia/precision.ts';
import { rangoReciproco } from '../referencia/rango-reciproco.ts';
import { recall } from '../referencia/recall.ts';
import { type Candidato, reordenar } from '../referencia/reordenar.ts';
import type { Fila } from './fila.ts';

/** Pregunta con sus candidatos: el documento n lleva el sufijo n. */
interface Pregunta {
  readonly nombre: string;
  readonly juicios: Juicios;
  readonly candidatos: readonly Candidato[];
}

const K = 3;
const PROFUNDIDADES = [0, 3, 5] as const;

const PREGUNTAS: readonly Pregunta[] = [
  pregunta('cupon', { 'cup-2': 2 }, [0.8, 0.95, 0.72, 0.7, 0.66, 0.41], [0.35, 0.2, 0.2, 0.15, 0.4, 0.9]),
  pregunta(
    'factura',
    { 'fac-6': 1 },
    [0.91, 0.88, 0.81, 0.77, 0.69, 0.68],
    [0.3, 0.45, 0.1, 0.25, 0.05, 0.99],
  ),
  pregunta(
    'garantia',
    { 'gar-3': 2, 'gar-9': 2 },
    [0.86, 0.83, 0.79, 0.61, 0.58, 0.44],
    [0.55, 0.6, 0.97, 0.5, 0.2, 0.1],
  ),
  pregunta(
    'reembolso',
    { 'ree-2': 1, 'ree-5': 2 },
    [0.94, 0.89, 0.82, 0.75, 0.74, 0.5],
    [0.5, 0.85, 0.4, 0.3, 0.98, 0.35],
  ),
];

/** Filas de la clase 104. */
export function filas104(): readonly Fila[] {
  const medias = Object.entries(MEDIDAS).map(([medida, medir]) => [
    'todas',
    medida,
    ...PROFUNDIDADES.map((n) => millonesimas(media(PREGUNTAS.map((una) => medir(una, n))))),
  ]);
  const identidades = PREGUNTAS.flatMap((una) =>
    Object.entries(IDENTIDAD).map(([cara, medir]) => [
      una.nombre,
      cara,
      ...PROFUNDIDADES.map((n) => millonesimas(medir(una, n))),
    ]),
  );
  return [...medias, ...identidades];
}

type Medir = (una: Pregunta, profundidad: number) => number;

const MEDIDAS = {
  precision_en_k: (una, n) => valorDe(precision(reordenar(una.candidatos, n), buenosDe(una), K)),
  recall_en_k: (una, n) => recallHasta(una, n, K),
  mrr: (una, n) => valorDe(rangoReciproco(reordenar(una.candidatos, n), buenosDe(una))),
  ndcg_en_k: (una, n) => valorDe(ndcg(reordenar(una.candidatos, n), una.juicios, K, exponencial, 'juzgados')),
  recall_en_el_fondo: (una, n) => recallHasta(una, n, Math.max(...PROFUNDIDADES)),
  recall_de_candidatos: (una, n) => recallHasta(una, n, una.candidatos.length),
} satisfies Readonly<Record<string, Medir>>;

const IDENTIDAD = {
  k_por_precision: (una, n) => K * MEDIDAS.precision_en_k(una, n),
  relevantes_por_recall: (una, n) => buenosDe(una).size * MEDIDAS.recall_en_k(una, n),
} satisfies Readonly<Record<string, Medir>>;

function recallHasta(una: Pregunta, profundidad: number, k: number): number {
  return valorDe(recall(reordenar(una.candidatos, profundidad), buenosDe(una), k));
}

function buenosDe({ juicios }: Pregunta): ReadonlySet<string> {
  return relevantes(juicios, 1);
}

function pregunta(
  nombre: string,
  juicios: Juicios,
  primeras: readonly number[],
  segundas: readonly number[],
): Pregunta {
  const candidatos = primeras.map((primera, indice) => ({
    documento: `${nombre.slice(0, 3)}-${indice + 1}`,
    primera,
    segunda: segundas[indice] ?? 0,
  }));
  return { nombre, juicios, candidatos };
}
