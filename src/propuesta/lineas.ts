import { type Edicion, lineaSiguiente, saltoDe } from './edicion.ts';
import type { Escrito } from './escrito.ts';
import { escribirFila } from './escritura.ts';
import type { FilaNueva } from './fila.ts';

/** Inserta líneas enteras donde empieza otra; en un final sin salto de línea, lo pone. */
function insercionDeLineas(texto: string, lugar: number, lineas: readonly string[]): Edicion {
  const salto = saltoDe(texto);
  const puesto = lineas.join(salto);
  const aMedias = lugar > 0 && texto[lugar - 1] !== '\n';
  return { desde: lugar, hasta: lugar, texto: aMedias ? salto + puesto : puesto + salto };
}

/** Inserta unas filas, ya escritas, con su guion. */
export function insercionDeFilas(
  texto: string,
  lugar: number,
  sangria: number,
  filas: readonly string[],
): Edicion {
  return insercionDeLineas(
    texto,
    lugar,
    filas.map((fila) => `${' '.repeat(sangria)}- ${fila}`),
  );
}

/** Pone filas donde la clave no tenía ninguna. */
export function edicionesDeVacio(
  texto: string,
  { dosPuntos, desde, hasta, sangria }: Extract<Escrito, { tipo: 'vacio' }>,
  nuevas: readonly FilaNueva[],
): readonly Edicion[] {
  const entre = texto.slice(dosPuntos + 1, desde);
  const quitada = { desde: /^ *$/.test(entre) ? dosPuntos + 1 : desde, hasta };
  if (nuevas.length === 0) return [{ ...quitada, texto: ' []' }];
  const lugar = lineaSiguiente(texto, hasta);
  return [{ ...quitada, texto: '' }, insercionDeFilas(texto, lugar, sangria + 2, escribirTodas(nuevas))];
}

/** Pone la clave con sus filas donde no estaba. */
export function insercionDeClave(
  texto: string,
  { tras, sangria }: Extract<Escrito, { tipo: 'ausente' }>,
  nuevas: readonly FilaNueva[],
): Edicion {
  const margen = ' '.repeat(sangria);
  const filas = escribirTodas(nuevas).map((fila) => `${margen}  - ${fila}`);
  const clave = `${margen}esperado:${nuevas.length === 0 ? ' []' : ''}`;
  return insercionDeLineas(texto, lineaSiguiente(texto, tras), [clave, ...filas]);
}

function escribirTodas(nuevas: readonly FilaNueva[]): readonly string[] {
  return nuevas.map((fila) => escribirFila(fila, () => 'las-que-hagan-falta'));
}
