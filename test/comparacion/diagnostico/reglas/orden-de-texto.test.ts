import { describe, expect, test } from 'vitest';
import { ordenDeTexto } from '../../../../src/comparacion/diagnostico/reglas/orden-de-texto.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const diccionario = [['ana'], ['Bea'], ['leo'], ['Zoe']];
const porCodigo = [['Bea'], ['Zoe'], ['ana'], ['leo']];
const CASO: Caso = { consulta: 'SELECT v FROM t ORDER BY v', esperado: diccionario, obtenido: porCodigo };

describe('orden de texto', () => {
  test('T63: el motor ordena por código y se esperaba un diccionario', () => {
    const [hipotesis] = proponer(ordenDeTexto, CASO);
    expect(hipotesis?.causa).toContain('por el código de sus letras');
    expect(confirma(hipotesis, [['B'], ['a']])).toBe(true);
    expect(confirma(hipotesis, [['a'], ['B']])).toBe(false);
  });

  test('T63: y al revés', () => {
    const [hipotesis] = proponer(ordenDeTexto, {
      ...CASO,
      motor: 'mariadb',
      esperado: porCodigo,
      obtenido: diccionario,
    });
    expect(hipotesis?.causa).toContain('como un diccionario');
    expect(confirma(hipotesis, [['a'], ['B']])).toBe(true);
  });

  test('no lo propone si el orden obtenido no es ninguno de los dos', () => {
    expect(proponer(ordenDeTexto, { ...CASO, obtenido: [['leo'], ['Bea'], ['Zoe'], ['ana']] })).toEqual([]);
  });
});
