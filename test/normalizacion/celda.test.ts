import { describe, expect, test } from 'vitest';
import type { Valor } from '../../src/dominio/valor.ts';
import { normalizarCelda } from '../../src/normalizacion/celda.ts';
import { canonizarJson } from '../../src/normalizacion/json.ts';
import { normalizar } from '../../src/normalizacion/tabla.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from '../../src/normalizacion/temporal.ts';
import { vistaDe } from '../../src/normalizacion/vista.ts';

describe('normalizarCelda', () => {
  test.each<[string, Valor, string]>([
    ['T95', { tipo: 'nulo' }, ''],
    ['T35', { tipo: 'booleano', valor: true }, 'true'],
    ['T23', { tipo: 'entero', valor: 9007199254740993n }, '9007199254740993'],
    ['T34', { tipo: 'decimal', digitos: '1.50' }, '1.50'],
    ['T37', { tipo: 'decimal', digitos: 'NaN' }, 'NaN'],
    ['T17', { tipo: 'flotante', valor: Math.fround(0.1), bits: 32 }, '0.1'],
    ['T103', { tipo: 'texto', valor: 'a\0b ' }, 'a\0b '],
    ['T76', { tipo: 'fecha', texto: '2024-03-10' }, '2024-03-10'],
    ['T81', { tipo: 'fecha', texto: 'infinity' }, 'infinity'],
    ['T80', { tipo: 'fecha', texto: '0000-00-00' }, '0000-00-00'],
    ['T92', { tipo: 'hora', texto: '12:34:56.780' }, '12:34:56.78'],
    ['T92', { tipo: 'hora', texto: '838:59:59' }, '838:59:59'],
    [
      'T77',
      { tipo: 'instante', texto: '2024-03-10 02:30:00.123456', conZona: false },
      '2024-03-10 02:30:00.123456',
    ],
    ['T78', { tipo: 'instante', texto: '2024-03-10 02:30:00+00', conZona: true }, '2024-03-10 02:30:00'],
    ['T94', { tipo: 'json', texto: '{"b": 1, "a": 2.0}' }, '{"a":2,"b":1}'],
    ['T95', { tipo: 'json', texto: 'null' }, 'null'],
    ['T99', { tipo: 'bytes', valor: Uint8Array.of(0x41, 0x00, 0xff) }, '0x4100ff'],
    ['T91', { tipo: 'otro', nombre: 'INTERVAL', texto: '1 mon' }, '1 mon'],
  ])('%s: %o', (_, valor, texto) => {
    expect(normalizarCelda(valor)).toMatchObject({ tipo: valor.tipo, texto });
  });

  test('T95: el NULL de SQL, el texto NULL y el texto vacío se ven distintos', () => {
    const vistas = (
      [{ tipo: 'nulo' }, { tipo: 'texto', valor: 'NULL' }, { tipo: 'texto', valor: '' }] as const
    ).map((valor) => vistaDe(normalizarCelda(valor)));
    expect(vistas).toEqual([
      { texto: 'NULL', tipo: 'nulo', nula: true },
      { texto: 'NULL', tipo: 'texto', nula: false },
      { texto: '', tipo: 'texto', nula: false },
    ]);
  });

  test('T105 y T109: conserva columnas repetidas y de cualquier nombre', () => {
    const columnas = ['a', 'a', '__proto__'].map((nombre) => ({ nombre, tipoMotor: '' }));
    const fila = [1n, 2n, 3n].map((valor) => ({ tipo: 'entero', valor }) as const);
    const normal = normalizar({ columnas, filas: [fila] });
    expect(normal.columnas).toEqual(['a', 'a', '__proto__']);
    expect(normal.filas[0]?.map((celda) => celda.texto)).toEqual(['1', '2', '3']);
  });
});

describe('JSON', () => {
  test.each([
    ['{"b":1,"a":2.0}', ' { "a" : 2, "b" : 1e0 } '],
    ['{"__proto__":1,"10":2,"9":3}', '{"9":3,"10":2,"__proto__":1}'],
    ['"\\u00f1"', '"ñ"'],
    ['[1,-0,1e2]', '[1.0,0,100]'],
    ['9007199254740993', '9007199254740993.0'],
  ])('%s y %s son la misma estructura', (a, b) => {
    expect(canonizarJson(a)).toBe(canonizarJson(b));
    expect(canonizarJson(a)).toBeDefined();
  });

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['[1,2]', '[2,1]'],
    ['"1"', '1'],
    ['null', '"null"'],
    ['{"a":null}', '{}'],
    ['1e999999999', '1e999999998'],
  ])('%s y %s no lo son', (a, b) => {
    expect(canonizarJson(a)).not.toBe(canonizarJson(b));
  });

  test.each(['', '{a:1}', '[1,]', 'x', '{"a":1,"a":2}', '['.repeat(200_000)])('no lee %.20s', (texto) => {
    expect(canonizarJson(texto)).toBeUndefined();
  });
});

describe('fechas, horas e instantes', () => {
  test.each([
    ['2024-03-10T02:30:00Z', '2024-03-10 02:30:00'],
    ['2024-03-10 02:30', '2024-03-10 02:30:00'],
    ['2024-03-10 02:30:00.120000', '2024-03-10 02:30:00.12'],
    ['2024-01-01 00:30:00+02:00', '2023-12-31 22:30:00'],
    ['2024-02-28 23:00:00-03', '2024-02-29 02:00:00'],
    ['2023-02-28 23:00:00-0330', '2023-03-01 02:30:00'],
    ['2024-12-31 23:59:59.9 -00:30', '2025-01-01 00:29:59.9'],
    ['0001-01-01 00:00:00', '0001-01-01 00:00:00'],
  ])('el instante %s es %s', (texto, esperado) => {
    expect(canonizarInstante(texto)).toBe(esperado);
  });

  test.each(['2024-02-30 00:00:00', '2024-01-01 24:00:00', '2024-01-01', '2024-1-1 00:00:00', 'infinity'])(
    'no lee el instante «%s»',
    (texto) => {
      expect(canonizarInstante(texto)).toBeUndefined();
    },
  );

  test.each([
    ['T86', '2024-02-29', '2024-02-29'],
    ['T86', '2024-02-30', undefined],
    ['T89', '2024-1-1', undefined],
    ['T80', '0000-00-00', undefined],
    ['', '1900-02-29', undefined],
    ['', '2000-02-29', '2000-02-29'],
  ])('%s: la fecha %s es %s', (_, texto, esperado) => {
    expect(canonizarFecha(texto)).toBe(esperado);
  });

  test.each([
    ['12:34:56.789', '12:34:56.789'],
    ['12:34', '12:34:00'],
    ['-01:00:00.500', '-01:00:00.5'],
    ['12:00:00+05', '12:00:00+05:00'],
    ['12:00:00Z', '12:00:00+00:00'],
    ['12:60:00', undefined],
    ['9:00:00', undefined],
  ])('la hora %s es %s', (texto, esperado) => {
    expect(canonizarHora(texto)).toBe(esperado);
  });
});
