/** Cómo se corresponden dos filas, o por qué una no tiene con quién. Índices desde 0. */
export type Paso =
  /** Iguales o cambiadas, en el mismo lugar. */
  | { readonly tipo: 'pareja'; readonly esperada: number; readonly obtenida: number }
  /** Iguales, en otro lugar. */
  | { readonly tipo: 'movida'; readonly esperada: number; readonly obtenida: number }
  | { readonly tipo: 'ausente'; readonly esperada: number }
  | { readonly tipo: 'sobrante'; readonly obtenida: number };

/** Correspondencia completa: cada fila de cada lado aparece en un paso, y solo en uno. Las movidas van al final. */
export type Alineacion = readonly Paso[];

/** El paso de dos filas en el mismo lugar. */
export function pareja(esperada: number, obtenida: number): Paso {
  return { tipo: 'pareja', esperada, obtenida };
}

/** Un paso por fila esperada sin pareja. */
export function ausentes(esperadas: readonly number[]): readonly Paso[] {
  return esperadas.map((esperada) => ({ tipo: 'ausente', esperada }));
}

/** Un paso por fila obtenida sin pareja. */
export function sobrantes(obtenidas: readonly number[]): readonly Paso[] {
  return obtenidas.map((obtenida) => ({ tipo: 'sobrante', obtenida }));
}
