import type { CeldaNormal } from '../normalizacion/celda.ts';
import type { Edicion } from './edicion.ts';
import type { Escrito, FilaEscrita } from './escrito.ts';
import { type Comillas, escribirCelda, escribirFila } from './escritura.ts';
import { type Paso, pasosEntre } from './pasos.ts';

/** Una fila que se propone. */
export type FilaNueva = readonly CeldaNormal[];

/** Dice si la celda que hay en el archivo ya vale lo mismo que la propuesta. Los índices cuentan desde 0. */
export type EsIgual = (fila: number, columna: number, propuesta: CeldaNormal) => boolean;

/** Un `esperado` que tiene filas. */
export type ConFilas = Extract<Escrito, { tipo: 'guiones' | 'corchetes' }>;

/** Pasos para ir de las filas escritas a las nuevas. */
export function pasosDe(
  { filas }: ConFilas,
  nuevas: readonly FilaNueva[],
  esIgual: EsIgual,
): readonly Paso[] {
  return pasosEntre(filas.length, nuevas.length, (actual, nueva) => {
    const propuesta = nuevas[nueva] ?? [];
    const anchoIgual = filas[actual]?.celdas?.length === propuesta.length;
    return anchoIgual && propuesta.every((celda, c) => esIgual(actual, c, celda));
  });
}

/** Cambia las celdas distintas de una fila; si alguna no se puede cambiar sola, la fila entera. */
export function edicionesDeFila(
  fila: FilaEscrita,
  indice: number,
  nueva: FilaNueva,
  esIgual: EsIgual,
): Edicion[] {
  const { celdas, desde, hasta } = fila;
  if (celdas?.length !== nueva.length) {
    const sangria = desde === hasta ? ' ' : '';
    return [{ desde, hasta, texto: sangria + escribirFila(nueva, () => 'las-que-hagan-falta') }];
  }
  return nueva.flatMap((celda, c) => {
    const escrita = celdas[c];
    if (!escrita || esIgual(indice, c, celda)) return [];
    return [{ desde: escrita.desde, hasta: escrita.hasta, texto: escribirCelda(celda, escrita.comillas) }];
  });
}

/** Una fila que se añade lleva en cada columna las comillas de su vecina. */
export function comillasDe(vecina: FilaEscrita | undefined): (columna: number) => Comillas {
  return (columna) => vecina?.celdas?.[columna]?.comillas ?? 'las-que-hagan-falta';
}
