import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORIO } from '../cli/programa.ts';
import { leerPagina, PAGINAS, prosaDe } from './pagina.ts';

/** Carpetas y archivos de la raíz: lo que en la prosa empieza así es una ruta del repositorio. */
const RUTA =
  /^(?:src|test|docs|scripts|clases|esquemas|implementaciones|\.github|\.ci)\/[\w./-]*$|^[\w.-]+\.(?:yaml|yml|json|md)$/;
const enlacesDe = (prosa: string) =>
  [...prosa.matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, destino = '']) => destino);
const codigoDe = (prosa: string) => [...prosa.matchAll(/`([^`\n]+)`/g)].map(([, codigo = '']) => codigo);

/** El ancla que GitHub da a un título: https://docs.github.com/get-started/writing-on-github */
function anclasDe(ruta: string): readonly string[] {
  return [...prosaDe(leerPagina(ruta)).matchAll(/^#+ (.+)$/gm)].map(([, titulo = '']) =>
    titulo
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe.each(PAGINAS)('%s', (ruta) => {
  const pagina = leerPagina(ruta);
  const prosa = prosaDe(pagina);
  const propios = new Set(pagina.bloques.map(({ archivo }) => archivo));

  test('no tiene enlaces rotos', () => {
    const rotos = enlacesDe(prosa).filter((enlace) => {
      if (/^https:\/\/\S+\.\S+$/.test(enlace)) return false;
      const [destino = '', ancla] = enlace.split('#');
      const archivo = destino === '' ? ruta : path.posix.join(path.posix.dirname(ruta), destino);
      if (!existsSync(path.join(REPOSITORIO, archivo))) return true;
      return ancla !== undefined && !anclasDe(archivo).includes(ancla);
    });
    expect(rotos).toEqual([]);
  });

  test('no nombra rutas del repositorio que no existen', () => {
    const ausentes = codigoDe(prosa)
      .map((codigo) => codigo.replace(/:\d+$/, ''))
      .filter((codigo) => RUTA.test(codigo) && !propios.has(codigo))
      .filter((codigo) => !existsSync(path.join(REPOSITORIO, codigo)));
    expect(ausentes).toEqual([]);
  });
});

test('desde el README se llega a todas las páginas', () => {
  const enlazadas = new Set(
    enlacesDe(prosaDe(leerPagina('README.md'))).map((enlace) => enlace.split('#')[0]),
  );
  expect(PAGINAS.filter((pagina) => pagina !== 'README.md' && !enlazadas.has(pagina))).toEqual([]);
});
