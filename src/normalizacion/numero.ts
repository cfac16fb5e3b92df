import { type Decimal, escribirDecimal, leerDecimal, sonIguales } from './decimal.ts';

/** Número de un contrato o de un motor: un decimal exacto, o uno de los tres que solo tienen nombre. */
export type Numero = Decimal | 'NaN' | 'Infinity' | '-Infinity';

// Sin ceros a la izquierda: `007` es un código, no un número.
const NUMERO = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const PLANO = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function leerNombre(texto: string): Exclude<Numero, Decimal> | undefined {
  return texto === 'NaN' || texto === 'Infinity' || texto === '-Infinity' ? texto : undefined;
}

/** Lee el número que escribió el autor de un contrato: signo, fracción y exponente, sin ceros a la izquierda. */
export function leerNumero(texto: string): Numero | undefined {
  return leerNombre(texto) ?? (NUMERO.test(texto) ? leerDecimal(texto) : undefined);
}

/** Lee los dígitos que dio un motor, que pueden llevar ceros a la izquierda (ZEROFILL). */
export function leerNumeroDeMotor(texto: string): Numero | undefined {
  return leerNombre(texto) ?? leerDecimal(texto);
}

/** Lee un decimal sin exponente ni signo `+`: la única forma en que dos textos se comparan por su valor. */
export function leerDecimalPlano(texto: string): Decimal | undefined {
  return PLANO.test(texto) ? leerDecimal(texto) : undefined;
}

/** Dice si dos números valen lo mismo: NaN solo es igual a NaN y un infinito a sí mismo. */
export function mismoNumero(a: Numero, b: Numero): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : sonIguales(a, b);
}

/** Escribe un número de una sola manera. */
export function escribirNumero(numero: Numero): string {
  return typeof numero === 'string' ? numero : escribirDecimal(numero);
}
