import { describe, expect, test } from 'vitest';
import { espacioFinal } from '../../../../src/comparacion/diagnostico/reglas/espacio-final.ts';
import { proponer } from '../contextos.ts';

const caso = (esperado: string, obtenido: string) => ({
  motor: 'postgresql',
  consulta: 'SELECT v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('espacio final', () => {
  test('T70: dice cuántos espacios sobran', () => {
    expect(proponer(espacioFinal, caso('abc', 'abc  '))).toMatchObject([
      {
        evidencia: 'En la fila 1 se esperaba «abc» y llegó «abc  » (texto), con 2 de más al final.',
        doc: 'https://www.postgresql.org/docs/current/datatype-character.html',
      },
    ]);
  });

  test('T60: y cuántos faltan', () => {
    expect(proponer(espacioFinal, caso('a ', 'a'))[0]?.evidencia).toContain('con 1 de menos al final');
  });

  test.each([
    ['abc', ' abc'],
    ['abc', 'abc\t'],
    ['abc', 'abd '],
  ])('no lo propone para «%s» y «%s»', (esperado, obtenido) => {
    expect(proponer(espacioFinal, caso(esperado, obtenido))).toEqual([]);
  });
});
