import { describe, expect, test } from 'vitest';
import { likeSinMayusculas } from '../../../../src/comparacion/diagnostico/reglas/like-sin-mayusculas.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = {
  consulta: "SELECT v FROM t WHERE v LIKE 'A_a%'",
  esperado: [['Ana']],
  obtenido: [['Ana'], ['anabel']],
};

describe('LIKE sin mayúsculas', () => {
  test.each(['sqlite', 'mysql', 'mariadb'])(
    'T59: lo propone en %s si lo que sobra casa solo sin mayúsculas',
    (motor) => {
      const [hipotesis] = proponer(likeSinMayusculas, { ...CASO, motor });
      expect(hipotesis?.evidencia).toBe('«anabel» casa con «A_a%»; de más, 1 fila así.');
      expect(confirma(hipotesis, [[1n]])).toBe(true);
      expect(confirma(hipotesis, [[0n]])).toBe(false);
    },
  );

  test.each<[string, Partial<Caso>]>([
    ['en un motor que las distingue', { motor: 'postgresql' }],
    ['si lo que sobra casa también con mayúsculas', { obtenido: [['Ana'], ['Ana María']] }],
    ['si lo que sobra no casa de ningún modo', { obtenido: [['Ana'], ['leo']] }],
    ['si el patrón no es un literal', { consulta: 'SELECT v FROM t WHERE v LIKE p' }],
    [
      'si el contrato espera otra que también casa así',
      { esperado: [['ana']], obtenido: [['ana'], ['anabel']] },
    ],
    ['sin LIKE', { consulta: "SELECT v FROM t WHERE v = 'A_a%'" }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(likeSinMayusculas, { ...CASO, ...cambios })).toEqual([]);
  });

  test.each([
    ['%A%', 'bab', true],
    ['%A_c%B', 'zzabcxb', true],
    ['A%', 'ba', false],
    ['%', 'a', false],
    ['A', 'ab', false],
    ['%A%A%A%A%A%A%A%', 'b'.repeat(5_000), false],
  ])('el patrón «%s» y «%.20s»: solo casa sin mayúsculas: %s', (patron, sobrante, propone) => {
    const caso = {
      ...CASO,
      consulta: `SELECT v FROM t WHERE v LIKE '${patron}'`,
      obtenido: [['Ana'], [sobrante]],
    };
    expect(proponer(likeSinMayusculas, caso)).toHaveLength(propone ? 1 : 0);
  });

  test('un patrón con caracteres especiales no se confunde con una expresión regular', () => {
    const caso = { ...CASO, consulta: "SELECT v FROM t WHERE v LIKE 'A.(a%'", obtenido: [['Ana'], ['axya']] };
    expect(proponer(likeSinMayusculas, caso)).toEqual([]);
  });
});
