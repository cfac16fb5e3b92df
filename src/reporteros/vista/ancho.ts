import stringWidth from 'string-width';

/** ASCII y latín visibles: siempre una columna, sin el coste de mirar grafemas. */
const UNA_COLUMNA_CADA_UNO = /^[ -~¡-¬®-ſ]*$/;

/** Columnas de terminal que ocupa un texto ya visible. */
export function anchoDe(texto: string): number {
  return UNA_COLUMNA_CADA_UNO.test(texto) ? texto.length : stringWidth(texto);
}
