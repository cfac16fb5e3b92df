import { describe, expect, test } from 'vitest';
import { divisionEntera } from '../../../../src/comparacion/diagnostico/reglas/division-entera.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  consulta: 'SELECT a / b AS v FROM t',
  esperado: [['0.5'], ['-3.5']],
  obtenido: [[0n], [-3n]],
};
const MEDIA: Caso = { consulta: 'SELECT AVG(1 / p) AS v FROM t', esperado: [['0.44']], obtenido: [[0.33]] };

describe('división entera', () => {
  test.each(['sqlite', 'postgresql'])('T01: la propone en %s si llega la parte entera', (motor) => {
    const [hipotesis, ...resto] = proponer(divisionEntera, { ...CASO, motor });
    expect(resto).toEqual([]);
    expect(hipotesis).toMatchObject({ columna: 'v', sonda: { consulta: 'SELECT a * 1.0 / b AS v FROM t' } });
    expect(hipotesis?.exigeSonda).toBeUndefined();
    expect(hipotesis?.evidencia).toBe(
      'En la fila 1 se esperaba «0.5» y llegó «0» (entero); le pasa a 2 celdas de la columna.',
    );
  });

  test('T01: la confirma la misma consulta con decimales, y solo si da lo esperado', () => {
    const [hipotesis] = proponer(divisionEntera, CASO);
    expect(confirma(hipotesis, [[0.5], [-3.5]])).toBe(true);
    expect(confirma(hipotesis, [[0.5], [-3n]])).toBe(false);
    expect(confirma(hipotesis, [[0n], [-3n]])).toBe(false);
  });

  test('T01: si lo que llega no es la parte entera, exige que la sonda la confirme', () => {
    const [hipotesis] = proponer(divisionEntera, MEDIA);
    expect(hipotesis?.exigeSonda).toBe(true);
    expect(confirma(hipotesis, [[0.44]])).toBe(true);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que divide con decimales', { motor: 'duckdb' }],
    ['sin ninguna división', { consulta: 'SELECT v FROM t' }],
    ['si la división ya tiene decimales', { consulta: 'SELECT a / 2.0 AS v FROM t' }],
    ['si la división ya tiene decimales delante', { consulta: 'SELECT 1e0 / b AS v FROM t' }],
    ['si la división está en un comentario', { consulta: 'SELECT v FROM t -- a / b' }],
    ['si alguna celda llega de más', { obtenido: [[0n], [-4n]] }],
    ['si alguna celda no es un número', { obtenido: [[0n], ['x']] }],
  ])('no la propone %s', (_, cambios) => {
    expect(proponer(divisionEntera, { ...CASO, ...cambios })).toEqual([]);
  });

  test('solo mira la expresión de su columna', () => {
    const caso: Caso = {
      consulta: 'SELECT a / b AS x, c + 1 AS y FROM t',
      columnas: ['x', 'y'],
      esperado: [['0.5', '7.5']],
      obtenido: [[0.5, 7n]],
    };
    expect(proponer(divisionEntera, caso)).toEqual([]);
  });
});
