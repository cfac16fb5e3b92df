/** Cotas en décimas de punto, redondeadas hacia fuera. */
export interface Cotas {
  readonly inferior: number;
  readonly superior: number;
}

const UNIDAD = 1000n;
/** Probabilidad que queda a cada lado de un intervalo del 95 %: 25 milésimas. */
const COLA = 25n;

/**
 * Intervalo exacto del 95 % de una proporción, por su definición: las proporciones con las que lo visto, o algo más
 * extremo, no es improbable. Con enteros: ninguna probabilidad se redondea.
 */
export function clopperPearson(exitos: number, n: number): Cotas {
  return { inferior: cotaInferior(exitos, n), superior: 1000 - cotaInferior(n - exitos, n) };
}

/** Mayor décima con la que `exitos` o más tiene probabilidad de 0,025 o menos. Prueba todas. */
function cotaInferior(exitos: number, n: number): number {
  let cota = 0;
  for (let decima = 1; decima < 1000; decima++) {
    const cola = pesoDeLaCola(exitos, n, BigInt(decima));
    if (cola * UNIDAD <= COLA * UNIDAD ** BigInt(n)) cota = decima;
  }
  return cota;
}

/** Probabilidad de `exitos` o más si la proporción es decima/1000, multiplicada por 1000^n. */
function pesoDeLaCola(exitos: number, n: number, decima: bigint): bigint {
  let suma = 0n;
  for (let i = exitos; i <= n; i++) {
    suma += combinaciones(n, i) * decima ** BigInt(i) * (UNIDAD - decima) ** BigInt(n - i);
  }
  return suma;
}

function combinaciones(n: number, i: number): bigint {
  let resultado = 1n;
  for (let j = 1; j <= i; j++) resultado = (resultado * BigInt(n - i + j)) / BigInt(j);
  return resultado;
}
