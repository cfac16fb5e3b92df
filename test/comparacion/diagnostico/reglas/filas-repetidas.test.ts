import { describe, expect, test } from 'vitest';
import { filasRepetidas } from '../../../../src/comparacion/diagnostico/reglas/filas-repetidas.ts';
import { proponer } from '../contextos.ts';

describe('filas repetidas', () => {
  test('lo propone para la fila que llega más veces', () => {
    const caso = {
      consulta: 'SELECT v FROM t JOIN u',
      esperado: [['a'], ['b']],
      obtenido: [['a'], ['a'], ['b']],
    };
    expect(proponer(filasRepetidas, caso)).toMatchObject([
      {
        causa: 'Hay filas que llegan más veces de las esperadas.',
        evidencia: 'La fila «a» está en los dos lados, otras veces (1 fila).',
      },
    ]);
  });

  test('lo propone para la fila que llega menos veces', () => {
    const caso = {
      consulta: 'SELECT v FROM t UNION SELECT v FROM u',
      esperado: [['a'], ['a'], ['b']],
      obtenido: [['a'], ['b']],
    };
    expect(proponer(filasRepetidas, caso)).toMatchObject([
      { causa: 'Hay filas que llegan menos veces de las esperadas.' },
    ]);
  });

  test('no lo propone para una fila que no está en el otro lado', () => {
    expect(
      proponer(filasRepetidas, { consulta: 'SELECT v FROM t', esperado: [['a']], obtenido: [['a'], ['b']] }),
    ).toEqual([]);
  });
});
