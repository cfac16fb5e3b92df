import { describe, expect, test } from 'vitest';
import { agregadoSinNulos } from '../../../../src/comparacion/diagnostico/reglas/agregado-sin-nulos.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const CASO: Caso = { consulta: 'SELECT AVG(v) AS v FROM t', esperado: [['10']], obtenido: [[15]] };

describe('agregado sin nulos', () => {
  test.each([
    ['SELECT AVG(v) AS v FROM t', 'SELECT AVG(COALESCE(v, 0)) AS v FROM t'],
    ['SELECT ROUND(AVG(1.0 / p), 2) AS v FROM t', 'SELECT ROUND(AVG(COALESCE(1.0 / p, 0)), 2) AS v FROM t'],
    ['SELECT COUNT(v) AS v FROM t', 'SELECT COUNT(*) AS v FROM t'],
  ])('T47: «%s» exige que lo confirme «%s»', (consulta, sonda) => {
    const [hipotesis] = proponer(agregadoSinNulos, { ...CASO, consulta });
    expect(hipotesis).toMatchObject({ exigeSonda: true, sonda: { consulta: sonda } });
    expect(confirma(hipotesis, [[10]])).toBe(true);
    expect(confirma(hipotesis, [[15]])).toBe(false);
  });

  test.each([
    'SELECT SUM(v) AS v FROM t',
    'SELECT COUNT(*) AS v FROM t',
    'SELECT COUNT(DISTINCT v) AS v FROM t',
  ])('no lo propone para «%s»', (consulta) => {
    expect(proponer(agregadoSinNulos, { ...CASO, consulta })).toEqual([]);
  });
});
