import { anchoDe } from './ancho.ts';
import { visible } from './visible.ts';

const GRAFEMAS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Espacios que se confunden con el relleno de la tabla o entre sí: a los lados y los repetidos, como `·`. */
function conEspaciosVisibles(texto: string, alPrincipio: boolean, alFinal: boolean): string {
  let puntos = texto.replace(/ {2,}/g, (espacios) => '·'.repeat(espacios.length));
  if (alPrincipio && puntos.startsWith(' ')) puntos = `·${puntos.slice(1)}`;
  if (alFinal && puntos.endsWith(' ')) puntos = `${puntos.slice(0, -1)}·`;
  return puntos;
}

/** Corre un índice para no partir un par de UTF-16. */
function sinPartir(texto: string, indice: number): number {
  const parteUnPar = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(texto.slice(indice - 1, indice + 1));
  return parteUnPar ? indice - 1 : indice;
}

const grafemas = (texto: string): readonly string[] =>
  [...GRAFEMAS.segment(texto)].map(({ segment }) => visible(segment));

/** Cuántos grafemas del principio caben en `ancho` columnas. */
function cuantosCaben(trozos: readonly string[], ancho: number): number {
  let ocupado = 0;
  const primeroQueSobra = trozos.findIndex((trozo) => {
    ocupado += anchoDe(trozo);
    return ocupado > ancho;
  });
  return primeroQueSobra === -1 ? trozos.length : primeroQueSobra;
}

/**
 * Texto visible en `ancho` columnas de terminal como mucho. Si no cabe se recorta con `…`, alrededor de `foco` (índice
 * del carácter que interesa) para que lo que importa se vea siempre.
 */
export function recortar(texto: string, ancho: number, foco = 0): string {
  if (texto.length <= ancho * 4) {
    const entero = visible(conEspaciosVisibles(texto, true, true));
    if (anchoDe(entero) <= ancho) return entero;
  }
  const centro = sinPartir(texto, Math.min(foco, texto.length));
  const inicio = sinPartir(texto, Math.max(0, centro - ancho));
  const fin = sinPartir(texto, Math.min(texto.length, centro + ancho));
  const antes = grafemas(conEspaciosVisibles(texto.slice(inicio, centro), inicio === 0, false)).toReversed();
  const despues = grafemas(conEspaciosVisibles(texto.slice(centro, fin), false, fin === texto.length));
  const libre = ancho - 2;
  const visto = (trozos: readonly string[], columnas: number) =>
    trozos.slice(0, cuantosCaben(trozos, columnas));
  const alMenos = visto(despues, Math.ceil(libre / 2)).join('');
  const izquierda = visto(antes, libre - anchoDe(alMenos));
  const derecha = visto(despues, libre - anchoDe(izquierda.join('')));
  const faltaAntes = inicio > 0 || izquierda.length < antes.length;
  const faltaDespues = fin < texto.length || derecha.length < despues.length;
  return [faltaAntes ? '…' : '', ...izquierda.toReversed(), ...derecha, faltaDespues ? '…' : ''].join('');
}

/** Corta un texto tan largo que taparía lo demás y dice cuánto medía. */
export function abreviar(texto: string, largo: number): string {
  if (texto.length <= largo) return texto;
  return `${texto.slice(0, sinPartir(texto, largo))}… (${texto.length} caracteres en total)`;
}

/** Rellena con espacios hasta `ancho` columnas de terminal. */
export function rellenar(texto: string, ancho: number, lado: 'derecha' | 'izquierda' = 'derecha'): string {
  const relleno = ' '.repeat(Math.max(0, ancho - anchoDe(texto)));
  return lado === 'derecha' ? texto + relleno : relleno + texto;
}
