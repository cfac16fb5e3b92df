import type { Fraccion } from './fraccion.ts';
import { aciertos } from './lista.ts';

/** Precisión en k: la parte de los k puestos que ocupa algo relevante. Un puesto vacío cuenta. */
export function precision(lista: readonly string[], buenos: ReadonlySet<string>, k: number): Fraccion {
  return { numerador: aciertos(lista, buenos, k), denominador: k };
}

/** La misma entre lo que se devolvió, que no castiga las listas cortas. */
export function precisionDeLoDevuelto(
  lista: readonly string[],
  buenos: ReadonlySet<string>,
  k: number,
): Fraccion {
  return { numerador: aciertos(lista, buenos, k), denominador: Math.min(k, lista.length) };
}
