import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORIO } from '../cli/programa.ts';

/** Un bloque de código de una página. */
export interface Bloque {
  readonly lenguaje: string;
  readonly contenido: string;
  /** Línea de la página en que empieza el contenido, desde 1. */
  readonly linea: number;
  /** Nombre del ejemplo: el del comentario `<!-- ejemplo: nombre -->` que lleva encima. */
  readonly ejemplo?: string;
  /** Archivo del que es el bloque: el que la línea de encima nombra en negrita. */
  readonly archivo?: string;
}

/** Una página de la documentación. */
export interface Pagina {
  /** Ruta relativa al repositorio, con `/`. */
  readonly ruta: string;
  readonly texto: string;
  readonly bloques: readonly Bloque[];
}

/** Las páginas que se prueban: todas las que hay. */
export const PAGINAS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(REPOSITORIO, 'docs'))
    .filter((nombre) => nombre.endsWith('.md'))
    .sort()
    .map((nombre) => `docs/${nombre}`),
];

/** Lee una página y sus bloques de código. */
export function leerPagina(ruta: string): Pagina {
  const texto = readFileSync(path.join(REPOSITORIO, ruta), 'utf8');
  return { ruta, texto, bloques: bloquesDe(texto) };
}

/** Los bloques de código de un texto en Markdown. */
function bloquesDe(texto: string): readonly Bloque[] {
  const lineas = texto.split('\n');
  const vallas = lineas.flatMap((linea, i) => (linea.startsWith('```') ? [i] : []));
  return vallas.flatMap((abre, i) => {
    const cierra = vallas[i + 1];
    if (i % 2 === 1 || cierra === undefined) return [];
    const encima = lineas.slice(0, abre).filter((linea) => linea.trim() !== '');
    const ejemplo = /^<!-- ejemplo: (.+) -->$/.exec(encima.at(-1) ?? '')?.[1];
    const archivo = /\*\*`([^`]+)`\*\*/.exec(encima.at(-1) ?? '')?.[1];
    return {
      lenguaje: lineas[abre]?.slice(3).trim() ?? '',
      contenido: lineas.slice(abre + 1, cierra).join('\n'),
      linea: abre + 2,
      ...(ejemplo && { ejemplo }),
      ...(archivo && { archivo }),
    };
  });
}

/** El texto de una página con el contenido de algunos bloques cambiado. */
export function cambiarBloques({ texto, bloques }: Pagina, cambios: ReadonlyMap<Bloque, string>): string {
  const lineas = texto.split('\n');
  for (const bloque of [...bloques].reverse()) {
    const nuevo = cambios.get(bloque);
    if (nuevo === undefined) continue;
    lineas.splice(bloque.linea - 1, bloque.contenido.split('\n').length, ...nuevo.split('\n'));
  }
  return lineas.join('\n');
}

/** El texto de una página sin sus bloques de código, con las mismas líneas. */
export function prosaDe({ texto }: Pagina): string {
  let dentro = false;
  return texto
    .split('\n')
    .map((linea) => {
      const valla = linea.startsWith('```');
      if (valla) dentro = !dentro;
      return valla || dentro ? '' : linea;
    })
    .join('\n');
}
