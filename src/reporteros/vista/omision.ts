import type { ResultadoClase } from '../../dominio/informe.ts';
import { type Agrupado, agrupar } from './agrupar.ts';

/** Un motor que no se ejecutó, y por qué. */
export interface Omision {
  readonly titulo: string;
  readonly motivo: string;
  readonly remedio?: string;
  readonly exigido: boolean;
}

/** Omisiones de unas clases, juntas por motor y motivo. */
export function agruparOmisiones(clases: readonly ResultadoClase[]): readonly Agrupado<Omision>[] {
  return agrupar(clases, ({ titulo, veredicto }): Omision | undefined => {
    if (veredicto.tipo !== 'omitido') return undefined;
    const { tipo: _, ...omision } = veredicto;
    return { titulo, ...omision };
  });
}
