import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialecto, DUCKDB, MYSQL, POSTGRESQL, SQLITE } from '../../src/sql/dialecto.ts';
import { esRelleno, piezas } from '../../src/sql/pieza.ts';
import { sentencias } from '../../src/sql/sentencias.ts';

const textos = (guion: string, dialecto: Dialecto) => sentencias(guion, dialecto).map(({ texto }) => texto);

const DISPARADOR = `CREATE TEMP TRIGGER t AFTER INSERT ON x BEGIN
  -- ; un comentario
  UPDATE x SET a = CASE WHEN new.a > 1 THEN 'x;y' ELSE (CASE 1 WHEN 1 THEN 2 END) END;
  DELETE FROM x;
END`;

const RUTINA = `CREATE DEFINER=\`r\`@\`%\` PROCEDURE p(IN a INT)
BEGIN
  DECLARE i INT DEFAULT 0;
  IF a > 1 THEN SET a = 1; ELSEIF a = 0 THEN SET a = IF(a = 1, 2, 3); END IF;
  bucle: LOOP SET i = i + 1; IF i > 3 THEN LEAVE bucle; END IF; END LOOP;
  WHILE i > 0 DO SET i = i - 1; END WHILE;
  REPEAT SET i = i + 1; UNTIL i > 3 END REPEAT;
  CASE a WHEN 1 THEN SELECT CASE WHEN 1 THEN 2 END; ELSE BEGIN END; END CASE;
END`;

describe('sentencias', () => {
  test.each<[titulo: string, guion: string, dialecto: Dialecto, esperadas: string[]]>([
    ['T143: un guion vacío no tiene ninguna', '', SQLITE, []],
    ['T143: solo comentarios no es ninguna', '-- a;\n/* b; */ ;;', SQLITE, []],
    ['la última no necesita punto y coma', 'a; b', SQLITE, ['a', 'b']],
    ['quita los comentarios de los extremos', '-- x\n a -- y;\n ; /* z */', SQLITE, ['a']],
    ['conserva los comentarios de dentro', 'a /* ; */ b; c', SQLITE, ['a /* ; */ b', 'c']],
    ['T136: conserva CRLF', "a '\r\n';\r\nb", SQLITE, ["a '\r\n'", 'b']],
    [
      'T138: ; en textos y nombres citados no separa',
      `a ';' ";" \`;\` [;]; b`,
      SQLITE,
      [`a ';' ";" \`;\` [;]`, 'b'],
    ],
    ['T138: un disparador de SQLite es una', `${DISPARADOR}; SELECT 1`, SQLITE, [DISPARADOR, 'SELECT 1']],
    [
      'T138: un disparador explicado es una',
      `EXPLAIN ${DISPARADOR};b`,
      SQLITE,
      [`EXPLAIN ${DISPARADOR}`, 'b'],
    ],
    [
      'una tabla llamada trigger no abre un bloque',
      'CREATE TABLE "trigger"(a); b',
      SQLITE,
      ['CREATE TABLE "trigger"(a)', 'b'],
    ],
    ['BEGIN de una transacción no abre un bloque', 'BEGIN; a; END; b', SQLITE, ['BEGIN', 'a', 'END', 'b']],
    ['T138: $$ no separa en DuckDB', 'SELECT $$ ; $$; b', DUCKDB, ['SELECT $$ ; $$', 'b']],
    [
      'T138: BEGIN ATOMIC es una en PostgreSQL',
      'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 1 END; END; b',
      POSTGRESQL,
      ['CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 1 END; END', 'b'],
    ],
    ['BEGIN; no abre un bloque en PostgreSQL', 'BEGIN; a; COMMIT', POSTGRESQL, ['BEGIN', 'a', 'COMMIT']],
    ['T138: una rutina de MySQL es una', `${RUTINA}; SELECT 1`, MYSQL, [RUTINA, 'SELECT 1']],
    [
      'un disparador de MySQL sin BEGIN es una',
      'CREATE TRIGGER t BEFORE INSERT ON x FOR EACH ROW IF NEW.a < 0 THEN SET NEW.a = 0; END IF; b',
      MYSQL,
      ['CREATE TRIGGER t BEFORE INSERT ON x FOR EACH ROW IF NEW.a < 0 THEN SET NEW.a = 0; END IF', 'b'],
    ],
    [
      'una rutina de una sola orden acaba en su punto y coma',
      'CREATE FUNCTION f(a INT) RETURNS INT DETERMINISTIC RETURN IF(a > 0, 1, 2); b',
      MYSQL,
      ['CREATE FUNCTION f(a INT) RETURNS INT DETERMINISTIC RETURN IF(a > 0, 1, 2)', 'b'],
    ],
    [
      'IF NOT EXISTS no abre un bloque',
      'CREATE PROCEDURE IF NOT EXISTS p() SELECT 1; CREATE TABLE IF NOT EXISTS t(a INT); b',
      MYSQL,
      ['CREATE PROCEDURE IF NOT EXISTS p() SELECT 1', 'CREATE TABLE IF NOT EXISTS t(a INT)', 'b'],
    ],
    [
      'T139: DELIMITER cambia el separador y no es una sentencia',
      'a;\nDELIMITER //\nCREATE PROCEDURE p() BEGIN b; END//\nc; d //\ndelimiter ;\ne; f',
      MYSQL,
      ['a', 'CREATE PROCEDURE p() BEGIN b; END', 'c; d', 'e', 'f'],
    ],
    [
      'T139: DELIMITER $$ pegado a END',
      'DELIMITER $$\nBEGIN b; END$$\nDELIMITER ;\nc',
      MYSQL,
      ['BEGIN b; END', 'c'],
    ],
    ['T139: DELIMITER es una palabra más en SQLite', 'DELIMITER //', SQLITE, ['DELIMITER //']],
    [
      'T134: un comentario ejecutable de MySQL es una sentencia',
      '/*!40101 SET a = 1; */; b',
      MYSQL,
      ['/*!40101 SET a = 1; */', 'b'],
    ],
    [
      'T138: no corta dentro de los paréntesis de una regla de PostgreSQL',
      'CREATE RULE r AS ON INSERT TO t DO (DELETE FROM u; SELECT (1)); SELECT 2',
      POSTGRESQL,
      ['CREATE RULE r AS ON INSERT TO t DO (DELETE FROM u; SELECT (1))', 'SELECT 2'],
    ],
  ])('%s', (_titulo, guion, dialecto, esperadas) => {
    expect(textos(guion, dialecto)).toEqual(esperadas);
  });

  const sentencia = fc
    .array(
      fc.constantFrom(
        "'a;b'",
        "''';'",
        '"x;y"',
        '/* ; */',
        '-- ;\n',
        'SELECT',
        'CASE',
        'END',
        '1',
        'ñ',
        '😀',
        '( 2 )',
        ',',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((partes) => ['SELECT', ...partes, '1'].join(' '));

  test.each(Object.entries({ SQLITE, DUCKDB, POSTGRESQL, MYSQL }))(
    'T138: vuelve a dar las sentencias que se juntaron: %s',
    (_, dialecto) => {
      fc.assert(
        fc.property(fc.array(sentencia), (lista) => {
          expect(textos(lista.map((texto) => `\n${texto} ;`).join(' -- fin;\n'), dialecto)).toEqual(lista);
        }),
      );
    },
  );

  test.each(Object.entries({ SQLITE, DUCKDB, POSTGRESQL, MYSQL }))(
    'fuera de las sentencias solo quedan relleno y separadores: %s',
    (_, dialecto) => {
      const guion = fc.array(
        fc.constantFrom(
          "'",
          ';',
          '--',
          '\n',
          '/*',
          '*/',
          '$$',
          'BEGIN',
          'END',
          ' ',
          'CREATE TRIGGER ',
          'a',
          '"',
        ),
      );
      fc.assert(
        fc.property(
          guion.map((partes) => partes.join('')),
          (texto) => {
            let lugar = 0;
            for (const { inicio, fin } of [
              ...sentencias(texto, dialecto),
              { inicio: texto.length, fin: texto.length },
            ]) {
              const entre = texto.slice(lugar, inicio);
              const utiles = [...piezas(entre, dialecto)].filter((pieza) => !esRelleno(pieza));
              expect(utiles.every((pieza) => entre.slice(pieza.inicio, pieza.fin) === ';')).toBe(true);
              lugar = fin;
            }
          },
        ),
      );
    },
  );
});
