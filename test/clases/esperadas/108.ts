import { intervaloDeApuestas, type Pares, paresNecesarios } from '../referencia/apuesta.ts';
import { clopperPearson } from '../referencia/clopper-pearson.ts';
import type { Fila } from './fila.ts';

const PROPORCIONES = [
  ['respuesta_correcta', 9],
  ['acierto_en_2', 12],
  ['citas_validas', 13],
  ['citas_no_validas', 0],
] as const;
const CASOS = 13;

/** Comparación de dos sistemas: nombre, pares y margen en décimas de punto. */
export type Comparacion = readonly [nombre: string, pares: Pares, margen: number];

const REGISTRADAS: readonly Comparacion[] = [
  ['respuestas_no_peores', pares(0, 13, 0), 50],
  ['citas_no_peores', pares(0, 13, 0), 20],
];

const SUPUESTOS: readonly Comparacion[] = [
  ['una_mejora_en_13', pares(1, 12, 0), 50],
  ['106_pares_iguales', pares(0, 106, 0), 50],
  ['107_pares_iguales', pares(0, 107, 0), 50],
  ['20_mejoras_en_100', pares(20, 80, 0), 50],
  ['60_peores_en_100', pares(0, 40, 60), 50],
];

/** Filas de la clase 108, con sus supuestos o con otros. */
export function filas108(supuestos: readonly Comparacion[] = SUPUESTOS): readonly Fila[] {
  const proporciones = PROPORCIONES.map(([nombre, exitos]) => {
    const { inferior, superior } = clopperPearson(exitos, CASOS);
    const numeros = [CASOS, decimas(exitos / CASOS), inferior, superior].map(String);
    return [nombre, ...numeros, null, null, null, null];
  });
  const diferencias = [...REGISTRADAS, ...supuestos].map(([nombre, comparados, margen]) => {
    const { mejores, iguales, peores } = comparados;
    const total = mejores + iguales + peores;
    const { inferior, superior } = intervaloDeApuestas(comparados);
    const observado = decimas((mejores - peores) / total);
    const numeros = [total, observado, inferior, superior, margen].map(String);
    return [nombre, ...numeros, ...decidir(inferior, superior, margen), String(paresNecesarios(margen))];
  });
  return [...proporciones, ...diferencias];
}

function decidir(inferior: number, superior: number, margen: number): readonly [string, string] {
  if (inferior >= -margen) return ['no_inferior', 'sobre_el_margen'];
  if (superior < -margen) return ['inferior', 'bajo_el_margen'];
  return ['insuficiente', 'cruza_el_margen'];
}

function decimas(valor: number): number {
  return Math.floor(valor * 1000 + 0.5);
}

function pares(mejores: number, iguales: number, peores: number): Pares {
  return { mejores, iguales, peores };
}
