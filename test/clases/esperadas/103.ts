import { media, millonesimas } from '../referencia/fraccion.ts';
import type { Fila } from './fila.ts';

/** Pregunta: etiqueta, fragmentos relevantes, y los que encontró cada configuración (nada si no devolvió nada). */
type Pregunta = readonly [etiqueta: string, relevantes: number, base?: number, candidata?: number];

const PREGUNTAS: readonly Pregunta[] = [
  ['literal', 1, 1, 1],
  ['literal', 2, 2, 2],
  ['literal', 4, 4, 3],
  ['literal', 1, 1, 1],
  ['literal', 5, 4, 4],
  ['literal', 3, 3, 3],
  ['literal', 2, 2, 2],
  ['literal', 4, 4, 3],
  ['literal', 1, 1, 1],
  ['parafrasis', 2, 2, 2],
  ['parafrasis', 5, 4, 4],
  ['parafrasis', 4, 4, 3],
  ['parafrasis', 1, 1, 1],
  ['siglas', 2, 0, 1],
  ['siglas', 2, 0, 1],
  ['siglas', 1, 1, 1],
  ['siglas', 3, 3, 3],
  ['negacion', 5, 4, 4],
  ['negacion', 4, 4, 3],
  ['negacion', 2],
];

/** Filas de la clase 103. */
export function filas103(): readonly Fila[] {
  const bases = PREGUNTAS.map(([, relevantes, base = 0]) => base / relevantes);
  const candidatas = PREGUNTAS.map(([, relevantes, , candidata = 0]) => candidata / relevantes);
  const cambios = PREGUNTAS.map(([, , base = 0, candidata = 0]) => Math.sign(candidata - base));
  return [
    ...resumen('base', bases),
    ...resumen('candidata', candidatas),
    ...cola(bases),
    cuenta('comparacion', 'ganadas', cambios, (cambio) => cambio > 0),
    cuenta('comparacion', 'perdidas', cambios, (cambio) => cambio < 0),
    cuenta('comparacion', 'iguales', cambios, (cambio) => cambio === 0),
  ];
}

function resumen(papel: string, recalls: readonly number[]): readonly Fila[] {
  const encontradas = recalls.filter((recall) => recall > 0);
  return [
    [papel, 'media_de_todas', String(recalls.length), millonesimas(media(recalls))],
    [papel, 'media_sin_los_ceros', String(encontradas.length), millonesimas(media(encontradas))],
    cuenta(papel, 'recall_cero', recalls, (recall) => recall === 0),
  ];
}

function cola(recalls: readonly number[]): readonly Fila[] {
  return [...new Set(PREGUNTAS.map(([etiqueta]) => etiqueta))]
    .map((etiqueta) => {
      const suyos = recalls.filter((_, indice) => PREGUNTAS[indice]?.[0] === etiqueta);
      return cuenta('cola_por_etiqueta', etiqueta, suyos, (recall) => recall === 0);
    })
    .toSorted(([, a, cerosDeA], [, b, cerosDeB]) => Number(cerosDeB) - Number(cerosDeA) || (a < b ? -1 : 1));
}

function cuenta(
  apartado: string,
  detalle: string,
  valores: readonly number[],
  cumple: (valor: number) => boolean,
): readonly [string, string, string, string] {
  const cuantos = valores.filter(cumple).length;
  return [apartado, detalle, String(cuantos), millonesimas(cuantos / valores.length)];
}
