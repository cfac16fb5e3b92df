import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generarArbol } from '../../scripts/bench/arbol.ts';
import type { Informe } from '../../src/dominio/informe.ts';
import { ejecutar } from '../cli/programa.ts';

const TRABAJOS = ['duckdb', 'sqlite'].flatMap((motor) =>
  ['1/2', '2/2'].map((fragmento) => ({ motor, fragmento })),
);

let raiz: string;
const parcialDe = (n: number) => path.join(raiz, `parcial-${n}.json`);
const parciales = TRABAJOS.map((_, n) => n);

/** El informe sin lo que cambia de una corrida a otra. */
function comparable(informe: Informe): unknown {
  return JSON.parse(JSON.stringify(informe, (clave, valor) => (clave === 'duracionMs' ? undefined : valor)));
}

beforeAll(async () => {
  raiz = mkdtempSync(path.join(tmpdir(), 'verificar-union-'));
  await generarArbol(raiz, 5);
  for (const [n, { motor, fragmento }] of TRABAJOS.entries()) {
    const { codigo } = await ejecutar([
      ...['--raiz', raiz, '--motor', motor, '--fragmento', fragmento, '--formato', `json=${parcialDe(n)}`],
    ]);
    expect(codigo).toBe(0);
  }
});

afterAll(() => rmSync(raiz, { recursive: true, force: true }));

async function unir(cuales: readonly number[], ...opciones: readonly string[]) {
  return ejecutar(['unir', ...cuales.map(parcialDe), '--raiz', raiz, ...opciones]);
}

describe('unir', () => {
  test('cuatro trabajos, por motor y fragmento, dan el mismo informe que una corrida completa', async () => {
    const completo = await ejecutar(['--raiz', raiz, '--formato', 'json']);
    const unido = await unir(parciales, '--formato', 'json');
    expect(comparable(JSON.parse(unido.salida))).toEqual(comparable(JSON.parse(completo.salida)));
    expect([unido.codigo, completo.codigo]).toEqual([0, 0]);
  });

  test.each(parciales)('sin el parcial %i acaba con 3 y nombra lo que nadie ejecutó', async (ausente) => {
    const { codigo, salida } = await unir(parciales.filter((n) => n !== ausente));
    expect(codigo).toBe(3);
    expect(salida).toContain('Ningún parcial la ejecutó.');
    expect(salida).toMatch(/EQUIVALENCIA_SIN_EJECUTAR [78] verificadas, 0 fallidas, [23] omitidas/);
  });

  test('un fallo de un parcial no se borra con el acierto de otro', async () => {
    const informe = JSON.parse(readFileSync(parcialDe(0), 'utf8')) as Informe;
    const malo = path.join(raiz, 'malo.json');
    const error = { tipo: 'error', error: { fase: 'consulta', mensaje: 'se cayó' } };
    const clases = informe.clases.map((clase) => ({
      ...clase,
      motores: clase.motores.map((motor) => ({ ...motor, veredicto: error })),
    }));
    writeFileSync(malo, JSON.stringify({ ...informe, clases }));
    const { codigo, salida } = await ejecutar(['unir', malo, ...parciales.map(parcialDe), '--raiz', raiz]);
    expect(codigo).toBe(1);
    expect(salida).toContain('se cayó');
  });

  test('un parcial de otra versión de la implementación no prueba nada', async () => {
    const archivo = path.join(raiz, '001-generada/implementaciones/duckdb/consulta.sql');
    const texto = readFileSync(archivo, 'utf8');
    try {
      writeFileSync(archivo, `${texto}-- otra versión\n`);
      const { codigo, salida } = await unir(parciales, '--formato', 'json');
      expect(codigo).toBe(3);
      expect(salida).toContain('ejecutó otra versión del contrato o de la implementación');
    } finally {
      writeFileSync(archivo, texto);
    }
  });

  test('nombra todos los archivos que no son informes, y acaba con 2', async () => {
    const roto = path.join(raiz, 'roto.json');
    writeFileSync(roto, '{"esquema": 2}');
    const { codigo, errores } = await ejecutar([
      'unir',
      roto,
      path.join(raiz, 'no-existe.json'),
      '--raiz',
      raiz,
    ]);
    expect(codigo).toBe(2);
    expect(errores).toContain('roto.json» no es un informe de esquema 1');
    expect(errores).toContain('no-existe.json» no se puede leer como JSON');
  });
});
