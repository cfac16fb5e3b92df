import type { NoAplica, Respuestas } from '../conformidad/respuestas.ts';
import { entero, flotante, instante, nulo } from '../conformidad/valores.ts';

const TODOS_LOS_BYTES = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const NUMEROS = 'https://dev.mysql.com/doc/refman/8.4/en/numeric-types.html';

function noAplica(noAplica: string, doc: string, enSuLugar: NoAplica['enSuLugar']): NoAplica {
  return { noAplica, doc, enSuLugar };
}

/** Lo que contesta a la prueba de conformidad un servidor de MariaDB, por su nombre o como sustituto de MySQL. */
export const RESPUESTAS_DE_MYSQL: Respuestas = {
  casos: {
    nulo_y_texto: { consulta: "SELECT NULL, 'NULL', ''" },
    unicode: { consulta: "SELECT 'ñ', '👩🏽‍🚀', '\u00e9', 'e\u0301', 'a '" },
    entero_de_64_bits: {
      consulta: 'SELECT 9007199254740993, 9223372036854775807, -9223372036854775808',
    },
    decimal: { consulta: 'SELECT 1.50, -0.05, 1234567890123456789012345678.0123456789' },
    flotante: { consulta: 'SELECT 0.1e0 + 0.2e0, 1e300' },
    flotante_de_32_bits: {
      preparacion: 'CREATE TABLE t (a FLOAT); INSERT INTO t VALUES (0.1)',
      consulta: 'SELECT a FROM t',
    },
    cero_negativo: noAplica('el cero no tiene signo', NUMEROS, {
      consulta: 'SELECT -0e0',
      da: [flotante(0)],
    }),
    nan: noAplica('no tiene NaN', NUMEROS, { consulta: 'SELECT SQRT(-1)', da: [nulo] }),
    infinitos: noAplica('no tiene infinitos', NUMEROS, {
      consulta: 'SELECT 1e308 * 10',
      falla: /out of range/,
    }),
    booleano: noAplica(
      'los booleanos son enteros',
      'https://dev.mysql.com/doc/refman/8.4/en/boolean-literals.html',
      {
        consulta: 'SELECT TRUE, 1 = 2, NULL, 1',
        da: [entero(1), entero(0), nulo, entero(1)],
      },
    ),
    fecha: { consulta: "SELECT DATE '2024-03-10', DATE '0001-01-01', DATE '9999-12-31'" },
    hora: { consulta: "SELECT TIME '12:34:56.789'" },
    instante: {
      consulta: "SELECT TIMESTAMP '2024-03-10 02:30:00.123456', TIMESTAMP '9999-12-31 23:59:59.999999'",
    },
    instante_con_zona: noAplica(
      'TIMESTAMP se guarda en UTC y se da en la zona de la sesión',
      'https://dev.mysql.com/doc/refman/8.4/en/datetime.html',
      {
        preparacion: `CREATE TABLE t (a TIMESTAMP(1)); SET time_zone = '+02:00';
          INSERT INTO t VALUES ('2024-03-10 04:30:00.5'); SET time_zone = '+00:00'`,
        consulta: 'SELECT a FROM t',
        da: [instante('2024-03-10 02:30:00.5')],
      },
    ),
    bytes: { consulta: `SELECT x'${TODOS_LOS_BYTES}'` },
    json: {
      preparacion: `CREATE TABLE t (a JSON, b JSON, c JSON);
        INSERT INTO t VALUES ('{"a": 1.0}', 'null', NULL)`,
      consulta: 'SELECT a, b, c FROM t',
    },
    sin_filas: { preparacion: 'CREATE TABLE t (a INTEGER, b TEXT)', consulta: 'SELECT a, b FROM t' },
    nombres_repetidos: { consulta: 'SELECT 1 AS a, 2 AS a, 3 AS __proto__' },
    mil_filas: {
      consulta:
        'WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1000) SELECT i FROM s ORDER BY i DESC',
    },
    recursion: {
      consulta:
        'WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1500) SELECT count(*) FROM s',
    },
    punto_y_coma: {
      preparacion: `CREATE TABLE t (\`x;y\` TEXT, z TEXT); -- uno; dos
        # tres; '
        INSERT INTO t VALUES ('a;b', /* ; ' */ '\\'; --');`,
      consulta: 'SELECT `x;y`, z /* ; */ FROM t -- fin;',
    },
    bloque: {
      preparacion: `CREATE TABLE t (a INTEGER);
        CREATE TABLE r (i INTEGER AUTO_INCREMENT PRIMARY KEY, b TEXT);
        CREATE TRIGGER d AFTER INSERT ON t FOR EACH ROW BEGIN
          IF NEW.a > 0 THEN
            INSERT INTO r (b) VALUES (CASE NEW.a WHEN 1 THEN 'uno;' ELSE 'otro;' END);
          END IF;
        END;
        INSERT INTO t VALUES (1), (2);`,
      consulta: 'SELECT b FROM r ORDER BY i',
    },
    fin_de_linea: {
      preparacion: "CREATE TABLE t (a TEXT);\r\n-- nota;\r\nINSERT INTO t VALUES ('a\r\nb');\r\n",
      consulta: '\r\nSELECT a\r\nFROM t\r\n',
    },
    antes_de_la_consulta: {
      preparacion: 'CREATE TABLE t (a INTEGER)',
      consulta: 'SET @siete = 7; INSERT INTO t VALUES (@siete); SELECT a FROM t',
    },
  },
  errores: {
    division_por_cero: {
      preparacion: 'CREATE TABLE t (a INTEGER)',
      consulta: 'INSERT INTO t VALUES (1 / 0)',
    },
    unicidad: {
      preparacion: 'CREATE TABLE t (a INTEGER PRIMARY KEY)',
      consulta: 'INSERT INTO t VALUES (1), (1)',
    },
    clave_foranea: {
      preparacion: 'CREATE TABLE p (a INTEGER PRIMARY KEY); CREATE TABLE h (a INTEGER REFERENCES p (a))',
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
      preparacion: 'CREATE TABLE t (a INTEGER)',
      consulta: "INSERT INTO t VALUES ('abc')",
    },
    fuera_de_rango: { consulta: 'SELECT 9223372036854775807 + 1' },
    sintaxis: { consulta: 'SELEC 1' },
    permiso: { consulta: 'SELECT * FROM mysql.user' },
    objeto_inexistente: { consulta: 'SELECT a FROM ausente' },
  },
  rechazos: {
    leer_archivo: {
      preparacion: 'CREATE TABLE t (a TEXT)',
      consulta: "LOAD DATA INFILE '/etc/passwd' INTO TABLE t",
    },
    escribir_archivo: { consulta: "SELECT 1 INTO OUTFILE '/tmp/no-debe-existir'" },
  },
  ajuste: {
    cambiar: "SET time_zone = '+09:00'; SET sql_mode = ''; SET NAMES utf8mb4 COLLATE utf8mb4_bin; SET @a = 1",
    leer: 'SELECT @@time_zone, @@sql_mode, @@collation_connection, @a',
  },
};
