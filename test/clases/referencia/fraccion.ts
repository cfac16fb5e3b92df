/** Parte entre todo; 0 si no hay todo. */
export interface Fraccion {
  readonly numerador: number;
  readonly denominador: number;
}

/** Valor de una fracción; con denominador 0, 0. */
export function valorDe({ numerador, denominador }: Fraccion): number {
  return denominador === 0 ? 0 : numerador / denominador;
}

/** Millonésimas enteras, con la mitad hacia arriba, en texto. */
export function millonesimas(valor: number): string {
  return String(Math.floor(valor * 1e6 + 0.5));
}

/** Media; de nada, 0. */
export function media(valores: readonly number[]): number {
  return valores.length === 0 ? 0 : valores.reduce((suma, valor) => suma + valor, 0) / valores.length;
}
