import { ordenar } from '../../normalizacion/aritmetica.ts';
import { leerNumeroDeMotor, type Numero } from '../../normalizacion/numero.ts';
import { tomar } from '../tomar.ts';
import type { Cotejo, Indices } from './cotejo.ts';

/**
 * Ordena las filas por la primera columna que no se compara exacta: así la primera pareja que sirve suele ser la
 * buena, y con una sola columna de tolerancia absoluta lo es siempre. Sin ninguna, las deja como están.
 */
export function ordenarPorValor(cotejo: Cotejo, indices: Indices): Indices {
  const columna = cotejo.columnas.findIndex((c) => c.tolerancia !== undefined || c.decimales !== undefined);
  if (columna < 0) return indices;
  const esperado = (e: number) => {
    const celda = tomar(tomar(cotejo.esperadas, e), columna);
    return celda.nula ? undefined : leerNumeroDeMotor(celda.texto);
  };
  const obtenido = (o: number) => leerNumeroDeMotor(tomar(tomar(cotejo.obtenidas, o), columna).texto);
  return {
    esperadas: ordenados(indices.esperadas, esperado),
    obtenidas: ordenados(indices.obtenidas, obtenido),
  };
}

function ordenados(
  filas: readonly number[],
  numeroDe: (fila: number) => Numero | undefined,
): readonly number[] {
  return filas
    .map((fila) => ({ fila, numero: numeroDe(fila) }))
    .toSorted((a, b) => porNumero(a.numero, b.numero) || a.fila - b.fila)
    .map(({ fila }) => fila);
}

/** Lo que no es un decimal va al final, sin orden propio. */
function porNumero(a: Numero | undefined, b: Numero | undefined): number {
  const [esA, esB] = [typeof a === 'object', typeof b === 'object'];
  if (typeof a === 'object' && typeof b === 'object') return ordenar(a, b);
  return Number(esB) - Number(esA);
}
