import { describe, expect, test } from 'vitest';
import { recursionCortada } from '../../../../src/comparacion/diagnostico/reglas/recursion-cortada.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'mariadb',
  consulta:
    'WITH RECURSIVE n AS (SELECT 1 AS v UNION ALL SELECT v + 1 FROM n WHERE v < 1500) SELECT COUNT(*) AS v FROM n',
  esperado: [['1500']],
  obtenido: [[1001n]],
};

describe('recursión cortada', () => {
  test('T128: la confirma que la cuenta sea el límite de la sesión', () => {
    const [hipotesis] = proponer(recursionCortada, CASO);
    expect(hipotesis?.sonda).toMatchObject({
      preparacion: 'de-la-clase',
      consulta: expect.stringContaining('max_recursive_iterations'),
    });
    expect(confirma(hipotesis, [['1000']])).toBe(true);
    expect(confirma(hipotesis, [['1001']])).toBe(true);
    expect(confirma(hipotesis, [['4294967295']])).toBe(false);
  });

  test('T128: también si lo que falta son filas', () => {
    const filas = (hasta: number) => Array.from({ length: hasta }, (_, i) => [String(i + 1)]);
    const consulta = CASO.consulta.replace('COUNT(*) AS v', 'v');
    const [hipotesis] = proponer(recursionCortada, {
      ...CASO,
      consulta,
      esperado: filas(7),
      obtenido: filas(4),
    });
    expect(hipotesis?.evidencia).toBe('Faltan 3 filas, y llegaron 4.');
    expect(confirma(hipotesis, [['3']])).toBe(true);
  });

  test('T128: también si la recursión llenó una tabla en la preparación', () => {
    const preparacion = `INSERT IGNORE INTO nivel ${CASO.consulta}`;
    const caso = { ...CASO, preparacion, consulta: 'SELECT COUNT(*) AS v FROM nivel' };
    expect(confirma(proponer(recursionCortada, caso)[0], [['1000']])).toBe(true);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que no la corta', { motor: 'duckdb' }],
    ['sin recursión', { consulta: 'SELECT COUNT(*) AS v FROM n' }],
  ])('no la propone %s', (_, cambios) => {
    expect(proponer(recursionCortada, { ...CASO, ...cambios })).toEqual([]);
  });
});
