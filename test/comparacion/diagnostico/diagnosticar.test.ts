import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnosticar, proponer } from '../../../src/comparacion/diagnostico/diagnosticar.ts';
import type { Sonda } from '../../../src/comparacion/diagnostico/hipotesis.ts';
import { REGLAS } from '../../../src/comparacion/diagnostico/registro.ts';
import type { Tabla } from '../../../src/dominio/tabla.ts';
import { decimal, tabla } from '../contratos.ts';
import { type Caso, contextoDe } from './contextos.ts';

const DIVISION: Caso = { consulta: 'SELECT a / b AS v FROM t', esperado: [['0.5']], obtenido: [[0n]] };
const MRR: Caso = {
  consulta: 'SELECT ROUND(AVG(1 / p), 2) AS v FROM t',
  esperado: [['0.44']],
  obtenido: [[0.33]],
};

async function reglas(caso: Caso, sondear: (sonda: Sonda) => Tabla | undefined) {
  const diagnosticos = await diagnosticar(contextoDe(caso), async (sonda) => sondear(sonda));
  return diagnosticos.map(({ regla, certeza }) => `${regla} ${certeza}`);
}

describe('diagnosticar', () => {
  test('una causa que la sonda confirma está comprobada', async () => {
    expect(await reglas(DIVISION, () => tabla(['v'], [[0.5]]))).toEqual(['division-entera comprobado']);
  });

  test('la evidencia de una causa comprobada dice cómo se comprobó', async () => {
    const [causa] = await diagnosticar(contextoDe(DIVISION), async () => tabla(['v'], [[0.5]]));
    expect(causa?.evidencia).toMatch(
      /\. La misma consulta con «\* 1\.0 \/» en lugar de «\/» da lo esperado\.$/,
    );
    const logico: Caso = { consulta: 'SELECT a = b AS v FROM t', esperado: [['true']], obtenido: [[1n]] };
    const [otra] = await diagnosticar(contextoDe(logico), async () => tabla(['v'], [[1n]]));
    expect(otra?.evidencia).toMatch(/\. Se le preguntó «SELECT 1 = 1 AS v» y lo confirma\.$/);
  });

  test('una causa que la sonda desmiente no se dice', async () => {
    expect(await reglas(DIVISION, () => tabla(['v'], [[0n]]))).toEqual([]);
  });

  test('si el motor no responde a la sonda, la causa es probable', async () => {
    expect(await reglas(DIVISION, () => undefined)).toEqual(['division-entera probable']);
  });

  test('si los valores no bastan, sin sonda que la confirme no se dice', async () => {
    expect(await reglas(MRR, () => undefined)).toEqual([]);
    expect(await reglas(MRR, () => tabla(['v'], [[0.44]]))).toEqual(['division-entera comprobado']);
  });

  test('de dos causas de lo mismo gana la más específica, y la otra ni se sonda', async () => {
    const sondas: string[] = [];
    const caso = { ...DIVISION, consulta: 'SELECT AVG(a / b) AS v FROM t' };
    const dichas = await reglas(caso, ({ consulta }) => {
      sondas.push(consulta);
      return tabla(['v'], [[0.5]]);
    });
    expect(dichas).toEqual(['division-entera comprobado']);
    expect(sondas).toEqual(['SELECT AVG(a * 1.0 / b) AS v FROM t']);
  });

  test('desmentida la más específica, se prueba la siguiente', async () => {
    const caso = { ...DIVISION, consulta: 'SELECT AVG(a / b) AS v FROM t' };
    const dichas = await reglas(caso, ({ consulta }) =>
      tabla(['v'], [[consulta.includes('COALESCE') ? 0.5 : 0n]]),
    );
    expect(dichas).toEqual(['agregado-sin-nulos comprobado']);
  });

  test('causas distintas de celdas distintas se dicen todas', async () => {
    const caso: Caso = {
      motor: 'duckdb',
      consulta: 'SELECT a, b FROM t',
      columnas: ['a', 'b'],
      esperado: [['0.3', 'ana']],
      obtenido: [[0.1 + 0.2, 'ana ']],
    };
    expect(await reglas(caso, () => undefined)).toEqual([
      'espacio-final probable',
      'ruido-flotante probable',
    ]);
  });

  test('sin causa conocida no inventa ninguna', async () => {
    const caso: Caso = { consulta: 'SELECT v FROM t', esperado: [['5']], obtenido: [[decimal('7')]] };
    expect(proponer(contextoDe(caso))).toEqual([]);
  });
});

describe('registro', () => {
  const archivosDe = (carpeta: string, final: string) =>
    readdirSync(path.resolve(import.meta.dirname, carpeta))
      .filter((archivo) => archivo.endsWith(final))
      .map((archivo) => archivo.slice(0, -final.length))
      .toSorted();
  const nombres = REGLAS.map(({ id }) => id).toSorted();

  test('cada regla está una vez, en el archivo de su nombre', () => {
    expect(archivosDe('../../../src/comparacion/diagnostico/reglas', '.ts')).toEqual(nombres);
  });

  test('cada regla tiene sus pruebas', () => {
    expect(archivosDe('reglas', '.test.ts')).toEqual(nombres);
  });
});
