import type { Veredicto } from '../../dominio/veredicto.ts';

/** Qué pide de quien lee: nada, arreglar algo, mirarlo, o solo saber que no se ejecutó. */
export type Tono = 'bien' | 'mal' | 'aviso' | 'neutro';

/** Signo y palabra de un veredicto: se entiende sin color. */
export interface VistaDeVeredicto {
  readonly signo: string;
  readonly palabra: string;
  readonly tono: Tono;
}

/** Cómo se presenta un veredicto en todos los formatos. */
export function verVeredicto(veredicto: Veredicto): VistaDeVeredicto {
  switch (veredicto.tipo) {
    case 'verificado':
      return { signo: '✓', palabra: 'verificado', tono: 'bien' };
    case 'diferente':
      return { signo: '✗', palabra: 'diferente', tono: 'mal' };
    case 'error':
      return { signo: '✗', palabra: 'error', tono: 'mal' };
    case 'divergencia':
      return { signo: '≠', palabra: 'divergencia', tono: 'aviso' };
    case 'divergencia-resuelta':
      return { signo: '✗', palabra: 'divergencia resuelta', tono: 'mal' };
    case 'omitido':
      return { signo: '–', palabra: 'omitido', tono: veredicto.exigido ? 'mal' : 'aviso' };
    case 'declarado':
      return veredicto.fallido
        ? { signo: '✗', palabra: 'declarado', tono: 'mal' }
        : { signo: '○', palabra: 'declarado', tono: veredicto.revision === 'caducada' ? 'aviso' : 'neutro' };
    case 'no-aplica':
      return { signo: '·', palabra: 'no aplica', tono: 'neutro' };
    default:
      return veredicto satisfies never;
  }
}
