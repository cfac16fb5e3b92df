import { describe, expect, test } from 'vitest';
import { escala } from '../../../../src/comparacion/diagnostico/reglas/escala.ts';
import { decimal } from '../../contratos.ts';
import { type Caso, proponer } from '../contextos.ts';

const CASO: Caso = { consulta: 'SELECT AVG(v) AS v FROM t', esperado: [['1.67']], obtenido: [[5 / 3]] };

describe('escala', () => {
  test('T28: la propone si el resultado, redondeado a los decimales del contrato, es igual', () => {
    const [hipotesis] = proponer(escala, CASO);
    expect(hipotesis?.remedio).toBe('Redondee en la consulta, o declare decimales: 2 en la columna.');
  });

  test.each<[string, Partial<Caso>]>([
    ['si redondeado tampoco es igual', { esperado: [['1.66']] }],
    [
      'si alguna celda de la columna no lo cumple',
      { esperado: [['1.67'], ['9.99']], obtenido: [[5 / 3], [5 / 3]] },
    ],
    ['si el contrato no tiene decimales', { esperado: [['2']] }],
    ['si al resultado solo le sobra un decimal', { esperado: [['1.7']], obtenido: [[decimal('1.67')]] }],
  ])('no la propone %s', (_, cambios) => {
    expect(proponer(escala, { ...CASO, ...cambios })).toEqual([]);
  });
});
