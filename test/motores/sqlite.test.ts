import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ErrorDeMotor } from '../../src/dominio/errores.ts';
import { sqlite } from '../../src/motores/sqlite.ts';
import { conformidad, LIMITES } from '../conformidad/conformidad.ts';
import { entero, flotante, nulo, texto } from '../conformidad/valores.ts';

const TIPOS = 'https://sqlite.org/datatype3.html';
const FECHAS = 'https://sqlite.org/lang_datefunc.html';

const conectar = (limites = LIMITES) => sqlite.conectar({ tipo: 'en-proceso' }, limites);

async function consultar(consulta: string, preparacion = '') {
  await using sesion = await conectar();
  await sesion.preparar(preparacion);
  return (await sesion.consultar(consulta)).filas;
}

conformidad(
  sqlite,
  {
    casos: {
      nulo_y_texto: { consulta: "SELECT NULL, 'NULL', ''" },
      unicode: { consulta: "SELECT 'ñ', '👩🏽‍🚀', '\u00e9', 'e\u0301', 'a '" },
      entero_de_64_bits: { consulta: 'SELECT 9007199254740993, 9223372036854775807, -9223372036854775808' },
      decimal: {
        noAplica: 'no tiene decimales exactos: guarda un flotante',
        doc: TIPOS,
        enSuLugar: { consulta: "SELECT CAST('1.50' AS DECIMAL(10, 2))", da: [flotante(1.5)] },
      },
      flotante: { consulta: 'SELECT 0.1 + 0.2, 1e300' },
      flotante_de_32_bits: {
        noAplica: 'REAL es de 64 bits',
        doc: TIPOS,
        enSuLugar: { consulta: 'SELECT CAST(0.1 AS FLOAT)', da: [flotante(0.1)] },
      },
      cero_negativo: { consulta: 'SELECT -1.0 * 0' },
      nan: {
        noAplica: 'NaN se vuelve NULL',
        doc: 'https://sqlite.org/floatingpoint.html',
        enSuLugar: { consulta: 'SELECT 9e999 - 9e999', da: [nulo] },
      },
      infinitos: { consulta: 'SELECT 9e999, -9e999' },
      booleano: {
        noAplica: 'TRUE y FALSE son 1 y 0',
        doc: `${TIPOS}#boolean_datatype`,
        enSuLugar: { consulta: 'SELECT TRUE, FALSE', da: [entero(1), entero(0)] },
      },
      fecha: {
        noAplica: 'no tiene tipo de fecha: da texto',
        doc: FECHAS,
        enSuLugar: { consulta: "SELECT date('2024-03-10')", da: [texto('2024-03-10')] },
      },
      hora: {
        noAplica: 'no tiene tipo de hora: da texto',
        doc: FECHAS,
        enSuLugar: { consulta: "SELECT time('12:34:56')", da: [texto('12:34:56')] },
      },
      instante: {
        noAplica: 'no tiene tipo de instante: da texto',
        doc: FECHAS,
        enSuLugar: {
          consulta: "SELECT datetime('2024-03-10 02:30:00.123456')",
          da: [texto('2024-03-10 02:30:00')],
        },
      },
      instante_con_zona: {
        noAplica: 'no tiene tipo de instante: da texto en UTC',
        doc: FECHAS,
        enSuLugar: {
          consulta: "SELECT datetime('2024-03-10 04:30:00+02:00')",
          da: [texto('2024-03-10 02:30:00')],
        },
      },
      bytes: {
        consulta: `SELECT x'${Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0')).join('')}'`,
      },
      json: {
        noAplica: 'JSON es texto',
        doc: 'https://sqlite.org/json1.html',
        enSuLugar: { consulta: `SELECT json('{"a": 1.0}')`, da: [texto('{"a":1.0}')] },
      },
      sin_filas: { preparacion: 'CREATE TABLE t (a, b)', consulta: 'SELECT a, b FROM t' },
      nombres_repetidos: { consulta: 'SELECT 1 AS a, 2 AS a, 3 AS __proto__' },
      mil_filas: {
        consulta:
          'WITH s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1000) SELECT i FROM s ORDER BY i DESC',
      },
      recursion: {
        consulta:
          'WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1500) SELECT count(*) FROM s',
      },
      punto_y_coma: {
        preparacion: `CREATE TABLE t ("x;y" TEXT, z TEXT); -- uno; dos
          INSERT INTO t VALUES ('a;b', /* ; ' */ '''; --');`,
        consulta: 'SELECT "x;y", z /* ; */ FROM t -- fin;',
      },
      bloque: {
        preparacion: `CREATE TABLE t (a INTEGER);
          CREATE TABLE registro (frase TEXT);
          CREATE TRIGGER anota AFTER INSERT ON t BEGIN
            INSERT INTO registro VALUES (CASE WHEN new.a = 1 THEN 'uno;' ELSE 'otro;' END);
          END;
          INSERT INTO t VALUES (1), (2);`,
        consulta: 'SELECT frase FROM registro ORDER BY rowid',
      },
      fin_de_linea: {
        preparacion: "CREATE TABLE t (a TEXT);\r\n-- nota;\r\nINSERT INTO t VALUES ('a\r\nb');\r\n",
        consulta: '\r\nSELECT a\r\nFROM t\r\n',
      },
      antes_de_la_consulta: {
        preparacion: 'CREATE TABLE t (a)',
        consulta: 'PRAGMA foreign_keys = OFF; INSERT INTO t VALUES (7); SELECT a FROM t',
      },
    },
    errores: {
      division_por_cero: {
        noAplica: 'dividir por cero da NULL',
        doc: 'https://sqlite.org/lang_expr.html',
        enSuLugar: { consulta: 'SELECT 1 / 0', da: [nulo] },
      },
      unicidad: {
        preparacion: 'CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE)',
        consulta: "INSERT INTO t VALUES (1, 'x'), (2, 'x')",
      },
      clave_foranea: {
        preparacion: 'CREATE TABLE p (a INTEGER PRIMARY KEY); CREATE TABLE h (a INTEGER REFERENCES p)',
        consulta: 'INSERT INTO h VALUES (1)',
      },
      restriccion_check: {
        preparacion: 'CREATE TABLE t (a INTEGER CHECK (a > 0))',
        consulta: 'INSERT INTO t VALUES (0)',
      },
      no_nulo: {
        preparacion: 'CREATE TABLE t (a INTEGER NOT NULL)',
        consulta: 'INSERT INTO t VALUES (NULL)',
      },
      conversion_de_tipo: {
        preparacion: 'CREATE TABLE t (a INTEGER) STRICT',
        consulta: "INSERT INTO t VALUES ('x')",
      },
      fuera_de_rango: { consulta: 'SELECT abs(-9223372036854775808)' },
      sintaxis: { consulta: 'SELEC 1' },
      permiso: { consulta: "SELECT load_extension('x')" },
      objeto_inexistente: { consulta: 'SELECT a FROM ausente' },
    },
    rechazos: {
      leer_archivo: { preparacion: "ATTACH '/etc/hostname' AS otra", consulta: 'SELECT 1' },
      escribir_archivo: { consulta: "VACUUM INTO 'copia.db'" },
    },
    ajuste: { cambiar: 'PRAGMA foreign_keys = OFF', leer: 'PRAGMA foreign_keys' },
  },
  { conectar },
);

describe('SQLite', () => {
  test('T74: el tipo es de cada celda, no de la columna', async () => {
    const preparacion = "CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), ('abc'), (1.5), (NULL)";
    expect(await consultar('SELECT a FROM t ORDER BY rowid', preparacion)).toEqual([
      [entero(1)],
      [texto('abc')],
      [flotante(1.5)],
      [nulo],
    ]);
  });

  test('T153: las claves foráneas están activas', async () => {
    expect(await consultar('PRAGMA foreign_keys')).toEqual([[entero(1)]]);
  });

  test('da el tipo declarado de una columna, y ninguno de una expresión', async () => {
    await using sesion = await conectar();
    await sesion.preparar('CREATE TABLE t (a DECIMAL(10, 2))');
    const { columnas } = await sesion.consultar('SELECT a, a + 0 AS b FROM t');
    expect(columnas).toEqual([
      { nombre: 'a', tipoMotor: 'DECIMAL(10, 2)' },
      { nombre: 'b', tipoMotor: '' },
    ]);
  });

  const archivo = path.join(tmpdir(), 'verificar-equivalencia-no-debe-existir.db');
  test.each([
    `ATTACH '${archivo}' AS otra`,
    `attach database '${archivo}' as otra`,
    `\uFEFF/* ; */ -- x\n  ATTACH '${archivo}' AS otra`,
    `SELECT 1; ATTACH ('${archivo}') AS otra`,
    `ATTACH CASE WHEN 1 THEN '${archivo}' END AS otra`,
    `ATTACH ':memory:' AS otra`,
    `VACUUM INTO '${archivo}'`,
    `VACUUM main INTO ('${archivo}')`,
  ])('T151: rechaza %s', async (sql) => {
    await using sesion = await conectar();
    const error: unknown = await sesion.preparar(sql).catch((causa: unknown) => causa);
    expect(error).toBeInstanceOf(ErrorDeMotor);
    expect((error as ErrorDeMotor).datos).toMatchObject({ fase: 'preparacion', clase: 'permiso' });
    expect(existsSync(archivo)).toBe(false);
  });

  test('no confunde ATTACH ni VACUUM con un nombre, un texto o una explicación', async () => {
    const preparacion = `CREATE TABLE attach (vacuum TEXT);
      INSERT INTO attach VALUES ('ATTACH x; VACUUM INTO y');
      VACUUM;
      EXPLAIN ATTACH ':memory:' AS otra`;
    expect(await consultar('SELECT vacuum FROM attach', preparacion)).toEqual([
      [texto('ATTACH x; VACUUM INTO y')],
    ]);
  });

  test.each<[sql: string, linea: number, columna: number]>([
    ['SELECT 1;\n  SELECT ausente', 2, 10],
    ['SELECT 1\nFORM t', 2, 6],
    ['\n\nSELECT a FROM a_b.ausente', 3, 19],
    ["SELECT 'ñ😀', ausente", 1, 14],
    // El controlador no da la posición: si lo que cita aparece dos veces, queda el inicio de la sentencia.
    ['\n SELECT x, x', 2, 2],
  ])('sitúa el error de %j', async (sql, linea, columna) => {
    await using sesion = await conectar();
    const error = (await sesion.preparar(sql).catch((causa: unknown) => causa)) as ErrorDeMotor;
    expect({ linea: error.datos.linea, columna: error.datos.columna }).toEqual({ linea, columna });
  });

  test('T141: dice que no se pasan parámetros', async () => {
    await using sesion = await conectar();
    const error = (await sesion.consultar('SELECT ?').catch((causa: unknown) => causa)) as ErrorDeMotor;
    expect(error.datos.consejo).toMatch(/no se pasan parámetros/);
  });
});
