import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Reglas de un archivo de exclusión; cuentan desde la carpeta que lo contiene. */
interface Reglas {
  readonly carpeta: string;
  readonly patrones: Ignore;
}

/** Reglas que rigen en una carpeta, de la más lejana a la más cercana. */
export type Exclusiones = readonly Reglas[];

/** Las exclusiones con las de un archivo más (sintaxis de .gitignore); sin cambios si no existe o no se lee. */
export async function conReglasDe(
  exclusiones: Exclusiones,
  carpeta: string,
  archivo: string,
): Promise<Exclusiones> {
  const texto = await readFile(path.join(carpeta, archivo), 'utf8').catch(() => undefined);
  if (texto === undefined) return exclusiones;
  return [
    ...exclusiones,
    { carpeta, patrones: ignore({ ignorecase: false }).add(texto.replace(/^\uFEFF/, '')) },
  ];
}

/** Indica si una ruta absoluta está excluida: decide la regla más cercana que la nombra, como en git. */
export function estaExcluida(ruta: string, esCarpeta: boolean, exclusiones: Exclusiones): boolean {
  for (const { carpeta, patrones } of exclusiones.toReversed()) {
    const relativa = path.relative(carpeta, ruta).split(path.sep).join('/');
    const padre = path.posix.dirname(relativa);
    // Se llegó aquí porque otra regla más cercana recuperó la carpeta: lo que esta dijera de ella ya no cuenta.
    if (padre !== '.' && patrones.test(`${padre}/`).ignored) continue;
    const { ignored, unignored } = patrones.test(esCarpeta ? `${relativa}/` : relativa);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/**
 * Los .gitignore de las carpetas que contienen a la raíz, hasta la del repositorio. Si excluyen a la raíz misma no
 * cuentan: quien la nombra quiere verla.
 */
export async function exclusionesHeredadas(
  raiz: string,
  repositorio: string | undefined,
): Promise<Exclusiones> {
  if (repositorio === undefined || repositorio === raiz) return [];
  const tramos = path.relative(repositorio, raiz).split(path.sep).slice(0, -1);
  let carpeta = repositorio;
  let exclusiones = await conReglasDe([], carpeta, '.gitignore');
  for (const tramo of tramos) {
    carpeta = path.join(carpeta, tramo);
    exclusiones = await conReglasDe(exclusiones, carpeta, '.gitignore');
  }
  return estaExcluida(raiz, true, exclusiones) ? [] : exclusiones;
}
