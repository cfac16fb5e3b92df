import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copiarClase071, ejecutar } from './programa.ts';

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), 'verificar-actions-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

test('dentro de GitHub Actions anota por la salida de errores y añade el resumen del paso, sin tocar el JSON', async () => {
  using copia = copiarClase071();
  copia.cambiar('motores.yaml', '[mrr, "0.44"]', '[mrr, "0.67"]');
  const resumen = path.join(carpeta, 'resumen.md');
  writeFileSync(resumen, 'lo que ya había\n');
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: resumen };
  const { salida, errores } = await ejecutar(
    ['--raiz', copia.raiz, '--motor', 'sqlite', '--formato', 'json'],
    {
      variables,
    },
  );
  expect(JSON.parse(salida)).toMatchObject({ esquema: 1, salida: 1 });
  expect(errores).toMatch(/^::error file=/m);
  expect(readFileSync(resumen, 'utf8')).toMatch(/^lo que ya había\n[\s\S]*0\.67/);
});

test('fuera de GitHub Actions no escribe anotaciones', async () => {
  const { errores } = await ejecutar(['--clase', '071', '--motor', 'sqlite']);
  expect(errores).toBe('');
});

test('escribe cada formato en su archivo, con las carpetas que falten', async () => {
  const junit = path.join(carpeta, 'a/b/informe.xml');
  const { codigo, salida } = await ejecutar([
    '--clase',
    '071',
    '--motor',
    'sqlite',
    '--formato',
    'consola',
    '--formato',
    `junit=${junit}`,
  ]);
  expect(codigo).toBe(0);
  expect(salida).toContain('EQUIVALENCIA_OK 1 verificadas');
  expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml[\s\S]*<testsuite/);
});

test('un archivo que no se puede escribir es un error de uso que lo nombra', async () => {
  const { codigo, errores } = await ejecutar([
    '--clase',
    '071',
    '--motor',
    'sqlite',
    '--formato',
    'json=/dev/null/x.json',
  ]);
  expect(codigo).toBe(2);
  expect(errores).toContain('No se pudo escribir «/dev/null/x.json»');
});
