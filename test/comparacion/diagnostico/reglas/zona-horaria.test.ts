import { describe, expect, test } from 'vitest';
import { zonaHoraria } from '../../../../src/comparacion/diagnostico/reglas/zona-horaria.ts';
import { proponer } from '../contextos.ts';

const instante = (texto: string) => ({ tipo: 'instante', texto, conZona: true }) as const;
const caso = (...pares: readonly (readonly [string, string])[]) => ({
  motor: 'mysql',
  consulta: 'SELECT v FROM t',
  esperado: pares.map(([esperado]) => [esperado]),
  obtenido: pares.map(([, obtenido]) => [instante(obtenido)]),
});

describe('zona horaria', () => {
  test.each([
    ['T78', '2024-03-10 02:30:00', '2024-03-10 05:30:00', '+3 h'],
    ['T78', '2024-03-10 02:30:00', '2024-03-09 21:00:00', '-5 h 30 min'],
    ['T77', '2024-12-31 23:00:00.5', '2025-01-01 12:45:00.5', '+13 h 45 min'],
  ])('%s: dice cuánto corre de %s a %s: %s', (_, esperado, obtenido, corrido) => {
    const [hipotesis] = proponer(zonaHoraria, caso([esperado, obtenido]));
    expect(hipotesis?.causa).toContain(`corridos ${corrido},`);
  });

  test.each([
    ['un minuto', [['2024-03-10 02:30:00', '2024-03-10 02:31:00']]],
    ['un día', [['2024-03-10 02:30:00', '2024-03-11 02:30:00']]],
    [
      'no todas lo mismo',
      [
        ['2024-03-10 02:30:00', '2024-03-10 05:30:00'],
        ['2024-03-11 02:30:00', '2024-03-11 04:30:00'],
      ],
    ],
    ['también los segundos', [['2024-03-10 02:30:00', '2024-03-10 05:30:01']]],
  ] as const)('no la propone si corre %s', (_, pares) => {
    expect(proponer(zonaHoraria, caso(...pares))).toEqual([]);
  });
});
