/** El elemento de un índice que existe por construcción; si no existe es un fallo del programa. */
export function tomar<T>(lista: readonly T[], indice: number): T {
  if (indice < 0 || indice >= lista.length)
    throw new RangeError(`No hay elemento ${indice} de ${lista.length}.`);
  return lista[indice] as T;
}
