import type { Respuestas } from '../conformidad/respuestas.ts';

const TODOS_LOS_BYTES = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0')).join('');

/** Respuestas de un motor que habla el protocolo de PostgreSQL. */
export const RESPUESTAS_DE_POSTGRESQL: Respuestas = {
  casos: {
    nulo_y_texto: { consulta: "SELECT NULL, 'NULL', ''" },
    unicode: { consulta: "SELECT 'ñ', '👩🏽‍🚀', '\u00e9', 'e\u0301', 'a '" },
    entero_de_64_bits: {
      consulta: 'SELECT 9007199254740993, 9223372036854775807, -9223372036854775808',
    },
    decimal: { consulta: 'SELECT 1.50, -0.05, 1234567890123456789012345678.0123456789' },
    flotante: { consulta: 'SELECT 0.1::float8 + 0.2::float8, 1e300::float8' },
    flotante_de_32_bits: { consulta: 'SELECT 0.1::real' },
    cero_negativo: { consulta: "SELECT '-0'::float8" },
    nan: { consulta: "SELECT 'NaN'::float8" },
    infinitos: { consulta: "SELECT 'Infinity'::float8, '-Infinity'::float8" },
    booleano: { consulta: 'SELECT TRUE, 1 = 2, NULL::boolean, 1' },
    fecha: { consulta: "SELECT DATE '2024-03-10', DATE '0001-01-01', DATE '9999-12-31'" },
    hora: { consulta: "SELECT TIME '12:34:56.789'" },
    instante: {
      consulta: "SELECT TIMESTAMP '2024-03-10 02:30:00.123456', TIMESTAMP '9999-12-31 23:59:59.999999'",
    },
    instante_con_zona: { consulta: "SELECT TIMESTAMPTZ '2024-03-10 04:30:00.5+02'" },
    bytes: { consulta: `SELECT '\\x${TODOS_LOS_BYTES}'::bytea` },
    json: { consulta: `SELECT '{"a": 1.0}'::json, 'null'::jsonb, NULL::json` },
    sin_filas: { preparacion: 'CREATE TABLE t (a INTEGER, b TEXT)', consulta: 'SELECT a, b FROM t' },
    nombres_repetidos: { consulta: 'SELECT 1 AS a, 2 AS a, 3 AS __proto__' },
    mil_filas: { consulta: 'SELECT i FROM generate_series(1, 1000) AS s(i) ORDER BY i DESC' },
    recursion: {
      consulta:
        'WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1500) SELECT count(*) FROM s',
    },
    punto_y_coma: {
      preparacion: `CREATE TABLE t ("x;y" TEXT, z TEXT); -- uno; dos
        INSERT INTO t VALUES ($$a;b$$, /* ; /* ' */ ; */ '''; --');`,
      consulta: 'SELECT "x;y", z /* ; */ FROM t -- fin;',
    },
    bloque: {
      preparacion: `CREATE TABLE t (a INTEGER);
        INSERT INTO t VALUES (1), (2);
        CREATE FUNCTION nombre(a INTEGER) RETURNS TEXT LANGUAGE sql BEGIN ATOMIC
          SELECT 1;
          SELECT CASE a WHEN 1 THEN 'uno;' ELSE 'otro;' END;
        END;`,
      consulta: 'SELECT nombre(a) FROM t ORDER BY a',
    },
    fin_de_linea: {
      preparacion: "CREATE TABLE t (a TEXT);\r\n-- nota;\r\nINSERT INTO t VALUES ('a\r\nb');\r\n",
      consulta: '\r\nSELECT a\r\nFROM t\r\n',
    },
    antes_de_la_consulta: {
      preparacion: 'CREATE TABLE t (a INTEGER)',
      consulta: "SET work_mem = '8MB'; INSERT INTO t VALUES (7); ANALYZE t; SELECT a FROM t",
    },
  },
  errores: {
    division_por_cero: { consulta: 'SELECT 1 / 0' },
    unicidad: {
      preparacion: 'CREATE TABLE t (a INTEGER PRIMARY KEY)',
      consulta: 'INSERT INTO t VALUES (1), (1)',
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
    conversion_de_tipo: { consulta: "SELECT 'abc'::integer" },
    fuera_de_rango: { consulta: 'SELECT 2147483647 + 1' },
    sintaxis: { consulta: 'SELEC 1' },
    permiso: { consulta: "SELECT pg_read_file('/etc/passwd')" },
    objeto_inexistente: { consulta: 'SELECT a FROM ausente' },
  },
  rechazos: {
    leer_archivo: { preparacion: 'CREATE TABLE t (a TEXT)', consulta: "COPY t FROM '/etc/passwd'" },
    escribir_archivo: { consulta: "COPY (SELECT 1) TO PROGRAM 'cat > /tmp/no-debe-existir'" },
  },
  ajuste: {
    cambiar: "SET TimeZone = 'Asia/Tokyo'; SET search_path = pg_catalog; SET extra_float_digits = 0",
    leer: "SELECT current_setting('TimeZone'), current_setting('extra_float_digits'), current_schema() = 'pg_catalog'",
  },
};
