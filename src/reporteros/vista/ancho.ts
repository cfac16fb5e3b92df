import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** ASCII y latín visibles: siempre una columna, sin el coste de mirar grafemas. */
const UNA_COLUMNA_CADA_UNO = /^[ -~¡-¬®-ſ]*$/;

/** Columnas de terminal que ocupa un texto ya visible. */
export function anchoDe(texto: string): number {
  if (UNA_COLUMNA_CADA_UNO.test(texto)) return texto.length;
  // Se carga al primer texto que la necesita. https://nodejs.org/docs/latest-v20.x/api/modules.html#loading-ecmascript-modules-using-require
  const { default: stringWidth } = require('string-width') as typeof import('string-width');
  return stringWidth(texto);
}
