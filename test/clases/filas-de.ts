import type { Tabla } from '../../src/dominio/tabla.ts';
import { normalizar } from '../../src/normalizacion/tabla.ts';
import type { Fila } from './esperadas/fila.ts';

/** Las filas de una tabla, con el texto canónico de cada celda o null. */
export function filasDe(tabla: Tabla): readonly Fila[] {
  return normalizar(tabla).filas.map((fila) =>
    fila.map((celda) => (celda.tipo === 'nulo' ? null : celda.texto)),
  );
}
