/** Escribe bytes como `0x` y dos cifras hexadecimales en minúscula por byte. */
export function escribirBytes(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

/** Lee bytes escritos `0x…`, en mayúsculas o minúsculas. */
export function canonizarBytes(texto: string): string | undefined {
  return /^0x(?:[0-9a-f]{2})*$/i.test(texto) ? texto.toLowerCase() : undefined;
}
