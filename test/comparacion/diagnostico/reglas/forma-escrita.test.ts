import { describe, expect, test } from 'vitest';
import { formaEscrita } from '../../../../src/comparacion/diagnostico/reglas/forma-escrita.ts';
import { columna, decimal } from '../../contratos.ts';
import { type Caso, proponer } from '../contextos.ts';

const caso = (esperado: string, obtenido: string): Caso => ({
  consulta: 'SELECT v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('forma escrita', () => {
  test.each([
    ['T15', '10000000000000000', '1e+16'],
    ['T15', '1e15', '1000000000000000.0'],
    ['T15', 'total: 1', 'total: 1.0'],
    ['T15', 'de 0.5 a 2', 'de 0.50 a 2.0'],
  ])('%s: la propone para los textos «%s» y «%s»', (_, esperado, obtenido) => {
    expect(proponer(formaEscrita, caso(esperado, obtenido))).toHaveLength(1);
  });

  test('T34: la propone donde numeros: literal rechaza otra escala', () => {
    const literal = {
      ...caso('0.5', ''),
      columnas: [columna('v', { numeros: 'literal' })],
      obtenido: [[decimal('0.50')]],
    };
    expect(proponer(formaEscrita, literal)).toMatchObject([
      { remedio: expect.stringContaining('numeros: literal') },
    ]);
  });

  test.each([
    ['total: 1', 'total: 2'],
    ['total: 1', 'suma: 1.0'],
    ['código 007', 'código 7'],
    ['1 y 2', '1.0'],
    ['a', 'A'],
  ])('no la propone para «%s» y «%s»', (esperado, obtenido) => {
    expect(proponer(formaEscrita, caso(esperado, obtenido))).toEqual([]);
  });
});
