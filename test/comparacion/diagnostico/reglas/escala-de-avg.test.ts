import { describe, expect, test } from 'vitest';
import { escalaDeAvg } from '../../../../src/comparacion/diagnostico/reglas/escala-de-avg.ts';
import { decimal } from '../../contratos.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'mysql',
  consulta: 'SELECT AVG(v) AS v FROM t',
  esperado: [['1.6666666666666667']],
  obtenido: [[decimal('1.6667')]],
};

describe('escala de AVG', () => {
  test.each(['mysql', 'mariadb'])(
    'T28: la propone en %s si lo esperado, redondeado, es lo que llegó',
    (motor) => {
      const [hipotesis] = proponer(escalaDeAvg, { ...CASO, motor });
      expect(hipotesis).toMatchObject({ columna: 'v' });
      expect(confirma(hipotesis, [[decimal('1.6667')]])).toBe(true);
      expect(confirma(hipotesis, [[5 / 3]])).toBe(false);
    },
  );

  test('T30: también con una división', () => {
    const caso = {
      ...CASO,
      consulta: 'SELECT 1 / 3 AS v',
      esperado: [['0.3333333333333333']],
      obtenido: [[decimal('0.3333')]],
    };
    expect(proponer(escalaDeAvg, caso)).toHaveLength(1);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que da más decimales', { motor: 'postgresql' }],
    ['si no es un redondeo de lo esperado', { obtenido: [[decimal('1.6666')]] }],
    ['sin AVG ni división', { consulta: 'SELECT v FROM t' }],
  ])('no la propone %s', (_, cambios) => {
    expect(proponer(escalaDeAvg, { ...CASO, ...cambios })).toEqual([]);
  });
});
