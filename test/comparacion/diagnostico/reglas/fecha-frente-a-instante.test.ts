import { describe, expect, test } from 'vitest';
import { fechaFrenteAInstante } from '../../../../src/comparacion/diagnostico/reglas/fecha-frente-a-instante.ts';
import type { Abreviado } from '../../contratos.ts';
import { proponer } from '../contextos.ts';

const fecha = (texto: string) => ({ tipo: 'fecha', texto }) as const;
const instante = (texto: string) => ({ tipo: 'instante', texto, conZona: false }) as const;
const caso = (esperado: string, obtenido: Abreviado) => ({
  motor: 'duckdb',
  consulta: 'SELECT v FROM t',
  esperado: [[esperado]],
  obtenido: [[obtenido]],
});

describe('fecha frente a instante', () => {
  test.each<[string, string, Abreviado, string]>([
    ['T85', '2024-02-29', instante('2024-02-29 00:00:00'), 'CAST(… AS DATE)'],
    ['T85', '2024-02-29', '2024-02-29 00:00:00', 'CAST(… AS DATE)'],
    ['T85', '2024-02-29 00:00:00', fecha('2024-02-29'), 'CAST(… AS TIMESTAMP)'],
  ])('%s: la propone para %s y %o', (_, esperado, obtenido, remedio) => {
    expect(proponer(fechaFrenteAInstante, caso(esperado, obtenido))[0]?.remedio).toContain(remedio);
  });

  test.each<[string, Abreviado]>([
    ['2024-02-29', instante('2024-02-29 10:00:00')],
    ['2024-02-29', instante('2024-03-01 00:00:00')],
    ['2024-02-29', fecha('2024-03-02')],
    ['2024-02-29', 2024n],
  ])('no la propone para %s y %o', (esperado, obtenido) => {
    expect(proponer(fechaFrenteAInstante, caso(esperado, obtenido))).toEqual([]);
  });
});
