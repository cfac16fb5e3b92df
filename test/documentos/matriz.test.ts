import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mariadb } from '../../src/motores/mariadb.ts';
import { copiarClase071, PROGRAMA, REPOSITORIO } from '../cli/programa.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { leerFlujo } from './flujo.ts';

const flujo = leerFlujo(readFileSync(path.join(REPOSITORIO, '.github/workflows/equivalencia.yml'), 'utf8'));

// La clase 071 con MariaDB en lugar de MySQL: los tres trabajos tienen su servidor en esta máquina.
servidorReal(mariadb, 'local');
const clase = copiarClase071();
const DOC_DE_MYSQL = 'https://dev.mysql.com/doc/refman/8.4/en/arithmetic-functions.html';
clase.cambiar('motores.yaml', '- id: mysql', '- id: mariadb');
clase.cambiar('implementaciones/mysql/consulta.sql', 'motor: mysql', 'motor: mariadb');
for (const archivo of ['motores.yaml', 'implementaciones/mysql/consulta.sql'])
  clase.cambiar(archivo, DOC_DE_MYSQL, 'https://mariadb.com/kb/en/arithmetic-operators/');
const salidas = mkdtempSync(path.join(tmpdir(), 'verificar-salidas-'));
afterAll(() => {
  clase[Symbol.dispose]();
  rmSync(salidas, { recursive: true, force: true });
});

/** Ejecuta los guiones de un trabajo que llaman al programa, tal como están en el flujo. */
function ejecutarTrabajo(id: string, matriz: Readonly<Record<string, string>> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const pasos = flujo.jobs[id]?.steps.filter(({ run }) => run?.includes('verificar-equivalencia.js')) ?? [];
  return pasos.map(({ run = '', env = {} }) => {
    const propias = Object.entries(env).map(([nombre, valor]) => [
      nombre,
      valor.replace(/\$\{\{ matrix\.(\w+) \}\}/, (_, clave: string) => matriz[clave] ?? ''),
    ]);
    const variables = {
      PATH,
      HOME,
      NODE: process.execPath,
      PROGRAMA,
      GITHUB_OUTPUT: path.join(salidas, 'salida'),
    };
    const guion = `node() { "$NODE" "$PROGRAMA" "\${@:2}"; }\n${run}`;
    return spawnSync('bash', ['-e', '-c', guion], {
      cwd: clase.raiz,
      encoding: 'utf8',
      env: { ...variables, ...Object.fromEntries(propias) },
    });
  });
}

describe('el flujo de GitHub Actions, con sus propios guiones', { timeout: 120_000 }, () => {
  test('planifica, ejecuta cada trabajo y une sus informes en un veredicto', () => {
    expect(ejecutarTrabajo('plan').map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const [, matriz = ''] = /^matriz=(.+)$/m.exec(readFileSync(path.join(salidas, 'salida'), 'utf8')) ?? [];
    const { include } = JSON.parse(matriz) as { readonly include: readonly Record<string, string>[] };
    expect(include.map(({ id }) => id)).toEqual(['nucleo', 'postgresql', 'mariadb']);
    for (const trabajo of include)
      expect(ejecutarTrabajo('motores', trabajo).map(({ status }) => status)).toEqual([0]);
    const [union] = ejecutarTrabajo('equivalencia');
    expect(union?.stdout).toContain('EQUIVALENCIA_OK 4 verificadas, 0 fallidas, 0 omitidas');
    expect(union?.status).toBe(0);
  });

  test('si falta el informe de un trabajo, acaba con 3 y dice qué motor nadie ejecutó', () => {
    rmSync(path.join(clase.raiz, 'informes/mariadb.json'));
    const [union] = ejecutarTrabajo('equivalencia');
    expect(union?.status).toBe(3);
    expect(union?.stdout).toMatch(/MariaDB +omitido/);
  });
});
