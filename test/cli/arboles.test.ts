import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generarArbol } from '../../scripts/bench/arbol.ts';
import type { Informe } from '../../src/dominio/informe.ts';
import { ejecutar, REPOSITORIO } from './programa.ts';

const ultimaLinea = (salida: string) => salida.trimEnd().split('\n').at(-1);

test('un árbol en el formato público se ejecuta sin cambiarlo', async () => {
  const raiz = path.join(REPOSITORIO, 'test/fixtures/formato-publico');
  const { codigo, salida } = await ejecutar(['--raiz', raiz, '--formato', 'json']);
  const informe = JSON.parse(salida) as Informe;
  expect(informe.problemas).toEqual([]);
  const deNucleo = informe.clases.flatMap(({ clase, motores }) =>
    motores
      .filter(({ nivel }) => nivel === 'nucleo')
      .map(({ motor, veredicto }) => [clase, motor, veredicto.tipo]),
  );
  expect(deNucleo.length).toBeGreaterThanOrEqual(10);
  expect(deNucleo.filter(([, , veredicto]) => veredicto !== 'verificado')).toEqual([]);
  expect(codigo).toBe(0);
});

test('sesenta clases se ejecutan en una llamada, y la línea final las cuenta', async () => {
  const raiz = mkdtempSync(path.join(tmpdir(), 'verificar-sesenta-'));
  try {
    await generarArbol(raiz, 60);
    const { codigo, salida } = await ejecutar(['--raiz', raiz]);
    expect(ultimaLinea(salida)).toBe(
      'EQUIVALENCIA_OK 120 verificadas, 0 fallidas, 0 omitidas, 0 declaradas en 60 clases',
    );
    expect(codigo).toBe(0);
  } finally {
    rmSync(raiz, { recursive: true });
  }
});

test('con --parar-tras 1 lo que no había empezado al primer fallo se omite, y acaba con 1', async () => {
  const raiz = mkdtempSync(path.join(tmpdir(), 'verificar-parar-'));
  try {
    await generarArbol(raiz, 8);
    const consulta = path.join(raiz, '002-generada/implementaciones/sqlite/consulta.sql');
    writeFileSync(consulta, readFileSync(consulta, 'utf8').replace('SUM(valor)', 'SUM(valor) + 1'));
    const { codigo, salida } = await ejecutar(['--raiz', raiz, '--motor', 'sqlite', '--parar-tras', '1']);
    // Lo que ya estaba en marcha cuando se supo del fallo termina.
    expect(ultimaLinea(salida)).toMatch(
      /^EQUIVALENCIA_FALLIDA [12] verificadas, 1 fallidas, [56] omitidas, 0 declaradas en 8 clases$/,
    );
    expect(salida).toContain('--parar-tras');
    expect(codigo).toBe(1);
  } finally {
    rmSync(raiz, { recursive: true });
  }
});
