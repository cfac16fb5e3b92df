import type { Fraccion } from './fraccion.ts';

/** Uno entre la posición del primer relevante de toda la lista; 0 si no sale ninguno. */
export function rangoReciproco(lista: readonly string[], buenos: ReadonlySet<string>): Fraccion {
  const posicion = lista.findIndex((documento) => buenos.has(documento)) + 1;
  return { numerador: posicion === 0 ? 0 : 1, denominador: posicion };
}
