import { describe, expect, test } from 'vitest';
import { filasSobrantes } from '../../../../src/comparacion/diagnostico/reglas/filas-sobrantes.ts';
import { proponer } from '../contextos.ts';

const caso = (consulta: string) => ({ consulta, esperado: [['a']], obtenido: [['a'], ['b'], ['c']] });

describe('filas sobrantes', () => {
  test('cuenta las que sobran y enseña la primera', () => {
    expect(proponer(filasSobrantes, caso('SELECT v FROM t'))).toMatchObject([
      {
        causa: 'La consulta devuelve 2 filas que el contrato no pide.',
        evidencia: 'La primera es la fila 2 del resultado, «b».',
        remedio: expect.stringContaining('falta un WHERE'),
      },
    ]);
  });

  test('si la consulta ya filtra, aconseja mirar los filtros', () => {
    expect(proponer(filasSobrantes, caso('SELECT v FROM t WHERE v > 1'))[0]?.remedio).toContain(
      'Compruebe los filtros',
    );
  });

  test('no propone nada si no sobra ninguna', () => {
    expect(proponer(filasSobrantes, { ...caso('SELECT v FROM t'), obtenido: [['b']] })).toEqual([]);
  });
});
