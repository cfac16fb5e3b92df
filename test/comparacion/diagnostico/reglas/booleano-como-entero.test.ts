import { describe, expect, test } from 'vitest';
import { booleanoComoEntero } from '../../../../src/comparacion/diagnostico/reglas/booleano-como-entero.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const caso = (esperado: string, obtenido: string | bigint | boolean): Caso => ({
  consulta: 'SELECT a = b AS v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('booleano como entero', () => {
  test.each([
    ['true', 1n],
    ['f', 0n],
    ['1', true],
    ['true', 't'],
  ])('T35: lo propone para %s y %o', (esperado, obtenido) => {
    expect(proponer(booleanoComoEntero, caso(esperado, obtenido))).toMatchObject([{ columna: 'v' }]);
  });

  test('T35: lo confirma que el motor dé sus comparaciones con ese tipo', () => {
    const [entero] = proponer(booleanoComoEntero, caso('true', 1n));
    expect(confirma(entero, [[1n]])).toBe(true);
    expect(confirma(entero, [[true]])).toBe(false);
    const [logico] = proponer(booleanoComoEntero, caso('1', true));
    expect(confirma(logico, [[true]])).toBe(true);
  });

  test.each([
    ['true', 0n],
    ['true', 2n],
    ['sí', 1n],
    ['0', true],
  ])('no lo propone para %s y %o', (esperado, obtenido) => {
    expect(proponer(booleanoComoEntero, caso(esperado, obtenido))).toEqual([]);
  });
});
