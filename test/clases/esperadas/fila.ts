/** Fila que debe dar una clase: el texto de cada celda, o null. */
export type Fila = readonly (string | null)[];
