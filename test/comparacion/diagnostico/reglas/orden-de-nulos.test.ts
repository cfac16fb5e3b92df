import { describe, expect, test } from 'vitest';
import { ordenDeNulos } from '../../../../src/comparacion/diagnostico/reglas/orden-de-nulos.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  consulta: 'SELECT id, v FROM t ORDER BY v',
  columnas: ['id', 'v'],
  esperado: [
    ['1', '10'],
    ['3', '20'],
    ['2', null],
  ],
  obtenido: [
    [2n, null],
    [1n, 10n],
    [3n, 20n],
  ],
};

describe('orden de nulos', () => {
  test('T40: lo propone si lo único que cambia de lugar son los NULL, y lo confirma el motor', () => {
    const [hipotesis] = proponer(ordenDeNulos, CASO);
    expect(hipotesis).toMatchObject({
      columna: 'v',
      causa: 'Al ordenar, SQLite pone los NULL al principio.',
    });
    expect(hipotesis?.sonda?.consulta).toBe(
      'SELECT v FROM (SELECT 1 AS v UNION ALL SELECT NULL) AS t ORDER BY v ASC',
    );
    expect(confirma(hipotesis, [[null], [1n]])).toBe(true);
    expect(confirma(hipotesis, [[1n], [null]])).toBe(false);
  });

  test('T40: de mayor a menor pregunta en ese sentido', () => {
    const caso = {
      ...CASO,
      consulta: 'SELECT id, v FROM t ORDER BY v DESC, id',
      esperado: [
        ['2', null],
        ['3', '20'],
        ['1', '10'],
      ],
      obtenido: [
        [3n, 20n],
        [1n, 10n],
        [2n, null],
      ],
    };
    const [hipotesis] = proponer(ordenDeNulos, caso);
    expect(hipotesis?.sonda?.consulta).toContain('ORDER BY v DESC');
    expect(hipotesis?.remedio).toContain('ORDER BY v IS NOT NULL, v DESC:');
    expect(confirma(hipotesis, [[1n], [null]])).toBe(true);
  });

  test('T40: también por el número de la columna', () => {
    expect(proponer(ordenDeNulos, { ...CASO, consulta: 'SELECT id, v FROM t ORDER BY 2' })).toHaveLength(1);
  });

  test('T41: con LIMIT, explica que entren otras filas', () => {
    const caso = {
      ...CASO,
      consulta: 'SELECT id, v FROM t ORDER BY v LIMIT 2',
      esperado: [
        ['1', '10'],
        ['3', '20'],
      ],
      obtenido: [
        [2n, null],
        [1n, 10n],
      ],
    };
    const [hipotesis] = proponer(ordenDeNulos, caso);
    expect(hipotesis?.explica.map(({ tipo }) => tipo).toSorted()).toEqual(['fila-ausente', 'fila-sobrante']);
    expect(confirma(hipotesis, [[null], [1n]])).toBe(true);
  });

  test.each<[string, Partial<Caso>]>([
    ['si la consulta no ordena por esa columna', { consulta: 'SELECT id, v FROM t ORDER BY id' }],
    ['si la consulta no ordena', { consulta: 'SELECT id, v FROM t' }],
    ['si la consulta ya decide dónde van', { consulta: 'SELECT id, v FROM t ORDER BY v NULLS LAST' }],
    [
      'si las demás filas también cambian',
      {
        obtenido: [
          [2n, null],
          [3n, 20n],
          [1n, 10n],
        ],
      },
    ],
    [
      'si no hay NULL',
      {
        esperado: [
          ['1', '10'],
          ['2', '20'],
        ],
        obtenido: [
          [2n, 20n],
          [1n, 10n],
        ],
      },
    ],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(ordenDeNulos, { ...CASO, ...cambios })).toEqual([]);
  });
});
