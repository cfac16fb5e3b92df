/** Trozo de un corpus: desde un token hasta otro, este sin incluir. */
export interface Trozo {
  readonly inicio: number;
  readonly fin: number;
}

/** Corta un corpus avanzando tamaño menos solape, hasta que un trozo llega al final. Sin avance posible, nada. */
export function fragmentar(tokens: number, tamano: number, solape: number): readonly Trozo[] | undefined {
  if (solape < 0 || solape >= tamano) return undefined;
  const trozos: Trozo[] = [];
  let cubierto = 0;
  for (let inicio = 0; cubierto < tokens; inicio += tamano - solape) {
    cubierto = Math.min(inicio + tamano, tokens);
    trozos.push({ inicio, fin: cubierto });
  }
  return trozos;
}
