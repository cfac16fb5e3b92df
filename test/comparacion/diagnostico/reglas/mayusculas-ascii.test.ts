import { describe, expect, test } from 'vitest';
import { mayusculasAscii } from '../../../../src/comparacion/diagnostico/reglas/mayusculas-ascii.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = { consulta: 'SELECT UPPER(v) AS v FROM t', esperado: [['JOSÉ']], obtenido: [['JOSé']] };

describe('mayúsculas ASCII', () => {
  test('T65: las propone en SQLite, y las confirma UPPER de una letra con acento', () => {
    const [hipotesis] = proponer(mayusculasAscii, CASO);
    expect(hipotesis?.sonda?.consulta).toBe("SELECT UPPER('é') AS v");
    expect(confirma(hipotesis, [['é']])).toBe(true);
    expect(confirma(hipotesis, [['É']])).toBe(false);
  });

  test.each<[string, Partial<Caso>]>([
    ['en otro motor', { motor: 'duckdb' }],
    ['sin UPPER ni LOWER', { consulta: 'SELECT v FROM t' }],
    ['si difiere una letra sin acento', { obtenido: [['jOSÉ']] }],
    ['si son textos distintos', { obtenido: [['ANA']] }],
  ])('no las propone %s', (_, cambios) => {
    expect(proponer(mayusculasAscii, { ...CASO, ...cambios })).toEqual([]);
  });
});
