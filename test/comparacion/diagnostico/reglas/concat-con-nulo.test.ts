import { describe, expect, test } from 'vitest';
import { concatConNulo } from '../../../../src/comparacion/diagnostico/reglas/concat-con-nulo.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'mariadb',
  consulta: "SELECT CONCAT('a', x) AS v FROM t",
  esperado: [['a']],
  obtenido: [[null]],
};

describe('CONCAT con NULL', () => {
  test('T45: lo propone si llega NULL, y lo confirma una unión de prueba', () => {
    const [hipotesis] = proponer(concatConNulo, CASO);
    expect(confirma(hipotesis, [[null]])).toBe(true);
    expect(confirma(hipotesis, [['ab']])).toBe(false);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que se salta el NULL', { motor: 'duckdb' }],
    ['sin CONCAT', { consulta: 'SELECT x AS v FROM t' }],
    ['si no llega NULL', { obtenido: [['b']] }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(concatConNulo, { ...CASO, ...cambios })).toEqual([]);
  });
});
