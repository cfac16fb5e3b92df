import { describe, expect, test } from 'vitest';
import { type DatosDeError, ErrorDeMotor } from '../../src/dominio/errores.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { servidorDe } from '../../src/motores/mysql/identidad.ts';
import { mysql } from '../../src/motores/mysql.ts';
import { conformidad, LIMITES } from '../conformidad/conformidad.ts';
import { CLAVE_ERRONEA, conformidadDeServidor } from '../conformidad/servidor.ts';
import {
  decimal,
  entero,
  fecha,
  flotante,
  hora,
  instante,
  nulo,
  otro,
  texto,
} from '../conformidad/valores.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { RESPUESTAS_DE_MYSQL } from './respuestas-de-mysql.ts';

// No hay MySQL de verdad en los repositorios de Debian: estas pruebas corren en MariaDB, y la identidad lo dice.
const url = servidorReal(mysql, 'local', { admitirSustituto: true });

const conectar = (limites = LIMITES) => mysql.conectar({ tipo: 'url', url: url() }, limites);

conformidad(mysql, RESPUESTAS_DE_MYSQL, { conectar });

conformidadDeServidor(mysql, {
  url: async () => url(),
  urlConClaveErronea: async () => url().replace(/:[^:@]*@/, `:${CLAVE_ERRONEA}@`),
  urlEn: (anfitrion, puerto) => `mysql://u:${CLAVE_ERRONEA}@${anfitrion}:${puerto}/`,
  sinFin: "SELECT BENCHMARK(1000000000000, MD5('a'))",
});

async function correr(consulta: string, preparacion = '') {
  await using sesion = await conectar();
  await sesion.preparar(preparacion);
  return (await sesion.consultar(consulta)).filas;
}

async function fallo(consulta: string, preparacion = ''): Promise<DatosDeError> {
  const error = await correr(consulta, preparacion).catch((causa: unknown) => causa);
  if (!(error instanceof ErrorDeMotor)) throw error ?? new Error('no falló');
  return error.datos;
}

/** Lo que ve el administrador del servidor. */
async function enElServidor(sql: string): Promise<unknown[]> {
  const { createConnection } = await import('mysql2/promise');
  const cliente = await createConnection({ uri: url(), rowsAsArray: true });
  try {
    const [filas] = await cliente.query(sql);
    return (filas as unknown[][]).flat();
  } finally {
    await cliente.end();
  }
}

const inventario = async () => [
  await enElServidor('SELECT SCHEMA_NAME FROM information_schema.SCHEMATA ORDER BY 1'),
  await enElServidor('SELECT User FROM mysql.user ORDER BY 1'),
];

describe('MySQL, ejecutado en MariaDB', () => {
  test('la identidad dice quién respondió de verdad', async () => {
    await using sesion = await conectar();
    const { nombre, version, sustituto } = sesion.identidad;
    expect(nombre).toBe('MariaDB');
    expect(sustituto).toBe(`MariaDB ${version}`);
  });

  const unaCelda = (tipo: string, valor: string) =>
    `CREATE TABLE t (a ${tipo}); INSERT INTO t VALUES (${valor})`;
  test.each<[titulo: string, preparacion: string, esperado: Valor]>([
    [
      'un BIGINT UNSIGNED (T24)',
      unaCelda('BIGINT UNSIGNED', '18446744073709551615'),
      entero(18446744073709551615n),
    ],
    [
      'un DECIMAL de 40 cifras',
      unaCelda('DECIMAL(40,10)', '123456789012345678901234567890.1234567890'),
      decimal('123456789012345678901234567890.1234567890'),
    ],
    ['un entero con ZEROFILL', unaCelda('INT(5) ZEROFILL', '42'), entero(42)],
    ['una fecha cero (T80)', `SET sql_mode = ''; ${unaCelda('DATE', "'0000-00-00'")}`, fecha('0000-00-00')],
    [
      'un instante cero (T80)',
      `SET sql_mode = ''; ${unaCelda('DATETIME', "'0000-00-00 00:00:00'")}`,
      instante('0000-00-00 00:00:00'),
    ],
    ['una hora de más de un día (T92)', unaCelda('TIME', "'838:59:59'"), hora('838:59:59')],
    ['una hora negativa (T92)', unaCelda('TIME(3)', "'-01:02:03.5'"), hora('-01:02:03.500')],
    ['un año', unaCelda('YEAR', '2024'), entero(2024)],
    ['un ENUM por su texto', unaCelda("ENUM('a', 'b')", "'b'"), texto('b')],
    ['un SET por su texto', unaCelda("SET('x', 'y')", "'x,y'"), texto('x,y')],
    ['un BIT por sus cifras (T100)', unaCelda('BIT(5)', "b'101'"), otro('bit', '00101')],
    [
      'un punto en hexadecimal',
      unaCelda('POINT', 'POINT(0, 0)'),
      otro('point', `0x${'00'.repeat(4)}0101${'00'.repeat(19)}`),
    ],
    [
      'un FLOAT con los dígitos que da el servidor (T19)',
      unaCelda('FLOAT', '16777217'),
      flotante(16777200, 32),
    ],
    [
      'un texto aunque el guion pida latin1',
      `${unaCelda('TEXT', "'ñandú'")}; SET NAMES latin1`,
      texto('ñandú'),
    ],
  ])('da %s', async (_titulo, preparacion, esperado) => {
    expect(await correr('SELECT a FROM t', preparacion)).toEqual([[esperado]]);
  });

  test('T58 a T62: compara textos como MySQL 8 de fábrica: sin mayúsculas ni acentos, con espacios y emojis distintos', async () => {
    expect(await correr("SELECT 'a' = 'A', 'é' = 'e', 'a' = 'a ', '😀' = '😁'")).toEqual([
      [entero(1), entero(1), entero(0), entero(0)],
    ]);
  });

  describe('los avisos de que se perdieron datos', () => {
    test.each<[titulo: string, consulta: string, codigo: string]>([
      ['una conversión recortada (T154)', "SELECT CAST('12abc' AS SIGNED)", '1292'],
      ['una división por cero (T02)', 'SELECT 1 / 0', '1365'],
      [
        'un GROUP_CONCAT recortado (T54)',
        'SET group_concat_max_len = 4; SELECT GROUP_CONCAT(n) FROM (SELECT 100 AS n UNION SELECT 200) t',
        '1260',
      ],
      ['una fecha imposible (T86)', "SELECT CAST('2024-02-30' AS DATE)", '1292'],
      [
        'una recursión cortada (T128)',
        'SET max_recursive_iterations = 10; WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 100) SELECT count(*) FROM s',
        '1931',
      ],
    ])('hacen fallar la consulta: %s', async (_titulo, consulta, codigo) => {
      expect(await fallo(consulta)).toMatchObject({
        fase: 'consulta',
        codigo,
        mensaje: expect.stringMatching(/^El servidor avisó de que el resultado no es exacto: ./),
        linea: 1,
      });
    });

    test('los de la preparación no se achacan a una consulta sin tablas', async () => {
      const preparacion = 'CREATE TABLE t (a TINYINT); INSERT IGNORE INTO t VALUES (999)';
      await using sesion = await conectar();
      expect(await sesion.preparar(preparacion)).toMatchObject([{ codigo: '1264' }]);
      expect((await sesion.consultar('SELECT @@autocommit AS activo')).filas).toEqual([[entero(1n)]]);
    });

    test('en la preparación son notas: un INSERT IGNORE suele ser la lección', async () => {
      await using sesion = await conectar();
      const avisos = await sesion.preparar(
        'CREATE TABLE t (a INTEGER PRIMARY KEY); INSERT IGNORE INTO t VALUES (1), (1); INSERT INTO t VALUES (2)',
      );
      expect(avisos).toEqual([{ codigo: '1062', mensaje: "Duplicate entry '1' for key 'PRIMARY'" }]);
      expect((await sesion.consultar('SELECT a FROM t ORDER BY a')).filas).toEqual([
        [entero(1)],
        [entero(2)],
      ]);
    });

    test('los que no cambian las filas no la hacen fallar', async () => {
      expect(await correr('DROP TABLE IF EXISTS ausente; SELECT 1')).toEqual([[entero(1)]]);
    });
  });

  test('T139: entiende las líneas DELIMITER', async () => {
    const preparacion = `CREATE TABLE t (a INTEGER);
DELIMITER //
CREATE PROCEDURE llenar(hasta INTEGER)
BEGIN
  DECLARE i INTEGER DEFAULT 0;
  WHILE i < hasta DO
    SET i = i + 1;
    INSERT INTO t VALUES (i);
  END WHILE;
END//
DELIMITER ;
CALL llenar(3);`;
    expect(await correr('SELECT SUM(a) FROM t', preparacion)).toEqual([[decimal('6')]]);
  });

  test('T113: un procedimiento que da un resultado vale, y el que da dos no', async () => {
    const preparacion = `CREATE PROCEDURE uno() BEGIN SELECT 1 AS a; END;
      CREATE PROCEDURE dos() BEGIN SELECT 1 AS a; SELECT 2 AS a; END`;
    expect(await correr('CALL uno()', preparacion)).toEqual([[entero(1)]]);
    expect((await fallo('CALL dos()', preparacion)).mensaje).toMatch(/^La consulta devolvió 2 resultados/);
  });

  test('T134: manda los comentarios ejecutables sin tocarlos', async () => {
    expect(await correr('SELECT 1 /*! + 1 */ /*M! + 1 */')).toEqual([[entero(3)]]);
  });

  test('sitúa un error de sintaxis en su línea', async () => {
    expect(await fallo('SELECT 1;\nSELECT\n  a\nFROM\nFROM t')).toMatchObject({
      linea: 5,
      clase: 'sintaxis',
    });
  });

  test.each([
    "SELECT * FROM t INTO OUTFILE '/tmp/no-debe-existir'",
    "LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE t",
    'CREATE DATABASE otra',
    'SELECT * FROM mysql.user',
    'SET GLOBAL max_connections = 1',
    'CREATE USER otro',
    'SHUTDOWN',
    "INSTALL SONAME 'ha_spider'",
  ])('T151: rechaza %s', async (sql) => {
    expect(await fallo(sql, 'CREATE TABLE t (a TEXT)')).toMatchObject({
      clase: 'permiso',
      mensaje: expect.stringMatching(/^Operación rechazada: /),
    });
  });

  test('T151: no lee archivos del servidor ni ve otras bases', async () => {
    expect(await correr("SELECT LOAD_FILE('/etc/passwd')")).toEqual([[nulo]]);
    expect(await correr('SELECT COUNT(*) FROM information_schema.SCHEMATA')).toEqual([[entero(2)]]);
  });

  test('no deja bases ni usuarios: ni si acaba bien, ni si falla, ni si se corta', async () => {
    const antes = await inventario();
    await correr('SELECT 1', 'CREATE TABLE t (a INTEGER)');
    await fallo('SELECT a FROM ausente', 'CREATE TABLE t (a INTEGER)');
    {
      await using sesion = await conectar({ ...LIMITES, tiempoMs: 500 });
      await expect(sesion.consultar('SELECT SLEEP(60)')).rejects.toThrow(/Pasó del límite/);
    }
    expect(await inventario()).toEqual(antes);
  });

  test('los mensajes no llevan el nombre al azar de su base', async () => {
    expect((await fallo('SELECT a FROM ausente')).mensaje).toBe("Table 'ausente' doesn't exist");
  });
});

describe('la identidad de un servidor que habla el protocolo de MySQL', () => {
  test.each<[version: string, comentario: string, ejecutaMarca: boolean, esperado: string]>([
    ['8.4.6', 'MySQL Community Server - GPL', false, 'MySQL 8.4.6'],
    ['8.0.42-0ubuntu0.24.04.1', '(Ubuntu)', false, 'MySQL 8.0.42'],
    ['8.0.41', 'Source distribution', false, 'MySQL 8.0.41'],
    ['10.11.19-MariaDB-0+deb12u1', 'Debian 12', true, 'MariaDB 10.11.19'],
    ['5.5.5-10.6.12-MariaDB-log', 'mariadb.org binary distribution', true, 'MariaDB 10.6.12'],
    ['11.8.3-MariaDB-ubu2404', 'mariadb.org binary distribution', false, 'MariaDB 11.8.3'],
    ['8.0.11-TiDB-v7.5.0', 'TiDB Server (Apache License 2.0) Community Edition', false, 'TiDB 7.5.0'],
    ['8.0.30-Vitess', 'Version: 19.0.4', false, 'Vitess 8.0.30'],
    ['8.0.36-28', 'Percona Server (GPL), Release 28, Revision 47601f19', false, 'Percona Server 8.0.36'],
    ['8.0.mysql_aurora.3.05.2', 'Source distribution', false, 'Aurora MySQL 3.05.2'],
    ['5.7.25-OceanBase-v4.2.1.0', 'OceanBase_CE 4.2.1.0', false, 'OceanBase 4.2.1.0'],
    [
      '5.7.32',
      'SingleStoreDB source distribution (compatible; MySQL Enterprise & MySQL Commercial)',
      false,
      'SingleStore 5.7.32',
    ],
    ['8.0.33', 'Dolt', false, 'Dolt 8.0.33'],
  ])('se conoce por sus marcas: %s, %s', (version, comentario, ejecutaMarca, esperado) => {
    const { nombre, version: suya } = servidorDe(version, comentario, ejecutaMarca);
    expect(`${nombre} ${suya}`).toBe(esperado);
  });
});
