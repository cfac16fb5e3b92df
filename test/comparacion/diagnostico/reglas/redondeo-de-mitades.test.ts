import { describe, expect, test } from 'vitest';
import { redondeoDeMitades } from '../../../../src/comparacion/diagnostico/reglas/redondeo-de-mitades.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = { consulta: 'SELECT ROUND(2.675, 2) AS v', esperado: [['2.68']], obtenido: [[2.67]] };

describe('redondeo de mitades', () => {
  test('T06: lo propone si difiere en una unidad de la última cifra, y exige comprobarlo', () => {
    const [hipotesis] = proponer(redondeoDeMitades, CASO);
    expect(hipotesis).toMatchObject({
      exigeSonda: true,
      sonda: { consulta: 'SELECT ROUND((2.675) + 0.000000001, 2) AS v' },
    });
    expect(confirma(hipotesis, [[2.68]])).toBe(true);
    expect(confirma(hipotesis, [[2.67]])).toBe(false);
  });

  test('T04: sin decimales, la unidad es 1', () => {
    const [hipotesis] = proponer(redondeoDeMitades, {
      consulta: 'SELECT ROUND(v) AS v FROM t',
      esperado: [['3']],
      obtenido: [[2]],
    });
    expect(hipotesis?.sonda?.consulta).toBe('SELECT ROUND((v) + 0.000000001) AS v FROM t');
  });

  test('resta la pizca si se esperaba menos', () => {
    const [hipotesis] = proponer(redondeoDeMitades, { ...CASO, esperado: [['2.66']] });
    expect(hipotesis?.sonda?.consulta).toBe('SELECT ROUND((2.675) - 0.000000001, 2) AS v');
  });

  test.each<[string, Partial<Caso>]>([
    ['sin ROUND', { consulta: 'SELECT AVG(v) AS v FROM t' }],
    ['si difiere en más de una unidad', { esperado: [['2.69']] }],
    [
      'si el ROUND es de otra columna',
      {
        consulta: 'SELECT COUNT(*) AS v, ROUND(x) AS w FROM t',
        columnas: ['v', 'w'],
        esperado: [['3', '1']],
        obtenido: [[2n, 1n]],
      },
    ],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(redondeoDeMitades, { ...CASO, ...cambios })).toEqual([]);
  });
});
