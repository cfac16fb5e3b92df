import { ErrorDeUso } from '../dominio/errores.ts';

/** Una de las partes en que se reparte el trabajo: `indice` de 1 a `total`. */
export interface Fragmento {
  readonly indice: number;
  readonly total: number;
}

/** Lee `2/5`. Lanza `ErrorDeUso` si no es un fragmento. */
export function leerFragmento(texto: string): Fragmento {
  const [, indice, total] = (/^(\d+)\/(\d+)$/.exec(texto) ?? []).map(Number);
  if (indice === undefined || total === undefined || indice < 1 || indice > total)
    throw new ErrorDeUso(
      `--fragmento «${texto}» no es un fragmento. Escriba cuál y de cuántos: --fragmento 2/5.`,
    );
  return { indice, total };
}

/**
 * Elementos que tocan a un fragmento, en su orden. Los fragmentos de un mismo total son disjuntos, entre todos
 * lo cubren todo y sus tamaños difieren en uno como mucho.
 */
export function fragmentar<T>(elementos: readonly T[], { indice, total }: Fragmento): readonly T[] {
  return elementos.filter((_, posicion) => posicion % total === indice - 1);
}
