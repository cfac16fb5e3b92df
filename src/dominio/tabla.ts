import type { Valor } from './valor.ts';

/** Columna de un resultado: el nombre y el tipo que dijo el motor (vacío si no lo dice). */
export interface Columna {
  readonly nombre: string;
  readonly tipoMotor: string;
}

/** Resultado de una consulta. Cada fila es una lista del mismo largo que `columnas`, en su orden. */
export interface Tabla {
  readonly columnas: readonly Columna[];
  readonly filas: readonly (readonly Valor[])[];
}
