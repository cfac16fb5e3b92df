import { readFileSync } from 'node:fs';
import type { Devuelto, Juicios } from './referencia/lista.ts';

/** Medidas de una pregunta o de una media, con los nombres de los vectores. */
interface Medidas {
  readonly P: number;
  readonly R: number;
  readonly RR: number;
  readonly ndcg_lin: number;
  readonly ndcg_exp: number;
}

/** Caso publicado: juicios, lista, parámetros y lo que deben dar las medidas. */
export interface Vector {
  readonly name: string;
  readonly k: number;
  /** Grado desde el que un documento es relevante. */
  readonly level: number;
  readonly qrels: Readonly<Record<string, Juicios>>;
  readonly run: Readonly<Record<string, readonly Devuelto[]>>;
  readonly per_query: Readonly<Record<string, Medidas & { readonly ndcg_lin_idealret: number }>>;
  readonly mean_millionths: Medidas;
}

/** Vectores comprobados contra trec_eval, con ganancia lineal y exponencial y los dos ideales. */
export const VECTORES: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../fixtures/vectores-metricas.json', import.meta.url), 'utf8'),
);
