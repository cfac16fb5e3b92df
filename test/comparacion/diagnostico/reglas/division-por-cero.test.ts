import { describe, expect, test } from 'vitest';
import { divisionPorCero } from '../../../../src/comparacion/diagnostico/reglas/division-por-cero.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'duckdb',
  consulta: 'SELECT a / b AS v FROM t',
  esperado: [[null]],
  obtenido: [[Number.POSITIVE_INFINITY]],
};

describe('división por cero', () => {
  test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
    'T02: la propone si llega %d',
    (valor) => {
      const [hipotesis] = proponer(divisionPorCero, { ...CASO, obtenido: [[valor]] });
      expect(confirma(hipotesis, [[Number.POSITIVE_INFINITY]])).toBe(true);
      expect(confirma(hipotesis, [[null]])).toBe(false);
    },
  );

  test.each<[string, Partial<Caso>]>([
    ['en un motor que no da infinitos', { motor: 'sqlite' }],
    ['sin división', { consulta: 'SELECT v FROM t' }],
    ['si llega un número', { obtenido: [[0.5]] }],
  ])('no la propone %s', (_, cambios) => {
    expect(proponer(divisionPorCero, { ...CASO, ...cambios })).toEqual([]);
  });
});
