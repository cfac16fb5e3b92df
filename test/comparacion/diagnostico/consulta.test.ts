import { describe, expect, test } from 'vitest';
import {
  fichasDe,
  fichasDeColumna,
  llamadasA,
  reescribir,
  tiene,
} from '../../../src/comparacion/diagnostico/consulta.ts';
import { motorDe } from '../../../src/motores/registro.ts';
import { SQLITE } from '../../../src/sql/dialecto.ts';
import { tabla } from '../contratos.ts';

const fichas = (consulta: string, motor = 'sqlite') =>
  fichasDe({ consulta, dialecto: motorDe(motor).dialecto });

/** El SQL del que sale una columna, con un blanco entre piezas. */
function expresion(consulta: string, columna: number, ancho: number): string {
  const resultado = tabla(
    Array.from({ length: ancho }, (_, i) => `c${i}`),
    [],
  );
  const contexto = { consulta, dialecto: SQLITE, tabla: resultado };
  return fichasDeColumna(contexto, columna)
    .map(({ texto }) => texto)
    .join(' ');
}

describe('consulta', () => {
  test('no ve lo que está en comentarios ni en textos', () => {
    expect(tiene(fichas("SELECT 'a / b' -- c / d\n/* e / f */"), '/')).toBe(false);
    expect(tiene(fichas('SELECT a / b'), '/')).toBe(true);
    expect(tiene(fichas('SELECT "AVG"'), 'AVG')).toBe(false);
    expect(tiene(fichas('# a / b\nSELECT 1', 'mariadb'), '/')).toBe(false);
  });

  test('halla las llamadas, también anidadas, con sus argumentos', () => {
    const llamadas = llamadasA(
      fichas('SELECT round(AVG(COALESCE(v, 0)), 2), count (*)'),
      'ROUND',
      'AVG',
      'COUNT',
    );
    expect(llamadas.map(({ nombre, argumentos }) => [nombre.texto, argumentos.length])).toEqual([
      ['ROUND', 2],
      ['AVG', 1],
      ['COUNT', 1],
    ]);
  });

  test.each([
    ['SELECT id, a / b AS r FROM t ORDER BY id', 1, 2, 'A / B AS R'],
    ['SELECT f(a, b), c + 1 FROM t', 1, 2, 'C + 1'],
    ['WITH m AS (SELECT 1 / 2 AS x) SELECT id, x + 1 FROM m', 1, 2, 'X + 1'],
    ['SELECT COUNT(*), a / b FROM t;', 0, 2, 'COUNT ( * )'],
  ])('«%s»: la columna %i sale de su expresión', (consulta, columna, ancho, sql) => {
    expect(expresion(consulta, columna, ancho)).toBe(sql);
  });

  test.each([
    ['un nombre de otro lado', 'WITH m AS (SELECT 1 / 2 AS x) SELECT x FROM m', 1],
    ['un asterisco', 'SELECT * FROM t', 2],
    ['una unión', 'SELECT 1 / 2 UNION SELECT 3', 1],
    ['otro número de columnas', 'SELECT a / b, c FROM t', 3],
  ])('con %s, la columna sale de la consulta entera', (_, consulta, ancho) => {
    expect(expresion(consulta, 0, ancho)).toBe(
      fichas(consulta)
        .map(({ texto }) => texto)
        .join(' '),
    );
  });

  test('reescribe varios tramos sin tocar los demás', () => {
    expect(
      reescribir('a / b / c', [
        { inicio: 6, fin: 7, texto: '//' },
        { inicio: 2, fin: 3, texto: '*' },
      ]),
    ).toBe('a * b // c');
    expect(
      reescribir('ROUND(x)', [
        { inicio: 6, fin: 6, texto: '(' },
        { inicio: 7, fin: 7, texto: ') + 1' },
      ]),
    ).toBe('ROUND((x) + 1)');
    expect(reescribir('sin cambios', [])).toBe('sin cambios');
  });
});
