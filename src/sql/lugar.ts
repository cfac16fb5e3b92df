/** Línea y columna, desde 1, de un punto de un texto. La columna cuenta caracteres, no bytes. */
export interface Lugar {
  readonly linea: number;
  readonly columna: number;
}

/** Lugar del índice `indice` de `texto`. Las líneas se cuentan por saltos de línea. */
export function lugarDe(texto: string, indice: number): Lugar {
  const antes = texto.slice(0, indice);
  const inicioDeLinea = antes.lastIndexOf('\n') + 1;
  return { linea: antes.split('\n').length, columna: [...antes.slice(inicioDeLinea)].length + 1 };
}
