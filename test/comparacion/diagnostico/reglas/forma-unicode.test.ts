import { describe, expect, test } from 'vitest';
import { formaUnicode } from '../../../../src/comparacion/diagnostico/reglas/forma-unicode.ts';
import { proponer } from '../contextos.ts';

const caso = (esperado: string, obtenido: string) => ({
  consulta: 'SELECT v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('forma Unicode', () => {
  test('T62: dice los códigos en que empieza la diferencia', () => {
    const [hipotesis] = proponer(formaUnicode, caso('Jos\u00e9', 'Jose\u0301'));
    expect(hipotesis?.evidencia).toContain('U+00E9 frente a U+0065 U+0301');
  });

  test.each([
    ['é', 'e'],
    ['é', 'É'],
    ['Å', 'A'],
  ])('no la propone para «%s» y «%s»', (esperado, obtenido) => {
    expect(proponer(formaUnicode, caso(esperado, obtenido))).toEqual([]);
  });
});
