import { describe, expect, test } from 'vitest';
import { comparar, type OpcionesDeComparacion } from '../../src/comparacion/comparar.ts';
import type { Contrato } from '../../src/dominio/clase.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import { celda, columna, contrato, decimal, tabla } from './contratos.ts';

interface Caso {
  readonly obtenida: Tabla;
  readonly esperado: Contrato;
  readonly opciones?: Partial<OpcionesDeComparacion>;
}

const PAREJA = ['id', 'v'];
const valores = (...lista: string[]) => lista.map((v) => [v]);

/** Un caso de cada clase de diferencia y de nota; el nombre es el del archivo de referencia. */
const CASOS: Readonly<Record<string, Caso>> = {
  'numero-de-columnas': { obtenida: tabla(['a'], [[1n]]), esperado: contrato(['a', 'b'], [['1', '2']]) },
  'nombre-de-columna': {
    obtenida: tabla(['valor'], [[1n]]),
    esperado: contrato(['v'], [['1']]),
    opciones: { estricto: true },
  },
  'celda-valor': {
    obtenida: tabla(PAREJA, [
      [1n, decimal('0.5000')],
      [2n, decimal('0.6670')],
    ]),
    esperado: contrato(PAREJA, [
      ['1', '0.5'],
      ['2', '0.67'],
    ]),
  },
  'celda-nulo': {
    obtenida: tabla(PAREJA, [
      [1n, null],
      [2n, ''],
    ]),
    esperado: contrato(PAREJA, [
      ['1', '0'],
      ['2', null],
    ]),
  },
  'celda-tipo': { obtenida: tabla(['v'], [[1n]]), esperado: contrato(['v'], [['true']]) },
  'celda-forma-literal': {
    obtenida: tabla(['v'], [[decimal('0.50')]]),
    esperado: contrato([columna('v', { numeros: 'literal' })], [['0.5']]),
  },
  'celda-fuera-de-tolerancia': {
    obtenida: tabla(['v'], [[0.51]]),
    esperado: contrato([columna('v', { tolerancia: { abs: '0.005' } })], [['0.5']]),
  },
  'celda-no-convertible': {
    obtenida: tabla(['v'], [['abc']]),
    esperado: contrato([columna('v', { tipo: 'entero' })], [['5']]),
  },
  'celda-espacios': { obtenida: tabla(['v'], [['ana ']]), esperado: contrato(['v'], [['ana']]) },
  'fila-ausente': {
    obtenida: tabla(['v'], valores('a', 'c')),
    esperado: contrato(['v'], valores('a', 'b', 'c')),
  },
  'fila-sobrante': {
    obtenida: tabla(['v'], valores('a', 'b', 'b')),
    esperado: contrato(['v'], valores('a', 'b')),
  },
  orden: {
    obtenida: tabla(['v'], valores('c', 'a', 'b')),
    esperado: contrato(['v'], valores('a', 'b', 'c')),
  },
  mezcla: {
    obtenida: tabla(PAREJA, [
      [1n, 'x'],
      [3n, 'c'],
      [4n, 'd'],
      [9n, 'z'],
    ]),
    esperado: contrato(PAREJA, [
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
      ['4', 'd'],
    ]),
  },
  'libre-con-resto': {
    obtenida: tabla(PAREJA, [
      [2n, 'b'],
      [1n, 'x'],
    ]),
    esperado: contrato(
      PAREJA,
      [
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ],
      { tipo: 'libre' },
    ),
  },
  notas: {
    obtenida: tabla(
      ['k', 'valor'],
      [
        ['a', '0.50'],
        ['a', '0.250'],
        ['b', null],
      ],
    ),
    esperado: contrato(
      ['k', 'v'],
      [
        ['a', '0.5'],
        ['a', '0.25'],
        ['b', celda('NULL', true)],
      ],
      { tipo: 'claves', columnas: ['k'] },
    ),
    opciones: { consulta: 'SELECT k, valor FROM t' },
  },
};

describe('comparar', () => {
  test.each(Object.entries(CASOS))(
    'describe «%s» como datos',
    async (nombre, { obtenida, esperado, opciones }) => {
      const comparacion = comparar(obtenida, esperado, { estricto: false, ...opciones });
      const texto = `${JSON.stringify(comparacion, null, 2)}\n`;
      await expect(texto).toMatchFileSnapshot(`../golden/comparacion/${nombre}.json`);
    },
  );
});
