import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mariadb } from '../../src/motores/mariadb.ts';
import { REPOSITORIO } from '../cli/programa.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { ejemplosAtrasados, enmascarar } from './consola.ts';
import { cambiarBloques, leerPagina, PAGINAS } from './pagina.ts';
import { rellenarPartes } from './partes.ts';

const TITULO = '%s muestra lo que el programa imprime y las listas que tiene';
const necesitaMariadb = (ruta: string) =>
  leerPagina(ruta).bloques.some(({ ejemplo }) => ejemplo === 'una máquina con MariaDB y sin MySQL');

// Cada página es su propio archivo de referencia: `npm run test:actualizar` la pone al día.
async function comprobarPagina(ruta: string): Promise<void> {
  const pagina = leerPagina(ruta);
  const alDia = rellenarPartes(cambiarBloques(pagina, ejemplosAtrasados(pagina)));
  await expect(alDia).toMatchFileSnapshot(path.join(REPOSITORIO, ruta));
}

test.each(PAGINAS.filter((ruta) => !necesitaMariadb(ruta)))(TITULO, comprobarPagina, 120_000);

describe('con MariaDB en la máquina', () => {
  servidorReal(mariadb, 'local');
  test.each(PAGINAS.filter(necesitaMariadb))(TITULO, comprobarPagina, 120_000);
});

test('dos salidas que solo difieren en tiempos, versiones y en por qué falta un servidor son la misma', () => {
  const una =
    '✓ DuckDB 1.5.6  verificado  71 ms\n– MySQL  omitido\n  Motivo: No hay un servidor de MySQL (a).\n\nEQ';
  const otra =
    '✓ DuckDB 1.6.10  verificado  1,2 s\n– MySQL omitido\n  Motivo: No hay un servidor de MySQL (b;\n  c).\n\nEQ';
  expect(enmascarar(una)).toBe(enmascarar(otra));
  expect(enmascarar(una)).not.toBe(enmascarar(una.replace('verificado', 'diferente')));
  expect(enmascarar(una)).not.toBe(enmascarar(una.replace('omitido', 'verificado')));
});
