import { describe, expect, test } from 'vitest';
import { ruidoFlotante } from '../../../../src/comparacion/diagnostico/reglas/ruido-flotante.ts';
import { decimal } from '../../contratos.ts';
import { type Caso, proponer } from '../contextos.ts';

const caso = (esperado: string, obtenido: Caso['obtenido'][number][number]): Caso => ({
  consulta: 'SELECT a + b AS v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('ruido flotante', () => {
  test.each([
    ['T11', '0.3', 0.1 + 0.2],
    ['T13', '1', 0.9999999999999999],
    ['T39', '1', 0.9999999999999999],
    ['T11', '-0.3', -(0.1 + 0.2)],
    ['T11', '0.30000000000000004', 0.3],
  ])('%s: lo propone para %s y %d', (_, esperado, obtenido) => {
    const [hipotesis] = proponer(ruidoFlotante, caso(esperado, obtenido));
    expect(hipotesis).toMatchObject({ columna: 'v', doc: 'https://sqlite.org/floatingpoint.html' });
  });

  test.each([
    ['T28', '1.6667', 5 / 3],
    ['T04', '3', 2],
    ['T14', '1', 0],
    ['', '0', 1e-17],
    ['T11', '0.3', decimal('0.30000000000000004')],
    ['', '0.3', 0.30000000001],
    ['T37', '0.3', Number.NaN],
  ])('%s: no lo propone para %s y %o', (_, esperado, obtenido) => {
    expect(proponer(ruidoFlotante, caso(esperado, obtenido))).toEqual([]);
  });
});
