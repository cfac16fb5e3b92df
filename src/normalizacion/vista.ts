import type { CeldaEsperada } from '../dominio/clase.ts';
import type { CeldaVista } from '../dominio/diferencia.ts';
import type { CeldaNormal } from './celda.ts';

/** La celda obtenida, lista para mostrar. */
export function vistaDe(celda: CeldaNormal): CeldaVista {
  if (celda.tipo === 'nulo') return { texto: 'NULL', tipo: 'nulo', nula: true };
  return { texto: celda.texto, tipo: celda.nombre ?? celda.tipo, nula: false };
}

/** La celda del contrato, lista para mostrar, con el texto que escribió el autor. */
export function vistaDeEsperada(celda: CeldaEsperada): CeldaVista {
  return celda.nula
    ? { texto: 'NULL', tipo: 'esperado', nula: true }
    : { texto: celda.texto, tipo: 'esperado', nula: false };
}
