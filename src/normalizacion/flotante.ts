/** Dígitos con que se distingue cualquier flotante de 32 bits de sus vecinos. */
const DIGITOS_DE_32_BITS = 9;

/**
 * Escribe un flotante con los dígitos decimales más cortos que vuelven a dar el mismo flotante: 0.1 es `0.1`
 * también con 32 bits, aunque ese flotante, visto con 64, sea 0.10000000149011612. El cero negativo es `0`.
 */
export function escribirFlotante(valor: number, bits: 32 | 64): string {
  if (bits === 64 || !Number.isFinite(valor)) return String(valor);
  for (let digitos = 1; digitos < DIGITOS_DE_32_BITS; digitos += 1) {
    const corto = Number(valor.toPrecision(digitos));
    if (Math.fround(corto) === Math.fround(valor)) return String(corto);
  }
  return String(Number(valor.toPrecision(DIGITOS_DE_32_BITS)));
}
