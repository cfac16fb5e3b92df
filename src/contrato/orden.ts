import type { Problema } from '../dominio/problema.ts';

/** Orden de las clases: por id, con las cifras como números, y después por ruta. */
export function compararClases(
  a: { readonly id: string; readonly archivo: string },
  b: { readonly id: string; readonly archivo: string },
): number {
  return (
    numeroDe(a.id) - numeroDe(b.id) || compararTextos(a.id, b.id) || compararTextos(a.archivo, b.archivo)
  );
}

/** Orden de los problemas de una clase: los de su `motores.yaml` delante; dentro de un archivo, por lugar. */
export function compararProblemas(principal: string): (a: Problema, b: Problema) => number {
  return ({ posicion: a }, { posicion: b }) =>
    Number(b.archivo === principal) - Number(a.archivo === principal) ||
    compararTextos(a.archivo, b.archivo) ||
    a.linea - b.linea ||
    a.columna - b.columna;
}

/** Las cifras con que empieza un id, como número; los que no empiezan por cifras van detrás. */
function numeroDe(id: string): number {
  return Number(/^\d{1,15}/.exec(id)?.[0] ?? Number.MAX_SAFE_INTEGER);
}

function compararTextos(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
