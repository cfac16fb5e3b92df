import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Trozo de dos secuencias: iguales uno a uno, o todo lo que hay entre dos trozos iguales. Los límites `hasta` no se incluyen. */
export interface Tramo {
  readonly iguales: boolean;
  readonly esperadas: { readonly desde: number; readonly hasta: number };
  readonly obtenidas: { readonly desde: number; readonly hasta: number };
}

/** Ediciones que se buscan como mucho, y comparaciones que se les dedican: acotan el tiempo y la memoria. */
const EDICIONES = 1_000;
const COMPARACIONES = 50_000_000;

/**
 * Alinea dos secuencias con las menos ediciones posibles. Devuelve `undefined` si harían falta demasiadas.
 * `sonIguales` recibe índices desde 0.
 */
export function alinearSecuencias(
  largoEsperado: number,
  largoObtenido: number,
  sonIguales: (esperada: number, obtenida: number) => boolean,
): readonly Tramo[] | undefined {
  // Se carga al primer uso: lo corriente es que las dos tablas sean iguales.
  const { diffArrays } = require('diff') as typeof import('diff');
  const cambios = diffArrays(indices(largoEsperado), indices(largoObtenido), {
    comparator: sonIguales,
    maxEditLength: Math.min(EDICIONES, Math.ceil(COMPARACIONES / (largoEsperado + largoObtenido + 1))),
  });
  if (cambios === undefined) return undefined;
  const tramos: Tramo[] = [];
  let [e, o] = [0, 0];
  for (const { added, removed, count } of cambios) {
    const iguales = !added && !removed;
    const anterior = tramos.at(-1)?.iguales === iguales ? tramos.pop() : undefined;
    const desde = { e: anterior?.esperadas.desde ?? e, o: anterior?.obtenidas.desde ?? o };
    if (!added) e += count;
    if (!removed) o += count;
    tramos.push({
      iguales,
      esperadas: { desde: desde.e, hasta: e },
      obtenidas: { desde: desde.o, hasta: o },
    });
  }
  return tramos;
}

function indices(largo: number): number[] {
  return Array.from({ length: largo }, (_, i) => i);
}
