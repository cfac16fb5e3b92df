import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMANDOS } from '../../src/comandos/registro.ts';
import { REPORTEROS } from '../../src/reporteros/registro.ts';
import { copiarClase071, ejecutar, PROGRAMA, REPOSITORIO } from '../cli/programa.ts';

let carpeta: string;

beforeAll(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), 'verificar-completar-'));
  const orden = path.join(carpeta, 'verificar-equivalencia');
  writeFileSync(orden, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAMA}' "$@"\n`);
  chmodSync(orden, 0o755);
});

afterAll(() => rmSync(carpeta, { recursive: true }));

/** Lo que bash ofrecería al pulsar el tabulador al final de una línea. */
function enBash(linea: string): readonly string[] {
  const guion = `
    source <(verificar-equivalencia completar bash)
    COMP_LINE="$1" COMP_POINT=\${#1}
    _verificar_equivalencia
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const PATH = `${carpeta}:${process.env['PATH']}`;
  const salida = execFileSync('bash', ['--norc', '-c', guion, 'bash', linea], {
    cwd: REPOSITORIO,
    env: { PATH },
    encoding: 'utf8',
  });
  return salida.split('\n').filter((palabra) => palabra !== '');
}

const nombres = COMANDOS.map(({ command }) => [command].flat()[0]?.split(' ')[0]);

describe('completar', () => {
  test.each<[linea: string, ofrece: readonly unknown[]]>([
    ['verificar-equivalencia ', nombres],
    ['verificar-equivalencia li', ['listar']],
    ['verificar-equivalencia --admi', ['--admitir-sustituto']],
    ['verificar-equivalencia --motor sql', ['sqlite']],
    ['verificar-equivalencia listar --clase 07', ['071']],
    ['verificar-equivalencia verificar --formato ', Object.keys(REPORTEROS)],
    ['verificar-equivalencia --color=n', ['nunca']],
    ['verificar-equivalencia --origen postgresql=l', ['local']],
    ['verificar-equivalencia completar ', ['bash', 'zsh']],
    ['verificar-equivalencia --motor duckdb --motor op', ['opensearch']],
  ])('en bash, «%s» ofrece %j', (linea, ofrece) => {
    expect(enBash(linea)).toEqual(ofrece);
  });

  test.each([
    'verificar-equivalencia --raiz ',
    'verificar-equivalencia unir ',
    'verificar-equivalencia --clase x',
  ])('en bash, «%s» no ofrece nada: bash completa archivos', (linea) => {
    expect(enBash(linea)).toEqual([]);
  });

  test('una opción que no se repite se ofrece una sola vez', () => {
    expect(enBash('verificar-equivalencia --estricto --est')).toEqual([]);
    expect(enBash('verificar-equivalencia --motor duckdb --mot')).toEqual(['--motor']);
  });

  test('las clases son las de --raiz, con su título', async () => {
    using copia = copiarClase071();
    copia.cambiar('motores.yaml', 'clase: "071"', 'clase: "999"');
    const { codigo, salida } = await ejecutar(['completar', '--', '--raiz', copia.raiz, '--clase', '']);
    expect([codigo, salida]).toEqual([0, '999\tMedir la recuperación de un RAG antes de tocar el modelo\n']);
  });

  test('una raíz que no existe no ofrece nada ni se queja', async () => {
    const { codigo, salida, errores } = await ejecutar([
      'completar',
      '--',
      '--raiz',
      '/no/existe',
      '--clase',
      '',
    ]);
    expect([codigo, salida, errores]).toEqual([0, '', '']);
  });

  test.each([
    ['bash', '/bin/bash'],
    ['zsh', '/usr/bin/zsh'],
  ])('da el guion de %s si es el de SHELL, y si se pide', async (interprete, SHELL) => {
    const { salida } = await ejecutar(['completar'], { variables: { SHELL } });
    await expect(salida).toMatchFileSnapshot(`../golden/comandos/completar.${interprete}`);
    expect((await ejecutar(['completar', interprete])).salida).toBe(salida);
  });

  test('con otro intérprete acaba con 2 y dice qué escribir; la ayuda dice cómo se instala', async () => {
    const { codigo, errores } = await ejecutar(['completar'], { variables: { SHELL: '/usr/bin/fish' } });
    expect(codigo).toBe(2);
    expect(errores).toContain('«completar bash» o «completar zsh»');
    const ayuda = (await ejecutar(['completar', '--help'])).salida;
    expect(ayuda).toContain('~/.bashrc   source <(verificar-equivalencia completar bash)');
  });
});
