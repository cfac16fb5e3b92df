import { describe, expect, test } from 'vitest';
import type { JuicioDeCelda } from '../../src/comparacion/celda/juicio.ts';
import { juzgarCelda } from '../../src/comparacion/celda/juzgar-celda.ts';
import type { ColumnaEsperada } from '../../src/dominio/clase.ts';
import { normalizarCelda } from '../../src/normalizacion/celda.ts';
import { type Abreviado, celda, columna, decimal, valor } from './contratos.ts';

/** `igual`, `igual (forma)`, o el motivo de la diferencia. */
function resumen(juicio: JuicioDeCelda): string {
  if (!juicio.igual) return juicio.motivo.tipo;
  return juicio.nota === undefined ? 'igual' : `igual (${juicio.nota})`;
}

function juzgar(esperado: string | null, obtenido: Abreviado, declarado: Partial<ColumnaEsperada> = {}) {
  return juzgarCelda(celda(esperado), normalizarCelda(valor(obtenido)), columna('v', declarado));
}

const fecha = (texto: string) => ({ tipo: 'fecha', texto }) as const;
const hora = (texto: string) => ({ tipo: 'hora', texto }) as const;
const instante = (texto: string, conZona = false) => ({ tipo: 'instante', texto, conZona }) as const;
const json = (texto: string) => ({ tipo: 'json', texto }) as const;
const float32 = (numero: number) => ({ tipo: 'flotante', valor: Math.fround(numero), bits: 32 }) as const;
const intervalo = (texto: string) => ({ tipo: 'otro', nombre: 'INTERVAL', texto }) as const;

describe('columna auto', () => {
  test.each<[string, string | null, Abreviado, string]>([
    ['T95', null, null, 'igual'],
    ['T95', null, 'NULL', 'nulo-frente-a-valor'],
    ['T95', null, json('null'), 'nulo-frente-a-valor'],
    ['T45', 'ab', null, 'nulo-frente-a-valor'],
    ['T02', '0', null, 'nulo-frente-a-valor'],
    ['', '', null, 'nulo-frente-a-valor'],
    ['', null, '', 'nulo-frente-a-valor'],
    ['', 'NULL', null, 'nulo-frente-a-valor'],
    ['T26', '1', 1n, 'igual'],
    ['T26', '1', 1, 'igual'],
    ['T26', '1e0', 1n, 'igual'],
    ['T27', '5', decimal('5'), 'igual'],
    ['T34', '1.5', decimal('1.50'), 'igual'],
    ['T34', '1.500', decimal('1.50'), 'igual'],
    ['T01', '0.5', 0n, 'valor'],
    ['T01', '0.5', decimal('0.5000'), 'igual'],
    ['T11', '0.3', 0.1 + 0.2, 'valor'],
    ['T11', '0.30000000000000004', 0.1 + 0.2, 'igual'],
    ['T17', '0.1', float32(0.1), 'igual'],
    ['T17', '0.10000000149011612', float32(0.1), 'valor'],
    ['T15', '1000000000000000', 1e15, 'igual'],
    ['T15', '1e16', 1e16, 'igual'],
    ['T15', '0.00001', 1e-5, 'igual'],
    ['T23', '9007199254740993', 9007199254740993n, 'igual'],
    ['T23', '9007199254740993', 9007199254740992, 'valor'],
    ['T24', '18446744073709551615', decimal('18446744073709551615'), 'igual'],
    ['T28', '1.6666666666666667', decimal('1.6667'), 'valor'],
    ['T29', '7.9', decimal('7.9000000000000000'), 'igual'],
    ['T37', '0', -0, 'igual'],
    ['T37', '-0.0', 0n, 'igual'],
    ['T37', 'NaN', Number.NaN, 'igual'],
    ['T37', 'NaN', decimal('NaN'), 'igual'],
    ['T37', '0', Number.NaN, 'valor'],
    ['T02', 'Infinity', Number.POSITIVE_INFINITY, 'igual'],
    ['T02', '-Infinity', Number.POSITIVE_INFINITY, 'valor'],
    ['T34', '0.50', '0.5', 'igual (forma)'],
    ['T34', '0.5', '0.50', 'igual (forma)'],
    ['T37', '-0', '0', 'igual (forma)'],
    ['Y4', '007', '7', 'valor'],
    ['Y4', '007', '007', 'igual'],
    ['', '1e0', '1', 'valor'],
    ['', '+1', '1', 'valor'],
    ['Y4', '007', 7n, 'tipo'],
    ['', '+7', 7n, 'igual'],
    ['', 'siete', 7n, 'tipo'],
    ['T58', 'a', 'A', 'valor'],
    ['T60', 'a', 'a ', 'valor'],
    ['T62', '\u00e9', 'e\u0301', 'valor'],
    ['T35', 'true', true, 'igual'],
    ['T35', 'f', false, 'igual'],
    ['T35', 'true', 1n, 'tipo'],
    ['T35', '1', true, 'tipo'],
    ['T35', 'true', 't', 'valor'],
    ['T35', 'false', true, 'valor'],
    ['T76', '2024-03-10', fecha('2024-03-10'), 'igual'],
    ['T76', '2024-03-09', fecha('2024-03-10'), 'valor'],
    ['T89', '2024-3-10', fecha('2024-03-10'), 'tipo'],
    ['T81', 'infinity', fecha('infinity'), 'igual'],
    ['T85', '2024-02-29', instante('2024-02-29 00:00:00'), 'tipo'],
    ['T77', '2024-03-10 02:30:00.123456', instante('2024-03-10 02:30:00.123456'), 'igual'],
    ['T77', '2024-03-10 02:30:00.123', instante('2024-03-10 02:30:00.123456'), 'valor'],
    ['T77', '2024-03-10T02:30:00.5Z', instante('2024-03-10 02:30:00.500'), 'igual'],
    ['T78', '2024-03-09 23:30:00-03:00', instante('2024-03-10 02:30:00', true), 'igual'],
    ['T78', '2024-03-10 02:30:00', instante('2024-03-10 05:30:00', true), 'valor'],
    ['T92', '12:34:56.789', hora('12:34:56.789000'), 'igual'],
    ['T92', '838:59:59', hora('838:59:59'), 'igual'],
    ['T94', '{"a": 2, "b": 1}', json('{"b":1,"a":2.0}'), 'igual'],
    ['T94', '{"a": 2, "b": 1}', json('{"b":1,"a":2.1}'), 'valor'],
    ['T94', '{"a": 2, "b": 1}', '{"b":1,"a":2}', 'valor'],
    ['T95', 'null', json('null'), 'igual'],
    ['T96', '"x"', json('"x"'), 'igual'],
    ['T96', 'x', json('"x"'), 'tipo'],
    ['T99', '0x41', Uint8Array.of(0x41), 'igual'],
    ['T99', '0xFF', Uint8Array.of(0xff), 'igual'],
    ['T99', 'A', Uint8Array.of(0x41), 'tipo'],
    ['T91', '1 mon', intervalo('1 mon'), 'igual'],
    ['T91', '30 days', intervalo('1 mon'), 'valor'],
  ])('%s: el contrato dice %s y el motor %o: %s', (_, esperado, obtenido, conclusion) => {
    expect(resumen(juzgar(esperado, obtenido))).toBe(conclusion);
  });

  test('acepta "NULL" entre comillas como NULL y lo anota', () => {
    const citada = celda('NULL', true);
    expect(resumen(juzgarCelda(citada, normalizarCelda(valor(null)), columna('v')))).toBe(
      'igual (nulo-citado)',
    );
    expect(resumen(juzgarCelda(citada, normalizarCelda(valor('NULL')), columna('v')))).toBe('igual');
    expect(resumen(juzgarCelda(citada, normalizarCelda(valor('')), columna('v')))).toBe('valor');
  });

  test('las comillas de un número no cambian nada', () => {
    const juicio = juzgarCelda(celda('0.440', true), normalizarCelda(valor(decimal('0.44'))), columna('v'));
    expect(juicio).toEqual({ igual: true });
  });

  test('explica qué parecía la celda del contrato cuando el tipo es otro', () => {
    expect(juzgar('true', 1n)).toEqual({
      igual: false,
      motivo: { tipo: 'tipo', esperado: 'booleano', obtenido: 'entero' },
    });
  });
});

describe('columna con tipo declarado', () => {
  test.each<[string, ColumnaEsperada['tipo'], string, Abreviado, string]>([
    ['', 'texto', '0.50', '0.50', 'igual'],
    ['', 'texto', '0.50', '0.5', 'valor'],
    ['', 'texto', '5', 5n, 'no-convertible'],
    ['T70', 'texto', 'abc', 'abc  ', 'valor'],
    ['T102', 'texto', 'alta', { tipo: 'otro', nombre: 'ENUM', texto: 'alta' }, 'igual'],
    ['T76', 'texto', '2024-01-31', fecha('2024-01-31'), 'no-convertible'],
    ['T88', 'entero', '2024', '2024', 'igual'],
    ['T88', 'entero', '2024', decimal('2024'), 'igual'],
    ['T31', 'entero', '3', 3, 'igual'],
    ['T31', 'entero', '3', decimal('3.00'), 'igual'],
    ['T31', 'entero', '3', decimal('3.50'), 'no-convertible'],
    ['T35', 'entero', '1', true, 'no-convertible'],
    ['Y4', 'entero', '7', '007', 'no-convertible'],
    ['', 'entero', 'tres', 3n, 'no-convertible'],
    ['T37', 'entero', '3', Number.NaN, 'no-convertible'],
    ['T12', 'decimal', '0.3', 0.1 + 0.2, 'valor'],
    ['T12', 'decimal', '0.3', '0.30', 'igual'],
    ['T37', 'decimal', 'NaN', decimal('NaN'), 'igual'],
    ['T73', 'decimal', '1.5', 'abc', 'no-convertible'],
    ['T30', 'decimal', '0.3333333333333333', decimal('0.33333333333333333333'), 'valor'],
    ['T30', 'flotante', '0.3333333333333333', decimal('0.33333333333333333333'), 'igual'],
    ['T30', 'flotante', '0.3333333333333333', decimal('0.3333'), 'valor'],
    ['T11', 'flotante', '0.3', 0.1 + 0.2, 'valor'],
    ['T37', 'flotante', '-Infinity', Number.NEGATIVE_INFINITY, 'igual'],
    ['', 'flotante', '1e400', Number.POSITIVE_INFINITY, 'no-convertible'],
    ['T35', 'booleano', 'true', 1n, 'igual'],
    ['T35', 'booleano', 'false', 0n, 'igual'],
    ['T35', 'booleano', 't', true, 'igual'],
    ['T35', 'booleano', 'true', 't', 'igual'],
    ['T35', 'booleano', '1', true, 'igual'],
    ['T35', 'booleano', 'true', 0n, 'valor'],
    ['T35', 'booleano', 'true', 2n, 'no-convertible'],
    ['T35', 'booleano', 'true', 'sí', 'no-convertible'],
    ['T76', 'fecha', '2024-01-31', '2024-01-31', 'igual'],
    ['T85', 'fecha', '2024-02-29', instante('2024-02-29 00:00:00'), 'igual'],
    ['T85', 'fecha', '2024-02-29', instante('2024-02-29 10:00:00'), 'no-convertible'],
    ['T82', 'fecha', '2024-01-31', 2024n, 'no-convertible'],
    ['T86', 'fecha', '2024-03-01', '2024-02-30', 'no-convertible'],
    ['T85', 'instante', '2024-02-29 00:00:00', fecha('2024-02-29'), 'igual'],
    ['T77', 'instante', '2024-03-10 02:30:00', '2024-03-10T02:30:00.000Z', 'igual'],
    ['T92', 'hora', '12:34:56', '12:34:56.000', 'igual'],
    ['T92', 'hora', '12:34:56', instante('2024-01-01 12:34:56'), 'no-convertible'],
    ['T94', 'json', '{"a":1}', '{ "a" : 1.0 }', 'igual'],
    ['T96', 'json', '"x"', 'x', 'no-convertible'],
    ['T96', 'json', '5', 5n, 'igual'],
    ['T99', 'bytes', '0x41', String.raw`\x41`, 'igual'],
    ['T99', 'bytes', '0x41', '0X41', 'igual'],
    ['T99', 'bytes', '0x41', 'A', 'no-convertible'],
  ])('%s: %s, el contrato dice %s y el motor %o: %s', (_, tipo, esperado, obtenido, conclusion) => {
    expect(resumen(juzgar(esperado, obtenido, { tipo }))).toBe(conclusion);
  });

  test('NULL sigue siendo solo NULL', () => {
    expect(resumen(juzgar(null, null, { tipo: 'entero' }))).toBe('igual');
    expect(resumen(juzgar('0', null, { tipo: 'entero' }))).toBe('nulo-frente-a-valor');
  });

  test('dice por qué no pudo convertir', () => {
    expect(juzgar('3', 'x'.repeat(100), { tipo: 'entero' })).toEqual({
      igual: false,
      motivo: {
        tipo: 'no-convertible',
        razon: `la columna es de tipo entero: el texto «${'x'.repeat(40)}…» no se puede leer así`,
      },
    });
  });
});

describe('tolerancia', () => {
  test.each<[string, string, Abreviado, { abs?: string; rel?: string }, string]>([
    ['T11', '0.3', 0.1 + 0.2, { abs: '1e-9' }, 'igual'],
    ['T28', '1.6666666666666667', decimal('1.6667'), { abs: '0.00004' }, 'igual'],
    ['T28', '1.6666666666666667', decimal('1.6667'), { abs: '0.00003' }, 'fuera-de-tolerancia'],
    ['', '1', decimal('1.005'), { abs: '0.005' }, 'igual'],
    ['', '1', decimal('1.0050000000000000000000000000000001'), { abs: '0.005' }, 'fuera-de-tolerancia'],
    ['', '1', decimal('0.995'), { abs: '0.005' }, 'igual'],
    ['', '-100', decimal('-99'), { rel: '0.01' }, 'igual'],
    ['', '-100', decimal('-98.9'), { rel: '0.01' }, 'fuera-de-tolerancia'],
    ['', '100', decimal('103'), { abs: '5', rel: '0.01' }, 'igual'],
    ['', '0', decimal('0.0001'), { rel: '0.5' }, 'fuera-de-tolerancia'],
    ['', '1e999999999', decimal('1'), { abs: '1e999999998' }, 'fuera-de-tolerancia'],
    ['', '1e999999999', decimal('1'), { abs: '1e999999999' }, 'igual'],
    ['T37', 'NaN', Number.NaN, { abs: '1' }, 'igual'],
    ['T37', '0', Number.NaN, { abs: '1e9' }, 'valor'],
    ['T02', 'Infinity', Number.POSITIVE_INFINITY, { rel: '1' }, 'igual'],
    ['T02', '1e308', Number.POSITIVE_INFINITY, { abs: '1e999' }, 'valor'],
    ['', '0.5', '0.51', { abs: '0.1' }, 'igual'],
    ['', 'medio', '0.5', { abs: '0.1' }, 'valor'],
  ])('%s: %s y %o con %o: %s', (_, esperado, obtenido, tolerancia, conclusion) => {
    expect(resumen(juzgar(esperado, obtenido, { tolerancia }))).toBe(conclusion);
  });

  test('dice a qué distancia está y cuánto se admitía', () => {
    expect(juzgar('100', decimal('98.9'), { tolerancia: { rel: '0.01' } })).toEqual({
      igual: false,
      motivo: { tipo: 'fuera-de-tolerancia', distancia: '1.1', tolerancia: '1' },
    });
  });
});

describe('decimales y números literales', () => {
  test.each<[string, string, Abreviado, number, string]>([
    ['T28', '1.67', 5 / 3, 2, 'igual'],
    ['T28', '1.67', decimal('1.6667'), 2, 'igual'],
    ['T06', '1.01', decimal('1.005'), 2, 'igual'],
    ['T04', '-3', decimal('-2.5'), 0, 'igual'],
    ['T28', '1.66', 5 / 3, 2, 'valor'],
    ['', '0.67', '0.6666', 2, 'igual'],
    ['', '0.666', decimal('0.666'), 2, 'valor'],
  ])('%s: %s y %o redondeado a %s decimales: %s', (_, esperado, obtenido, decimales, conclusion) => {
    expect(resumen(juzgar(esperado, obtenido, { decimales }))).toBe(conclusion);
  });

  test.each<[string, string, Abreviado, ColumnaEsperada['tipo'], string]>([
    ['T34', '0.5', '0.50', 'auto', 'forma-literal'],
    ['T34', '0.5', decimal('0.50'), 'auto', 'forma-literal'],
    ['T34', '0.50', decimal('0.50'), 'auto', 'igual'],
    ['T34', '0.5', 0.5, 'auto', 'igual'],
    ['T34', '0.5', '0.50', 'decimal', 'forma-literal'],
    ['T34', '0.5', '0.6', 'auto', 'valor'],
  ])('%s: numeros literal, %s y %o (%s): %s', (_, esperado, obtenido, tipo, conclusion) => {
    expect(resumen(juzgar(esperado, obtenido, { tipo, numeros: 'literal' }))).toBe(conclusion);
  });
});
