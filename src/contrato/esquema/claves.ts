import type { Ruta } from '../yaml/nodo.ts';
import { CASO_COMPARADO, CASO_CONCEPTUAL, COLUMNA_EN_MAPA, TOLERANCIA } from './caso.ts';
import { FORMAS, type Modo } from './clase.ts';
import { CONCEPTUAL, DESCARTADO, DIVERGENCIA, EJECUTABLE, ERROR_ESPERADO, REVISADO } from './entrada.ts';

/** Las claves de un mapa, cada una con su descripción. */
export type Claves = Readonly<Record<string, { readonly description?: string | undefined }>>;

const CASOS = { comparado: CASO_COMPARADO.shape, conceptual: CASO_CONCEPTUAL.shape };
const RESUELVEN = { comparado: EJECUTABLE.shape, conceptual: CONCEPTUAL.shape };
const DENTRO: ReadonlyMap<string | number, Claves> = new Map<string | number, Claves>([
  ['tolerancia', TOLERANCIA.shape],
  ['revisado', REVISADO.shape],
  ['divergencia', DIVERGENCIA.shape],
  ['error_esperado', ERROR_ESPERADO.shape],
]);

/** Claves que se admiten en el mapa de una ruta. */
export function clavesAdmitidas(ruta: Ruta, modo: Modo, aplica: boolean): Claves {
  const [primero, segundo] = ruta;
  if (primero === undefined) return FORMAS[modo].shape;
  const dentro = DENTRO.get(ruta.at(-1) ?? '');
  if (dentro) return dentro;
  if (primero === 'motores') return aplica ? RESUELVEN[modo] : DESCARTADO.shape;
  return segundo === 'columnas' ? COLUMNA_EN_MAPA.shape : CASOS[modo];
}

/** Claves que en ese lugar solo se admiten en otra situación: otro modo de clase, o un motor que aplica. */
export function clavesDeOtraSituacion(ruta: Ruta): Claves {
  if (ruta[0] === 'motores' && ruta.length === 2) return EJECUTABLE.shape;
  return ruta[0] === 'caso' && ruta.length === 1 ? CASO_COMPARADO.shape : {};
}
