import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialecto, DUCKDB, ESTANDAR, MYSQL, POSTGRESQL, SQLITE } from '../../src/sql/dialecto.ts';
import { piezas } from '../../src/sql/pieza.ts';

const DIALECTOS = { ESTANDAR, SQLITE, DUCKDB, POSTGRESQL, MYSQL };

/** SQL roto y sano, con todo lo que abre o cierra algo. */
const sqlCualquiera = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '[',
        ']',
        '--',
        '#',
        '/*',
        '*/',
        '/*!',
        '$$',
        '$a$',
        "E'",
        '\\',
        ';',
        '\n',
      ),
      fc.constantFrom('\r', ' ', 'BEGIN', 'END', 'a1', '1.5e-3', '😀', '\u00a0', '(', ')', '$1', '::'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((partes) => partes.join(''));

const tipos = (sql: string, dialecto: Dialecto) =>
  [...piezas(sql, dialecto)]
    .filter(({ tipo }) => tipo !== 'blanco')
    .map(({ tipo, inicio, fin }) => `${tipo}:${sql.slice(inicio, fin)}`);

describe('piezas', () => {
  test.each(Object.entries(DIALECTOS))('cubren el texto entero, contiguas y no vacías: %s', (_, dialecto) => {
    fc.assert(
      fc.property(sqlCualquiera, (sql) => {
        let lugar = 0;
        for (const { inicio, fin } of piezas(sql, dialecto)) {
          expect(inicio).toBe(lugar);
          expect(fin).toBeGreaterThan(inicio);
          lugar = fin;
        }
        expect(lugar).toBe(sql.length);
      }),
    );
  });

  test.each<[titulo: string, sql: string, dialecto: Dialecto, esperadas: string[]]>([
    ['T130: 3--1 es un comentario fuera de MySQL', '3--1', SQLITE, ['numero:3', 'comentario:--1']],
    ['T130: 3--1 es una resta en MySQL', '3--1', MYSQL, ['numero:3', 'simbolo:-', 'simbolo:-', 'numero:1']],
    ['T131: en MySQL -- al final sí abre comentario', '1 --', MYSQL, ['numero:1', 'comentario:--']],
    ['T132: # comenta en MySQL', '1 # x;\n2', MYSQL, ['numero:1', 'comentario:# x;', 'numero:2']],
    ['T132: # es un operador en PostgreSQL', '1#2', POSTGRESQL, ['numero:1', 'simbolo:#', 'numero:2']],
    [
      'T133: los comentarios se anidan en PostgreSQL y DuckDB',
      '/* a /* b */ c */ 1',
      DUCKDB,
      ['comentario:/* a /* b */ c */', 'numero:1'],
    ],
    [
      'T133: los comentarios no se anidan en SQLite',
      '/* a /* b */ c',
      SQLITE,
      ['comentario:/* a /* b */', 'palabra:c'],
    ],
    ['T134: /*! se ejecuta en MySQL', '/*!40101 SET x */', MYSQL, ['codigo:/*!40101 SET x */']],
    ['T134: /*M! se ejecuta en MariaDB', '/*M! + 1 */', MYSQL, ['codigo:/*M! + 1 */']],
    ['T134: /*! es un comentario en los demás', '/*! + 1 */', SQLITE, ['comentario:/*! + 1 */']],
    ['T135: un CR cierra el comentario en PostgreSQL', '--a\rb', POSTGRESQL, ['comentario:--a', 'palabra:b']],
    ['T135: un CR no cierra el comentario en SQLite', '--a\rb', SQLITE, ['comentario:--a\rb']],
    ['T137: un espacio duro separa palabras', 'ORDER\u00a0BY', DUCKDB, ['palabra:ORDER', 'palabra:BY']],
    ['T68: la barra inversa escapa en MySQL', "'a\\';' b", MYSQL, ["texto:'a\\';'", 'palabra:b']],
    ['T68: la barra inversa no escapa en SQLite', "'a\\' ;", SQLITE, ["texto:'a\\'", 'simbolo:;']],
    ["la barra inversa escapa tras E' en PostgreSQL", "E'a\\';'", POSTGRESQL, ["texto:E'a\\';'"]],
    ['T138: $etiqueta$ es un texto en PostgreSQL', '$a$ ; $$ $a$', POSTGRESQL, ['texto:$a$ ; $$ $a$']],
    ['T141: $1 no abre un texto', '$1', POSTGRESQL, ['simbolo:$', 'numero:1']],
    ['un $ dentro de un nombre no abre un texto', 'a$b$', POSTGRESQL, ['palabra:a$b$']],
    ['[x] es un nombre en SQLite', '[a;b]', SQLITE, ['citado:[a;b]']],
    ['una comilla doblada no cierra', "'a'';b'", SQLITE, ["texto:'a'';b'"]],
    ['T144: un comentario sin cerrar llega al final', '/* ; ', SQLITE, ['comentario:/* ; ']],
    ['T129: un BOM es un blanco', '\uFEFFSELECT', SQLITE, ['palabra:SELECT']],
  ])('%s', (_titulo, sql, dialecto, esperadas) => {
    expect(tipos(sql, dialecto)).toEqual(esperadas);
  });

  test('lee un texto de 5 MB sin agotar la pila', () => {
    const sql = `SELECT '${"x''".repeat(1_700_000)}'`;
    expect([...piezas(sql, SQLITE)].map(({ tipo }) => tipo)).toEqual(['palabra', 'blanco', 'texto']);
  });
});
