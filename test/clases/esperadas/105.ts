import { millonesimas } from '../referencia/fraccion.ts';
import { fragmentar } from '../referencia/fragmentar.ts';
import type { Fila } from './fila.ts';

/** Manera de cortar un corpus. */
export type Configuracion = readonly [tokens: number, tamano: number, solape: number];

const CONFIGURACIONES: readonly Configuracion[] = [
  [100_000, 512, 64],
  [100_000, 512, 0],
  [100_000, 1000, 200],
  [12_000, 600, 90],
  [1000, 200, 50],
  [960, 512, 64],
  [961, 512, 64],
  [513, 512, 64],
  [512, 512, 64],
  [0, 512, 64],
  [1000, 200, 200],
];

/** Filas de la clase 105, con sus datos o con otros. La columna de la fórmula se llena con los trozos contados: es lo que la clase promete. */
export function filas105(configuraciones: readonly Configuracion[] = CONFIGURACIONES): readonly Fila[] {
  return configuraciones.map(([tokens, tamano, solape]) => {
    const entrada = [tokens, tamano, solape].map(String);
    const zancada = String(tamano - solape);
    const trozos = fragmentar(tokens, tamano, solape);
    if (trozos === undefined) return [...entrada, zancada, null, null, null, null, 'invalida'];
    const indexados = trozos.reduce((suma, { inicio, fin }) => suma + fin - inicio, 0);
    const duplicacion = tokens === 0 ? 0 : (indexados - tokens) / tokens;
    const estado = tokens === 0 ? 'vacia' : 'valida';
    const cuantos = String(trozos.length);
    return [...entrada, zancada, cuantos, cuantos, String(indexados), millonesimas(duplicacion), estado];
  });
}
