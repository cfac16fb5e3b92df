import { isLosslessNumber, parse } from 'lossless-json';
import { escribirDecimal, leerDecimal } from './decimal.ts';

/**
 * Escribe un texto JSON de una sola manera: claves ordenadas, números exactos sin ceros sobrantes y sin
 * espacios, de modo que dos JSON con la misma estructura dan el mismo texto. Devuelve `undefined` si el texto no
 * es JSON, si repite una clave con otro valor o si anida más de lo que la pila admite.
 */
export function canonizarJson(texto: string): string | undefined {
  try {
    return escribir(parse(texto));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function escribir(valor: unknown): string {
  if (isLosslessNumber(valor)) {
    const decimal = leerDecimal(valor.value);
    return decimal === undefined ? valor.value : escribirDecimal(decimal);
  }
  if (Array.isArray(valor)) return `[${valor.map(escribir).join(',')}]`;
  if (typeof valor !== 'object' || valor === null) return JSON.stringify(valor);
  const pares = Object.entries(valor).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${pares.map(([clave, dentro]) => `${JSON.stringify(clave)}:${escribir(dentro)}`).join(',')}}`;
}
