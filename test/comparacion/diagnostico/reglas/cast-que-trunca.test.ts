import { describe, expect, test } from 'vitest';
import { castQueTrunca } from '../../../../src/comparacion/diagnostico/reglas/cast-que-trunca.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  consulta: 'SELECT CAST(x * 2 AS INTEGER) AS v FROM t',
  esperado: [['3']],
  obtenido: [[2n]],
};

describe('CAST que trunca', () => {
  test('T10: lo propone en SQLite, y exige que redondear antes lo arregle', () => {
    const [hipotesis] = proponer(castQueTrunca, CASO);
    expect(hipotesis).toMatchObject({
      exigeSonda: true,
      sonda: { consulta: 'SELECT CAST(ROUND(x * 2) AS INTEGER) AS v FROM t' },
    });
    expect(confirma(hipotesis, [[3n]])).toBe(true);
    expect(confirma(hipotesis, [[2n]])).toBe(false);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que redondea', { motor: 'duckdb' }],
    ['si no se convierte a entero', { consulta: 'SELECT CAST(x AS TEXT) AS v FROM t' }],
    ['si no llega un entero', { obtenido: [[2.5]] }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(castQueTrunca, { ...CASO, ...cambios })).toEqual([]);
  });
});
