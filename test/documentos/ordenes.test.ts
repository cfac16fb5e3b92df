import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORIO } from '../cli/programa.ts';
import { entender, llamadasDe } from './orden.ts';
import { leerPagina, PAGINAS, prosaDe } from './pagina.ts';

const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORIO, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(PAGINAS)('%s', (ruta) => {
  const pagina = leerPagina(ruta);
  const consolas = pagina.bloques.filter(({ lenguaje }) => lenguaje === 'console');
  const enProsa = [...prosaDe(pagina).matchAll(/`([^`\n]+)`/g)].map(([, codigo = '']) => codigo);

  test('todas sus órdenes las entiende el programa', async () => {
    const ordenes = [
      ...consolas.flatMap(({ contenido }) => contenido.split('\n').filter((linea) => linea.startsWith('$ '))),
      ...enProsa,
    ];
    for (const argumentos of ordenes.flatMap(llamadasDe))
      await expect(entender(argumentos)).resolves.toBeUndefined();
  });

  test('las órdenes de npm que nombra existen', () => {
    const nombradas = [pagina.texto.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(test)\b)/g)].flatMap(
      (todas) => [...todas].map(([, guion, prueba]) => guion ?? prueba ?? ''),
    );
    expect(nombradas.filter((guion) => !(guion in scripts))).toEqual([]);
  });
});

test.each([
  ['--motores duckdb', /motores/],
  ['--formato jsn', /jsn/],
  ['--fragmento 5/2', /5\/2/],
  ['verificarr', /verificarr/],
])('una orden que el programa no entiende se nota: %s', async (orden, mensaje) => {
  await expect(entender(orden.split(' '))).rejects.toThrow(mensaje);
});

test.each([
  ['$ npm ci && npm run verificar -- --clase 071', [['--clase', '071']]],
  [
    'npx verificar-equivalencia matriz --salida github >> "$GITHUB_OUTPUT"',
    [['matriz', '--salida', 'github']],
  ],
  ['A=b verificar-equivalencia \\\n  --formato json="a b.json" | tail -1', [['--formato', 'json=a b.json']]],
  ['echo verificar-equivalencia', []],
])('encuentra las llamadas al programa en «%s»', (guion, esperadas) => {
  expect(llamadasDe(guion)).toEqual(esperadas);
});
