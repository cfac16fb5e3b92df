import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { postgresql } from '../../src/motores/postgresql.ts';
import { REPOSITORIO } from '../cli/programa.ts';
import { type Flujo, leerFlujo } from './flujo.ts';
import { entender, llamadasDe } from './orden.ts';
import { leerPagina } from './pagina.ts';

const delRepositorio = readFileSync(path.join(REPOSITORIO, '.github/workflows/equivalencia.yml'), 'utf8');
const enPagina = (archivo: string) =>
  leerPagina('docs/ci.md').bloques.find((bloque) => bloque.archivo === archivo)?.contenido ?? '';
const FLUJOS: readonly [string, string][] = [
  ['.github/workflows/equivalencia.yml', delRepositorio],
  ['el de un curso, en docs/ci.md', enPagina('.github/workflows/curso.yml')],
];

/** Valores de ejemplo para las variables de un guion. */
const VALORES: Readonly<Record<string, string>> = {
  ARGUMENTOS: '--motor duckdb --motor sqlite --fragmento 1/1',
  ID: 'nucleo',
  CI_NODE_INDEX: '1',
  CI_NODE_TOTAL: '2',
};
const conValores = (guion: string) =>
  guion.replaceAll(/\$(\w+)/g, (_, nombre: string) => VALORES[nombre] ?? nombre);

const pasosDe = ({ jobs }: Flujo) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(FLUJOS)('%s', (_, texto) => {
  const flujo = leerFlujo(texto);

  test('es un flujo de GitHub Actions bien formado', () => {
    expect(validateWorkflow(texto).errors).toEqual([]);
  });

  test('sus órdenes las entiende el programa', async () => {
    const llamadas = pasosDe(flujo).flatMap(({ run }) => llamadasDe(conValores(run ?? '')));
    expect(llamadas.map(([comando]) => comando)).toEqual(['validar', 'matriz', 'verificar', 'unir']);
    for (const argumentos of llamadas) await expect(entender(argumentos)).resolves.toBeUndefined();
  });

  test('fija cada acción por su commit, la misma en todas partes, con su versión al lado', () => {
    const usadas = [...new Set([...texto.matchAll(/uses: (.+)$/gm)].map(([, accion = '']) => accion))];
    for (const accion of usadas) expect(accion).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(new Set(usadas.map((accion) => accion.split('@')[0])).size).toBe(usadas.length);
  });

  test('solo puede leer, y ningún guion interpola una expresión', () => {
    expect(flujo.permissions).toEqual({ contents: 'read' });
    for (const { uses, with: opciones } of pasosDe(flujo))
      if (uses?.startsWith('actions/checkout')) expect(opciones?.['persist-credentials']).toBe(false);
    expect(pasosDe(flujo).filter(({ run }) => run?.includes('${{'))).toEqual([]);
    expect(texto).not.toMatch(/^\s*pull_request_target:/m);
  });

  test('todo trabajo tiene un límite de tiempo, y el último espera a los demás y nunca se salta', () => {
    const trabajos = Object.entries(flujo.jobs);
    for (const [, trabajo] of trabajos) expect(trabajo['timeout-minutes']).toBeGreaterThan(0);
    const [ultimo, resto] = [trabajos.at(-1)?.[1], trabajos.slice(0, -1).map(([id]) => id)];
    expect(ultimo).toMatchObject({ if: 'always()', needs: resto });
    expect(ultimo?.steps.at(-1)).toMatchObject({ if: expect.stringContaining("'skipped'"), run: 'exit 1' });
  });
});

test('las acciones de docs/ci.md son las del flujo de este repositorio', () => {
  const acciones = ([, texto]: [string, string]) =>
    new Set(texto.match(/[\w-]+\/[\w-]+@[0-9a-f]{40} # \S+/g));
  const [propio, curso] = FLUJOS.map(acciones);
  expect(curso).toEqual(propio);
});

test('el flujo pasa las pruebas con las versiones de Node que la herramienta admite', () => {
  const { engines } = JSON.parse(readFileSync(path.join(REPOSITORIO, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  const matriz = leerFlujo(delRepositorio).jobs['pruebas']?.strategy?.matrix;
  expect(matriz).toEqual({ node: [20, 22, 24] });
  expect(engines.node).toMatch(/^>=20\./);
});

test('el ejemplo de GitLab usa la imagen de PostgreSQL de este repositorio y órdenes que el programa entiende', async () => {
  const gitlab = parse(enPagina('.gitlab-ci.yml')) as Record<
    string,
    { readonly script?: readonly string[]; readonly services?: readonly { readonly name: string }[] }
  >;
  const llamadas = Object.values(gitlab).flatMap(({ script = [] }) =>
    script.flatMap((orden) => llamadasDe(conValores(orden))),
  );
  expect(llamadas).toHaveLength(3);
  for (const argumentos of llamadas) await expect(entender(argumentos)).resolves.toBeUndefined();
  expect(gitlab['postgresql']?.services?.[0]?.name).toBe(postgresql.servidor?.contenedor.imagen);
});
