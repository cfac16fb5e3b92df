/** Lugar de un archivo: ruta relativa a la raíz con `/`, línea y columna desde 1. */
export interface Posicion {
  readonly archivo: string;
  readonly linea: number;
  readonly columna: number;
}
