import type { Tono } from './vista/veredicto.ts';

/** Da color a un texto ya visible, o lo devuelve igual si la salida no lleva color. */
export type Pintor = Readonly<Record<Tono | 'titulo' | 'tenue', (texto: string) => string>>;

// https://www.ecma-international.org/publications-and-standards/standards/ecma-48/: SGR, sección 8.3.117
const SGR = { bien: 32, mal: 31, aviso: 33, neutro: 36, titulo: 1, tenue: 2 } as const;

/** El único lugar que escribe colores. */
export function pintor(color: boolean): Pintor {
  const con = (codigo: number) => (texto: string) =>
    color && texto !== '' ? `\u001b[${codigo}m${texto}\u001b[0m` : texto;
  return {
    bien: con(SGR.bien),
    mal: con(SGR.mal),
    aviso: con(SGR.aviso),
    neutro: con(SGR.neutro),
    titulo: con(SGR.titulo),
    tenue: con(SGR.tenue),
  };
}
