import { describe, expect, test } from 'vitest';
import { ErrorDeUso } from '../../src/dominio/errores.ts';
import { comprobarMotores, filtrarClases } from '../../src/plan/filtros.ts';

const clases = [
  { id: '001', carpeta: 'classes/part-01/001-tablas' },
  { id: '019', carpeta: 'classes/part-02/019-indices' },
  { id: '071', carpeta: '.' },
  { id: 'extra', carpeta: 'extra' },
];

describe('filtrarClases', () => {
  test.each([
    [[], ['001', '019', '071', 'extra']],
    [['071'], ['071']],
    [['71'], ['071']],
    [['001-020'], ['001', '019']],
    [
      ['extra', '001'],
      ['001', 'extra'],
    ],
    [['019-indices'], ['019']],
    [['classes/part-02/019-indices/'], ['019']],
    [
      ['001-020', '019'],
      ['001', '019'],
    ],
  ])('con %j elige %j, en el orden de las clases', (pedidos, elegidas) => {
    expect(filtrarClases(clases, pedidos).map((clase) => clase.id)).toEqual(elegidas);
  });

  test('nombra a la vez todos los pedidos que no existen, con el más parecido', () => {
    expect(() => filtrarClases(clases, ['072', '071', 'exta'])).toThrow(
      new ErrorDeUso(
        '--clase «072» no existe. ¿Quiso decir «071»?\n--clase «exta» no existe. ¿Quiso decir «extra»?',
      ),
    );
  });

  test('un rango vacío de clases es un error de uso', () => {
    expect(() => filtrarClases(clases, ['200-300'])).toThrow('--clase «200-300» no existe.');
  });
});

describe('comprobarMotores', () => {
  test('acepta los conocidos y propone el más parecido para una errata', () => {
    expect(() => comprobarMotores(['duckdb'], ['duckdb', 'sqlite'])).not.toThrow();
    expect(() => comprobarMotores(['duckbd'], ['duckdb', 'sqlite'])).toThrow('¿Quiso decir «duckdb»?');
  });

  test('enumera los que hay cuando ninguno se parece', () => {
    expect(() => comprobarMotores(['oracle'], ['duckdb', 'sqlite'])).toThrow('Hay: duckdb, sqlite.');
  });
});
