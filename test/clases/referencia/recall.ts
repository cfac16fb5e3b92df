import type { Fraccion } from './fraccion.ts';
import { aciertos } from './lista.ts';

/** Recall en k: la parte de lo relevante que está entre los k primeros. */
export function recall(lista: readonly string[], buenos: ReadonlySet<string>, k: number): Fraccion {
  return { numerador: aciertos(lista, buenos, k), denominador: buenos.size };
}
