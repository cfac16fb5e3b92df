import { createRequire } from 'node:module';
import type { Presentacion } from '../reportero.ts';
import { type Pintor, pintor } from '../terminal.ts';
import { anchoDe } from '../vista/ancho.ts';
import { abreviar, recortar } from '../vista/recorte.ts';
import { lineasVisibles } from '../vista/visible.ts';

const require = createRequire(import.meta.url);

const LARGO = 2_000;
const LARGO_CON_DETALLE = 20_000;

/** Lo que cada parte del informe de terminal necesita para escribirse. `ancho`: el que le queda. */
export interface Lienzo extends Presentacion {
  readonly pintar: Pintor;
}

/** Para los formatos que llevan líneas de texto dentro: sin color ni detalle. */
export const LIENZO_PLANO: Lienzo = { ancho: 100, color: false, detalle: false, pintar: pintor(false) };

/** Pone la misma sangría a todas las líneas que no están vacías. */
export function sangrar(lineas: readonly string[], espacios: number): readonly string[] {
  return lineas.map((linea) => (linea === '' ? '' : ' '.repeat(espacios) + linea));
}

/** Lienzo al que la sangría le quita ancho. */
export function masAdentro(lienzo: Lienzo, espacios: number): Lienzo {
  return { ...lienzo, ancho: lienzo.ancho - espacios };
}

/** Parte una línea al ancho; la que cabe se queda como está, con sus espacios. */
function partir(linea: string, ancho: number): readonly string[] {
  if (anchoDe(linea) <= ancho) return [linea];
  // Se carga al primer párrafo que no cabe.
  const { default: wrapAnsi } = require('wrap-ansi') as typeof import('wrap-ansi');
  return wrapAnsi(linea, ancho, { hard: true }).split('\n');
}

/** Texto visible partido al ancho, con sus propias líneas. */
export function bloque(texto: string, { ancho, detalle }: Lienzo): readonly string[] {
  const lineas = lineasVisibles(abreviar(texto, detalle ? LARGO_CON_DETALLE : LARGO));
  return lineas.flatMap((linea) => partir(linea, Math.max(20, ancho)));
}

/** Lo mismo, y las líneas que siguen a la primera llevan dos espacios más. */
export function parrafo(texto: string, lienzo: Lienzo): readonly string[] {
  const [primera = '', ...resto] = bloque(texto, masAdentro(lienzo, 2));
  return [primera, ...sangrar(resto, 2)];
}

/** Primera línea de un texto, recortada al ancho. */
export function enUnaLinea(texto: string, ancho: number): string {
  const [primera = '', ...resto] = texto.trimEnd().split(/\r\n|\r|\n/);
  return recortar(resto.length > 0 ? `${primera} …` : primera, ancho);
}
