import { type Fraccion, media, millonesimas, valorDe } from '../referencia/fraccion.ts';
import { type Devuelto, type Juicios, ordenar, relevantes } from '../referencia/lista.ts';
import { exponencial, lineal, ndcg } from '../referencia/ndcg.ts';
import { precision, precisionDeLoDevuelto } from '../referencia/precision.ts';
import { rangoReciproco } from '../referencia/rango-reciproco.ts';
import { recall } from '../referencia/recall.ts';
import type { Fila } from './fila.ts';

/** Pregunta del conjunto dorado. */
interface Pregunta {
  readonly caso: string;
  readonly juicios: Juicios;
  readonly devueltos: readonly Devuelto[];
}

const K = 5;

const PREGUNTAS: readonly Pregunta[] = [
  {
    caso: 'empate',
    juicios: { 'permisos-a': 2 },
    devueltos: [
      ['permisos-a', 0.6],
      ['permisos-b', 0.6],
      ['permisos-c', 0.6],
    ],
  },
  {
    caso: 'ordinaria',
    juicios: { 'claves-cambiar': 2, 'claves-historial': 0, 'claves-requisitos': 1 },
    devueltos: [
      ['claves-requisitos', 0.93],
      ['claves-historial', 0.9],
      ['claves-cambiar', 0.88],
    ],
  },
  {
    caso: 'menos_de_k',
    juicios: { 'viajes-avion': 1, 'viajes-dietas': 2, 'viajes-hotel': 1 },
    devueltos: [
      ['viajes-dietas', 0.81],
      ['viajes-hotel', 0.73],
    ],
  },
  { caso: 'sin_resultados', juicios: { 'impresoras-averias': 2 }, devueltos: [] },
  {
    caso: 'sin_relevantes',
    juicios: { 'comedor-horario': 0 },
    devueltos: [['comedor-horario', 0.41]],
  },
  {
    caso: 'sin_juzgar',
    juicios: { 'nominas-errores': 2, 'nominas-fechas': 1 },
    devueltos: [
      ['boletin-2026', 0.84],
      ['nominas-errores', 0.8],
      ['nominas-fechas', 0.55],
    ],
  },
  {
    caso: 'ordinaria',
    juicios: { 'seguridad-perdidas': 2 },
    devueltos: [
      ['compras-portatiles', 0.79],
      ['garantias', 0.71],
      ['inventario', 0.64],
      ['viajes-equipaje', 0.58],
      ['prestamos', 0.53],
      ['seguridad-perdidas', 0.49],
    ],
  },
  {
    caso: 'ordinaria',
    juicios: { 'vpn-diagnostico': 2, 'vpn-requisitos': 1 },
    devueltos: [
      ['red-cableada', 0.87],
      ['wifi-visitas', 0.82],
      ['red-mantenimiento', 0.8],
      ['proveedores', 0.66],
      ['vpn-diagnostico', 0.62],
      ['vpn-requisitos', 0.6],
    ],
  },
];

/** Mide una pregunta; ausente si la política la deja fuera de la media. */
type Politica = (pregunta: Pregunta, k: number, umbral: number) => Fraccion | undefined;

/** Cada política de cada medida, con el nombre del contrato. */
export const POLITICAS = {
  'precision entre_k': (p, k, umbral) => precision(ordenar(p.devueltos), relevantes(p.juicios, umbral), k),
  'precision entre_lo_devuelto': (p, k, umbral) =>
    precisionDeLoDevuelto(ordenar(p.devueltos), relevantes(p.juicios, umbral), k),
  'recall vacia_es_cero': (p, k, umbral) => recall(ordenar(p.devueltos), relevantes(p.juicios, umbral), k),
  'recall vacia_se_excluye': (p, k, umbral) =>
    relevantes(p.juicios, umbral).size === 0
      ? undefined
      : recall(ordenar(p.devueltos), relevantes(p.juicios, umbral), k),
  'mrr toda_la_lista': (p, _k, umbral) => rangoReciproco(ordenar(p.devueltos), relevantes(p.juicios, umbral)),
  'mrr hasta_k': (p, k, umbral) =>
    rangoReciproco(ordenar(p.devueltos).slice(0, k), relevantes(p.juicios, umbral)),
  'mrr solo_juzgados': (p, _k, umbral) => {
    const juzgados = p.devueltos.filter(([documento]) => p.juicios[documento] !== undefined);
    return rangoReciproco(ordenar(juzgados), relevantes(p.juicios, umbral));
  },
  'mrr empate_ascendente': (p, _k, umbral) =>
    rangoReciproco(ordenarEnAscendente(p.devueltos), relevantes(p.juicios, umbral)),
  'ndcg_exp ideal_juzgados': (p, k) => ndcg(ordenar(p.devueltos), p.juicios, k, exponencial, 'juzgados'),
  'ndcg_lineal ideal_juzgados': (p, k) => ndcg(ordenar(p.devueltos), p.juicios, k, lineal, 'juzgados'),
  'ndcg_exp ideal_recuperados': (p, k) =>
    ndcg(ordenar(p.devueltos), p.juicios, k, exponencial, 'recuperados'),
} as const satisfies Readonly<Record<string, Politica>>;

const LINEAS: readonly (readonly [alcance: string, politica: keyof typeof POLITICAS, uso: string])[] = [
  ['todas', 'precision entre_k', 'adoptada'],
  ['todas', 'recall vacia_es_cero', 'adoptada'],
  ['todas', 'recall vacia_se_excluye', 'contraste'],
  ['todas', 'mrr toda_la_lista', 'adoptada'],
  ['todas', 'mrr hasta_k', 'contraste'],
  ['todas', 'ndcg_exp ideal_juzgados', 'adoptada'],
  ['todas', 'ndcg_lineal ideal_juzgados', 'contraste'],
  ['todas', 'ndcg_exp ideal_recuperados', 'contraste'],
  ['sin_relevantes', 'recall vacia_es_cero', 'adoptada'],
  ['sin_juzgar', 'mrr toda_la_lista', 'adoptada'],
  ['sin_juzgar', 'mrr solo_juzgados', 'contraste'],
  ['menos_de_k', 'precision entre_k', 'adoptada'],
  ['menos_de_k', 'precision entre_lo_devuelto', 'contraste'],
  ['sin_resultados', 'recall vacia_es_cero', 'adoptada'],
  ['empate', 'mrr toda_la_lista', 'adoptada'],
  ['empate', 'mrr empate_ascendente', 'contraste'],
];

/** Filas de la clase 102. */
export function filas102(): readonly Fila[] {
  return LINEAS.map(([alcance, politica, uso]) => {
    const medir: Politica = POLITICAS[politica];
    const preguntas = PREGUNTAS.filter(({ caso }) => alcance === 'todas' || caso === alcance);
    const valores = preguntas.flatMap((pregunta) => medir(pregunta, K, 1) ?? []).map(valorDe);
    return [alcance, ...politica.split(' '), millonesimas(media(valores)), String(valores.length), uso];
  });
}

function ordenarEnAscendente(devueltos: readonly Devuelto[]): readonly string[] {
  return devueltos
    .toSorted(([a, deA], [b, deB]) => deB - deA || (a < b ? -1 : 1))
    .map(([documento]) => documento);
}
