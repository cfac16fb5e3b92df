import { describe, expect, test } from 'vitest';
import { filasAusentes } from '../../../../src/comparacion/diagnostico/reglas/filas-ausentes.ts';
import { proponer } from '../contextos.ts';

const remedio = (consulta: string) =>
  proponer(filasAusentes, { consulta, esperado: [['a'], ['b'], ['c']], obtenido: [['b']] })[0]?.remedio;

describe('filas ausentes', () => {
  test('cuenta las que faltan y enseña la primera', () => {
    expect(
      proponer(filasAusentes, {
        consulta: 'SELECT v FROM t',
        esperado: [['a'], ['b'], ['c']],
        obtenido: [['b']],
      }),
    ).toMatchObject([
      {
        causa: 'La consulta deja fuera 2 filas de las esperadas.',
        evidencia: 'La primera es la fila 1 del contrato, «a».',
      },
    ]);
  });

  test.each([
    ['T48', 'SELECT v FROM t WHERE v NOT IN (SELECT w FROM u)', 'NOT EXISTS'],
    ['', 'SELECT v FROM t JOIN u ON u.v = t.v', 'LEFT JOIN'],
    ['T41', 'SELECT v FROM t ORDER BY v LIMIT 1', 'límite'],
    ['', 'SELECT v FROM t LEFT JOIN u ON u.v = t.v', 'WHERE'],
  ])('%s: en «%s» aconseja %s', (_, consulta, consejo) => {
    expect(remedio(consulta)).toContain(consejo);
  });

  test('no propone nada si no falta ninguna', () => {
    expect(
      proponer(filasAusentes, { consulta: 'SELECT v FROM t', esperado: [['a']], obtenido: [['b']] }),
    ).toEqual([]);
  });
});
