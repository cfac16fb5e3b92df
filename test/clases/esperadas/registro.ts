import { filas101 } from './101.ts';
import { filas102 } from './102.ts';
import { filas103 } from './103.ts';
import { filas104 } from './104.ts';
import { filas105 } from './105.ts';
import { filas106 } from './106.ts';
import { filas107 } from './107.ts';
import { filas108 } from './108.ts';
import type { Fila } from './fila.ts';

/** Filas de cada clase, calculadas aquí desde las definiciones. Una clase nueva de `clases/` se añade a esta lista. */
export const ESPERADAS: ReadonlyMap<string, () => readonly Fila[]> = new Map<string, () => readonly Fila[]>([
  ['101', filas101],
  ['102', filas102],
  ['103', filas103],
  ['104', filas104],
  ['105', filas105],
  ['106', filas106],
  ['107', filas107],
  ['108', filas108],
]);
