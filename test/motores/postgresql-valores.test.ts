import { describe, expect, test } from 'vitest';
import type { Valor } from '../../src/dominio/valor.ts';
import { otroServidor } from '../../src/motores/postgresql/identidad.ts';
import { leerPostgresql } from '../../src/motores/postgresql/valores.ts';

const bytes = (hex: string): Valor => ({ tipo: 'bytes', valor: Uint8Array.from(Buffer.from(hex, 'hex')) });

describe('una celda de PostgreSQL', () => {
  test.each<[string, number, string, string, Valor]>([
    [
      'conserva un entero mayor que 2^53 (T23)',
      20,
      'N',
      '9007199254740993',
      { tipo: 'entero', valor: 9007199254740993n },
    ],
    ['lee un OID como entero', 26, 'N', '4294967295', { tipo: 'entero', valor: 4294967295n }],
    ['conserva la escala de un decimal (T34)', 1700, 'N', '1.50', { tipo: 'decimal', digitos: '1.50' }],
    [
      'da por su nombre un numeric que no es un número (T37)',
      1700,
      'N',
      'NaN',
      { tipo: 'decimal', digitos: 'NaN' },
    ],
    [
      'sabe que un real tiene 32 bits (T17)',
      700,
      'N',
      '0.1',
      { tipo: 'flotante', valor: Math.fround(0.1), bits: 32 },
    ],
    ['conserva el cero negativo (T09)', 701, 'N', '-0', { tipo: 'flotante', valor: -0, bits: 64 }],
    [
      'lee infinitos (T37)',
      701,
      'N',
      '-Infinity',
      { tipo: 'flotante', valor: Number.NEGATIVE_INFINITY, bits: 64 },
    ],
    ['distingue el null de JSON (T95)', 3802, 'U', 'null', { tipo: 'json', texto: 'null' }],
    ['no analiza el JSON (T94)', 114, 'U', '{"a":2.0}', { tipo: 'json', texto: '{"a":2.0}' }],
    ['no convierte una fecha en Date (T76)', 1082, 'D', '2024-03-10', { tipo: 'fecha', texto: '2024-03-10' }],
    [
      'da una fecha infinita por su nombre (T81)',
      1082,
      'D',
      'infinity',
      { tipo: 'fecha', texto: 'infinity' },
    ],
    [
      'conserva los microsegundos (T77)',
      1114,
      'D',
      '2024-03-10 02:30:00.123456',
      { tipo: 'instante', texto: '2024-03-10 02:30:00.123456', conZona: false },
    ],
    [
      'lleva a UTC un instante con zona (T78)',
      1184,
      'D',
      '2024-03-10 02:30:00-05',
      { tipo: 'instante', texto: '2024-03-10 07:30:00', conZona: true },
    ],
    ['lee bytes en hexadecimal', 17, 'U', '\\x00ff41', bytes('00ff41')],
    ['lee bytes en formato escape, si el guion lo pidió', 17, 'U', '\\000\\377A\\\\', bytes('00ff415c')],
    ['toma un enumerado como texto', 90001, 'E', 'rojo', { tipo: 'texto', valor: 'rojo' }],
    ['toma un texto citext como texto', 90002, 'S', 'Ñandú', { tipo: 'texto', valor: 'Ñandú' }],
    [
      'deja una lista con su nombre y su escritura (T97)',
      1007,
      'A',
      '{1,NULL}',
      { tipo: 'otro', nombre: 'x', texto: '{1,NULL}' },
    ],
  ])('%s', (_, oid, categoria, texto, esperado) => {
    expect(leerPostgresql(texto, { oid, nombre: 'x', categoria })).toEqual(esperado);
  });

  test('distingue NULL del texto NULL', () => {
    const tipo = { oid: 25, nombre: 'text', categoria: 'S' };
    expect(leerPostgresql(null, tipo)).toEqual({ tipo: 'nulo' });
    expect(leerPostgresql('NULL', tipo)).toEqual({ tipo: 'texto', valor: 'NULL' });
  });
});

describe('la identidad de un servidor que habla el protocolo de PostgreSQL', () => {
  test.each([
    ['PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc', undefined],
    ['PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-pc-linux-gnu', undefined],
    ['CockroachDB CCL v24.3.1 (x86_64-pc-linux-gnu, built 2024/12/02)', 'CockroachDB 24.3.1'],
    ['PostgreSQL 11.2-YB-2.25.0.0-b0 on x86_64-pc-linux-gnu', 'YugabyteDB 2.25.0.0'],
    [
      'PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC, Redshift 1.0.77467',
      'Amazon Redshift 1.0.77467',
    ],
    ['PostgreSQL 9.4.26 (Greenplum Database 6.25.3 build commit:x)', 'Greenplum 6.25.3'],
    [
      'PostgreSQL 15.4 (EnterpriseDB Advanced Server 15.4.1) on x86_64',
      'EDB Postgres Advanced Server 15.4.1',
    ],
    ['PostgreSQL 18.7 (PGlite 0.5.17) on wasm32-unknown-emscripten', 'PGlite 0.5.17'],
    ['PostgreSQL 16.4 on x86_64 · plpgsql 1.0, timescaledb 2.17.2', 'TimescaleDB 2.17.2'],
    ['PostgreSQL 16.4 on x86_64 · plpgsql 1.0, citus 12.1-1', 'Citus 12.1-1'],
    ['PostgreSQL 16.6 on aarch64 · plpgsql 1.0 · aurora 16.6', 'Aurora PostgreSQL 16.6'],
  ])('se conoce por sus marcas: %s', (marcas, esperado) => {
    const otro = otroServidor(marcas);
    expect(otro && `${otro.nombre} ${otro.version}`).toBe(esperado);
  });
});
