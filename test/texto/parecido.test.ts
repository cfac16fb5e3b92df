import { expect, test } from 'vitest';
import { parecido } from '../../src/texto/parecido.ts';

const motores = ['duckdb', 'sqlite', 'postgresql', 'mysql'];

test.each([
  ['duckbd', 'duckdb'],
  ['Postgres', 'postgresql'],
  ['MYSQL', 'mysql'],
  ['slqite', 'sqlite'],
  ['oracle', undefined],
  ['x', undefined],
])('para «%s» propone %s', (escrita, propuesta) => {
  expect(parecido(escrita, motores)).toBe(propuesta);
});

test('no propone nada cuando no hay nada conocido', () => {
  expect(parecido('duckdb', [])).toBeUndefined();
});
