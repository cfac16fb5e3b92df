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
      expect(hipotesis?.evidencia).toBe('«anabel» casa con «A_a%»; sobra 1 fila así.');
      expect(confirma(hipotesis, [[1n]])).toBe(true);
      expect(confirma(hipotesis, [[0n]])).toBe(false);
    },
  );

  test.each<[string, Partial<Caso>]>([
    ['en un motor que las distingue', { motor: 'postgresql' }],
    ['si lo que sobra casa también con mayúsculas', { obtenido: [['Ana'], ['Ana María']] }],
    ['si lo que sobra no casa de ningún modo', { obtenido: [['Ana'], ['leo']] }],
    ['si el patrón no es un literal', { consulta: 'SELECT v FROM t WHERE v LIKE p' }],
    ['sin LIKE', { consulta: "SELECT v FROM t WHERE v = 'A_a%'" }],
  ])('no lo propone %s', (_, cambios) => {
    expect(proponer(likeSinMayusculas, { ...CASO, ...cambios })).toEqual([]);
  });

  test('un patrón con caracteres especiales no se confunde con una expresión regular', () => {
    const caso = { ...CASO, consulta: "SELECT v FROM t WHERE v LIKE 'A.(a%'", obtenido: [['Ana'], ['axya']] };
    expect(proponer(likeSinMayusculas, caso)).toEqual([]);
  });
});
