import type { CeldaEsperada } from '../../dominio/clase.ts';
import { leerNumero, mismoNumero } from '../../normalizacion/numero.ts';
import { tomar } from '../tomar.ts';
import { type Cotejo, juzgar } from './cotejo.ts';

/** Filas seguidas con la misma clave. Índices desde 0. */
export type Grupo = readonly [number, ...number[]];

/** Parte las filas del contrato en grupos seguidos con los mismos valores en las columnas clave. */
export function gruposEsperados(
  { esperadas }: Pick<Cotejo, 'esperadas'>,
  claves: readonly number[],
): readonly Grupo[] {
  return agrupar(esperadas.length, (a, b) =>
    claves.every((c) => mismaCelda(tomar(tomar(esperadas, a), c), tomar(tomar(esperadas, b), c))),
  );
}

/** Parte las filas obtenidas en grupos seguidos con los mismos valores en las columnas clave. */
export function gruposObtenidos({ obtenidas }: Cotejo, claves: readonly number[]): readonly Grupo[] {
  return agrupar(obtenidas.length, (a, b) =>
    claves.every((c) => {
      const [una, otra] = [tomar(tomar(obtenidas, a), c), tomar(tomar(obtenidas, b), c)];
      return (una.tipo === 'nulo') === (otra.tipo === 'nulo') && mismoTexto(una.texto, otra.texto);
    }),
  );
}

/** Dice si dos grupos, uno de cada lado, tienen la misma clave. */
export function mismaClave(
  cotejo: Cotejo,
  claves: readonly number[],
  esperado: Grupo,
  obtenido: Grupo,
): boolean {
  return claves.every((c) => juzgar(cotejo, esperado[0], obtenido[0], c).igual);
}

function agrupar(largo: number, iguales: (a: number, b: number) => boolean): readonly Grupo[] {
  const grupos: [number, ...number[]][] = [];
  for (let fila = 0; fila < largo; fila += 1) {
    const ultimo = grupos.at(-1);
    if (ultimo !== undefined && iguales(ultimo[0], fila)) ultimo.push(fila);
    else grupos.push([fila]);
  }
  return grupos;
}

function mismaCelda(a: CeldaEsperada, b: CeldaEsperada): boolean {
  return a.nula || b.nula ? a.nula === b.nula : mismoTexto(a.texto, b.texto);
}

function mismoTexto(a: string, b: string): boolean {
  if (a === b) return true;
  const [uno, otro] = [leerNumero(a), leerNumero(b)];
  return uno !== undefined && otro !== undefined && mismoNumero(uno, otro);
}
