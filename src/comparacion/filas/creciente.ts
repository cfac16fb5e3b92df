import { tomar } from '../tomar.ts';

/** Índices de una subsucesión creciente lo más larga posible de una lista de números distintos. */
export function mayorCreciente(numeros: readonly number[]): readonly number[] {
  const finales: number[] = [];
  const previos: number[] = [];
  for (const [i, numero] of numeros.entries()) {
    const largo = primeroNoMenor(finales, numeros, numero);
    previos.push(largo === 0 ? -1 : tomar(finales, largo - 1));
    finales[largo] = i;
  }
  const camino: number[] = [];
  for (let i = finales.at(-1) ?? -1; i >= 0; i = tomar(previos, i)) camino.push(i);
  return camino.reverse();
}

/** Búsqueda binaria: los números en los que acaban las sucesiones de cada largo están en orden. */
function primeroNoMenor(finales: readonly number[], numeros: readonly number[], numero: number): number {
  let desde = 0;
  let hasta = finales.length;
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1;
    if (tomar(numeros, tomar(finales, medio)) < numero) desde = medio + 1;
    else hasta = medio;
  }
  return desde;
}
