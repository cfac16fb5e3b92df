import { describe, expect, test } from 'vitest';
import { barrasComoOr } from '../../../../src/comparacion/diagnostico/reglas/barras-como-or.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'mysql',
  consulta: "SELECT a || 'b' AS v FROM t",
  esperado: [['ab']],
  obtenido: [[0n]],
};

describe('barras como O', () => {
  test.each(['mysql', 'mariadb'])('T57: lo propone en %s, y lo confirma una unión de prueba', (motor) => {
    const [hipotesis] = proponer(barrasComoOr, { ...CASO, motor });
    expect(confirma(hipotesis, [[0n]])).toBe(true);
    expect(confirma(hipotesis, [['ab']])).toBe(false);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que une textos', { motor: 'sqlite' }],
    ['sin barras', { consulta: 'SELECT CONCAT(a, b) AS v FROM t' }],
    ['si las barras están en un texto', { consulta: "SELECT '||' AS v FROM t" }],
    ['si no llega 0 ni 1', { obtenido: [[7n]] }],
    ['si se esperaba un valor lógico', { esperado: [['1']] }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(barrasComoOr, { ...CASO, ...cambios })).toEqual([]);
  });
});
