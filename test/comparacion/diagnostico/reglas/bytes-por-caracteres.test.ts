import { describe, expect, test } from 'vitest';
import { bytesPorCaracteres } from '../../../../src/comparacion/diagnostico/reglas/bytes-por-caracteres.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  motor: 'mariadb',
  consulta: 'SELECT LENGTH(t.x) AS v FROM t',
  esperado: [['3']],
  obtenido: [[4n]],
};

describe('bytes por caracteres', () => {
  test('T64: lo propone si llega de más, y lo confirma CHAR_LENGTH', () => {
    const [hipotesis] = proponer(bytesPorCaracteres, CASO);
    expect(hipotesis?.sonda?.consulta).toBe('SELECT CHAR_LENGTH(t.x) AS v FROM t');
    expect(confirma(hipotesis, [[3n]])).toBe(true);
    expect(confirma(hipotesis, [[4n]])).toBe(false);
  });

  test.each<[string, Partial<Caso>]>([
    ['en un motor que cuenta caracteres', { motor: 'sqlite' }],
    ['si llega de menos', { obtenido: [[2n]] }],
    ['sin LENGTH', { consulta: 'SELECT CHAR_LENGTH(x) AS v FROM t' }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(bytesPorCaracteres, { ...CASO, ...cambios })).toEqual([]);
  });
});
