import type { Tabla } from '../dominio/tabla.ts';
import { type CeldaNormal, normalizarCelda } from './celda.ts';

/** Resultado de una consulta con cada celda en su forma canónica. */
export interface TablaNormal {
  readonly columnas: readonly string[];
  readonly filas: readonly (readonly CeldaNormal[])[];
}

/** Lleva todas las celdas de una tabla a su forma canónica; filas y columnas conservan su orden. */
export function normalizar(tabla: Tabla): TablaNormal {
  return {
    columnas: tabla.columnas.map((columna) => columna.nombre),
    filas: tabla.filas.map((fila) => fila.map(normalizarCelda)),
  };
}
