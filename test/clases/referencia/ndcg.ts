import type { Fraccion } from './fraccion.ts';
import { gradoDe, type Juicios } from './lista.ts';

/** Lo que vale un grado. */
export type Ganancia = (grado: number) => number;

/** El propio grado; uno negativo no suma. */
export const lineal: Ganancia = (grado) => Math.max(grado, 0);

/** 2^grado - 1; uno negativo no suma. */
export const exponencial: Ganancia = (grado) => 2 ** Math.max(grado, 0) - 1;

/** De dónde sale la mejor lista posible: de todo lo juzgado o solo de lo recuperado. */
export type Ideal = 'juzgados' | 'recuperados';

/** Ganancia acumulada con descuento logarítmico entre los k primeros grados. */
function dcg(grados: readonly number[], k: number, ganancia: Ganancia): number {
  return grados
    .slice(0, k)
    .reduce((suma, grado, indice) => suma + ganancia(grado) / Math.log2(indice + 2), 0);
}

/** DCG de la lista entre el de la mejor lista posible. */
export function ndcg(
  lista: readonly string[],
  juicios: Juicios,
  k: number,
  ganancia: Ganancia,
  ideal: Ideal,
): Fraccion {
  const obtenidos = lista.map((documento) => gradoDe(juicios, documento));
  const posibles = ideal === 'juzgados' ? Object.values(juicios) : obtenidos;
  return {
    numerador: dcg(obtenidos, k, ganancia),
    denominador: dcg(
      posibles.toSorted((a, b) => b - a),
      k,
      ganancia,
    ),
  };
}
