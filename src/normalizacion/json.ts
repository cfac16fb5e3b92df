import { createRequire } from 'node:module';
import { escribirDecimal, leerDecimal } from './decimal.ts';

/** La biblioteca se carga al primer JSON: pocas clases lo usan. */
const require = createRequire(import.meta.url);
const lossless = () => require('lossless-json') as typeof import('lossless-json');

/**
 * Escribe un texto JSON de una sola manera: claves ordenadas, números exactos sin ceros sobrantes y sin
 * espacios, de modo que dos JSON con la misma estructura dan el mismo texto. Devuelve `undefined` si el texto no
 * es JSON, si repite una clave con otro valor o si anida más de lo que la pila admite.
 */
export function canonizarJson(texto: string): string | undefined {
  try {
    return escribir(lossless().parse(texto));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function escribir(valor: unknown): string {
  if (lossless().isLosslessNumber(valor)) {
    const decimal = leerDecimal(valor.value);
    return decimal === undefined ? valor.value : escribirDecimal(decimal);
  }
  if (Array.isArray(valor)) return `[${valor.map(escribir).join(',')}]`;
  if (typeof valor !== 'object' || valor === null) return JSON.stringify(valor);
  const pares = Object.entries(valor).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${pares.map(([clave, dentro]) => `${JSON.stringify(clave)}:${escribir(dentro)}`).join(',')}}`;
}
