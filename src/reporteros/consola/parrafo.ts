import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Presentacion } from '../reportero.ts';
import type { Pintor } from '../terminal.ts';
import { recortar } from '../vista/recorte.ts';
import { lineasVisibles } from '../vista/visible.ts';

/** Lo que cada parte del informe de terminal necesita para escribirse. */
export interface Lienzo extends Presentacion {
  readonly pintar: Pintor;
}

/** Pone la misma sangría a todas las líneas que no están vacías. */
export function sangrar(lineas: readonly string[], espacios: number): readonly string[] {
  return lineas.map((linea) => (linea === '' ? '' : ' '.repeat(espacios) + linea));
}

/** Parte una línea al ancho; la que cabe se queda como está, con sus espacios. */
function partir(linea: string, ancho: number): readonly string[] {
  return stringWidth(linea) <= ancho ? [linea] : wrapAnsi(linea, ancho, { hard: true }).split('\n');
}

/** Párrafo visible partido al ancho. Las líneas que siguen a la primera llevan dos espacios más. */
export function parrafo(texto: string, ancho: number): readonly string[] {
  const lineas = lineasVisibles(texto).flatMap((linea) => partir(linea, Math.max(20, ancho - 2)));
  const [primera = '', ...resto] = lineas;
  return [primera, ...sangrar(resto, 2)];
}

/** Primera línea de un texto, recortada al ancho. */
export function enUnaLinea(texto: string, ancho: number): string {
  const [primera = '', ...resto] = texto.trimEnd().split(/\r\n|\r|\n/);
  return recortar(resto.length > 0 ? `${primera} …` : primera, ancho);
}
