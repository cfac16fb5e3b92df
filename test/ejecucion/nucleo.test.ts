import { setTimeout as esperar } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Corrida } from '../../src/dominio/corrida.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { abrirDeNucleo } from './abrir.ts';
import { hasta, procesosDeMotor, vive } from './procesos.ts';

const NUCLEO = ['duckdb', 'sqlite'] as const;

/** Cuenta sin fin: no devuelve ninguna fila que se pueda contar (T147). */
const SIN_FIN = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r';

const SERIE: Readonly<Record<(typeof NUCLEO)[number], string>> = {
  duckdb: "SELECT i, 'fila ' || i, i / 3 FROM range(100000) t(i) ORDER BY i",
  sqlite:
    "WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s LIMIT 100000) SELECT i, 'fila ' || i, i / 3.0 FROM s",
};

function filasDe(corrida: Corrida): readonly (readonly Valor[])[] {
  if (corrida.tipo !== 'tabla') throw new Error(`no dio una tabla: ${JSON.stringify(corrida)}`);
  return corrida.tabla.filas;
}

function errorDe(corrida: Corrida) {
  if (corrida.tipo !== 'error') throw new Error(`no dio un error: ${corrida.tipo}`);
  return corrida.error;
}

describe.each(NUCLEO)('ejecutor: %s', (motor) => {
  test('devuelve la tabla con su identidad, origen y duración', async () => {
    await using ejecutor = abrirDeNucleo();
    const corrida = await ejecutor.correr({
      motor,
      preparacion: 'CREATE TABLE t(a INTEGER); INSERT INTO t VALUES (1), (NULL);',
      consulta: 'SELECT a FROM t ORDER BY a DESC NULLS LAST',
    });
    expect(corrida).toMatchObject({
      tipo: 'tabla',
      avisos: [],
      origen: { id: 'en-proceso' },
      identidad: { version: expect.stringMatching(/^\d+\.\d+/) },
    });
    expect(filasDe(corrida)).toEqual([[{ tipo: 'entero', valor: 1n }], [{ tipo: 'nulo' }]]);
    expect(corrida.tipo === 'tabla' && corrida.duracionMs).toBeGreaterThan(0);
  });

  test('reutiliza el proceso sin que nada pase de un trabajo al siguiente', async () => {
    await using ejecutor = abrirDeNucleo();
    const crear = { motor, preparacion: 'CREATE TABLE t(a INTEGER)', consulta: 'SELECT count(*) FROM t' };
    const primera = await ejecutor.correr(crear);
    const antes = procesosDeMotor(process.pid);
    const segunda = await ejecutor.correr(crear);
    expect(filasDe(segunda)).toEqual(filasDe(primera));
    expect(procesosDeMotor(process.pid)).toEqual(antes);
    expect(antes).toHaveLength(1);
  });

  test('un error del motor dice su fase y su línea, y no detiene los siguientes', async () => {
    await using ejecutor = abrirDeNucleo();
    const corridas = await Promise.all(
      ['SELECT 1', 'SELECT 1;\n\nSELEC 2', 'SELECT 3'].map((consulta) =>
        ejecutor.correr({ motor, preparacion: '', consulta }),
      ),
    );
    expect(corridas.map(({ tipo }) => tipo)).toEqual(['tabla', 'error', 'tabla']);
    expect(errorDe(corridas[1] as Corrida)).toMatchObject({ fase: 'consulta', clase: 'sintaxis', linea: 3 });
  });

  test('T145, T146: mata al segundo una consulta sin fin y sigue con otra', { timeout: 20_000 }, async () => {
    await using ejecutor = abrirDeNucleo({ tiempoMs: 1000 });
    const [sinFin, siguiente] = await Promise.all([
      ejecutor.correr({ motor, preparacion: '', consulta: SIN_FIN }),
      ejecutor.correr({ motor, preparacion: '', consulta: 'SELECT 1' }),
    ]);
    expect(errorDe(sinFin)).toMatchObject({
      fase: 'tiempo',
      mensaje: 'La consulta no terminó dentro del límite de 1 s y se detuvo.',
    });
    expect(sinFin.tipo === 'error' && sinFin.duracionMs).toBeLessThan(3000);
    expect(siguiente.tipo).toBe('tabla');
  });

  test('distingue una preparación sin fin', async () => {
    await using ejecutor = abrirDeNucleo({ tiempoMs: 500 });
    const corrida = await ejecutor.correr({ motor, preparacion: SIN_FIN, consulta: 'SELECT 1' });
    expect(errorDe(corrida).mensaje).toMatch(/^La preparación no terminó/);
  });

  test('al cerrarse en mitad de una consulta no deja procesos', async () => {
    const ejecutor = abrirDeNucleo();
    const corrida = ejecutor.correr({ motor, preparacion: '', consulta: SIN_FIN });
    await esperar(500);
    const pids = procesosDeMotor(process.pid);
    expect(pids).toHaveLength(1);
    await ejecutor[Symbol.asyncDispose]();
    expect(pids.filter(vive)).toEqual([]);
    expect((await corrida).tipo).toBe('error');
  });

  test('al abortarse deja como omitido lo que no acabó', async () => {
    const corte = new AbortController();
    await using ejecutor = abrirDeNucleo({}, corte.signal);
    const corridas = ['SELECT 1', SIN_FIN, 'SELECT 2'].map((consulta) =>
      ejecutor.correr({ motor, preparacion: '', consulta }),
    );
    await corridas[0];
    setTimeout(() => corte.abort(), 300);
    expect((await Promise.all(corridas)).map(({ tipo }) => tipo)).toEqual(['tabla', 'omitida', 'omitida']);
    expect(procesosDeMotor(process.pid)).toEqual([]);
  });

  test('la muerte del proceso es un error de ese trabajo y de ninguno más', async () => {
    await using ejecutor = abrirDeNucleo();
    const corrida = ejecutor.correr({ motor, preparacion: '', consulta: SIN_FIN });
    const siguiente = ejecutor.correr({ motor, preparacion: '', consulta: 'SELECT 1' });
    await esperar(1000);
    const [pid] = procesosDeMotor(process.pid);
    process.kill(pid as number, 'SIGSEGV');
    expect(errorDe(await corrida)).toMatchObject({
      fase: 'recursos',
      mensaje: 'El proceso del motor murió con la señal SIGSEGV.',
    });
    expect((await siguiente).tipo).toBe('tabla');
  });

  test('trae 100 000 filas completas y en orden', async () => {
    await using ejecutor = abrirDeNucleo();
    const filas = filasDe(await ejecutor.correr({ motor, preparacion: '', consulta: SERIE[motor] }));
    expect(filas).toHaveLength(100_000);
    expect(filas.every(([celda], i) => celda?.tipo === 'entero' && celda.valor === BigInt(i))).toBe(true);
    expect(filas[99_999]?.[1]).toEqual({ tipo: 'texto', valor: 'fila 99999' });
  });

  test('no trae más filas que el límite', async () => {
    await using ejecutor = abrirDeNucleo({ filas: 99_999 });
    const corrida = await ejecutor.correr({ motor, preparacion: '', consulta: SERIE[motor] });
    expect(errorDe(corrida)).toMatchObject({
      fase: 'recursos',
      mensaje: 'La consulta devolvió más de 99999 filas.',
    });
  });

  test('trae una celda de 5 MB, un emoji y un NUL sin perder nada', async () => {
    await using ejecutor = abrirDeNucleo();
    const nul = motor === 'duckdb' ? 'chr(0)' : 'char(0)';
    const consulta = `SELECT replace(printf('%5000000s', ''), ' ', 'ñ'), '👩🏽‍🚀', 'a' || ${nul} || 'b'`;
    const filas = filasDe(await ejecutor.correr({ motor, preparacion: '', consulta }));
    expect(filas).toEqual([
      ['ñ'.repeat(5_000_000), '👩🏽‍🚀', 'a\0b'].map((valor) => ({ tipo: 'texto', valor })),
    ]);
  });

  test('la frontera entre procesos no cambia ningún valor', async () => {
    await using ejecutor = abrirDeNucleo();
    const [bytes, menosCero] =
      motor === 'duckdb' ? ["'\\x00\\xFF'::BLOB", "'-0'::DOUBLE"] : ["x'00ff'", '-1.0 * 0'];
    const consulta = `SELECT ${bytes}, ${menosCero}, 1e308 * 10, 9223372036854775807`;
    expect(filasDe(await ejecutor.correr({ motor, preparacion: '', consulta }))).toEqual([
      [
        { tipo: 'bytes', valor: Uint8Array.of(0, 255) },
        { tipo: 'flotante', valor: -0, bits: 64 },
        { tipo: 'flotante', valor: Number.POSITIVE_INFINITY, bits: 64 },
        { tipo: 'entero', valor: 2n ** 63n - 1n },
      ],
    ]);
  });

  test('pasar del límite de memoria es un error que lo dice, y sigue con el siguiente', async () => {
    await using ejecutor = abrirDeNucleo({ memoriaMiB: 300 });
    const consulta =
      motor === 'duckdb'
        ? 'SELECT len(range(200000000))'
        : 'WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s LIMIT 100000) SELECT length(group_concat(hex(zeroblob(10000)))) FROM s';
    const glotona = await ejecutor.correr({ motor, preparacion: '', consulta });
    expect(errorDe(glotona)).toMatchObject({
      fase: 'recursos',
      mensaje: 'Pasó del límite de memoria de 300 MiB y se detuvo.',
    });
    const siguiente = await ejecutor.correr({ motor, preparacion: '', consulta: 'SELECT 1' });
    expect(siguiente.tipo).toBe('tabla');
  });

  test('calentar sin trabajos no deja procesos', async () => {
    const ejecutor = abrirDeNucleo();
    ejecutor.calentar(motor);
    await hasta(() => procesosDeMotor(process.pid).length === 1, 'no arrancó el proceso');
    await ejecutor[Symbol.asyncDispose]();
    expect(procesosDeMotor(process.pid)).toEqual([]);
  });
});
