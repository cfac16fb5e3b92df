import { describe, expect, test } from 'vitest';
import { nuloFrenteAVacio } from '../../../../src/comparacion/diagnostico/reglas/nulo-frente-a-vacio.ts';
import { type Caso, proponer } from '../contextos.ts';

const caso = (esperado: string | null, obtenido: string | bigint | null): Caso => ({
  consulta: 'SELECT SUM(v) AS v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('NULL frente a vacío', () => {
  test.each([
    ['T47', '0', null],
    ['T47', '0.00', null],
    ['T45', '', null],
    ['T02', null, 0n],
    ['', null, ''],
  ])('%s: lo propone para %s y %o', (_, esperado, obtenido) => {
    const [hipotesis] = proponer(nuloFrenteAVacio, caso(esperado, obtenido));
    expect(hipotesis?.remedio).toContain(obtenido === null ? 'Cúbralo con COALESCE' : 'Quite el COALESCE');
  });

  test.each([
    ['5', null],
    [null, 5n],
    ['0', 1n],
    ['', 'a'],
  ])('no lo propone para %s y %o', (esperado, obtenido) => {
    expect(proponer(nuloFrenteAVacio, caso(esperado, obtenido))).toEqual([]);
  });
});
