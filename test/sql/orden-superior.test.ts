import { describe, expect, test } from 'vitest';
import { MYSQL } from '../../src/sql/dialecto.ts';
import { tieneOrdenSuperior } from '../../src/sql/orden-superior.ts';

describe('tieneOrdenSuperior', () => {
  test.each([
    'SELECT a FROM t ORDER BY a',
    'select a from t order\n  /* x */ by a limit 3;',
    'SET x = 1; SELECT a FROM t ORDER BY a; -- fin',
    'SELECT a FROM t UNION SELECT b FROM u ORDER BY 1',
    'WITH c AS (SELECT 1 AS a) SELECT a FROM c ORDER BY a',
    '(SELECT a FROM t ORDER BY a)',
    '((SELECT a FROM t) ORDER BY a)',
  ])('lo ve en: %s', (sql) => {
    expect(tieneOrdenSuperior(sql)).toBe(true);
  });

  test.each([
    '',
    'SELECT a FROM t',
    'SELECT a FROM (SELECT a FROM t ORDER BY a) s',
    'WITH c AS (SELECT a FROM t ORDER BY a) SELECT a FROM c',
    'SELECT row_number() OVER (ORDER BY a) FROM t',
    "SELECT string_agg(a, ',' ORDER BY a) FROM t",
    'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a) FROM t',
    'SELECT a, sum(b) OVER w FROM t WINDOW w AS (ORDER BY a)',
    '(SELECT a FROM t ORDER BY a) UNION ALL (SELECT b FROM u)',
    '(SELECT a FROM t) UNION ALL (SELECT b FROM u ORDER BY b LIMIT 1)',
    "SELECT 'ORDER BY a' FROM t -- ORDER BY a",
    'SELECT "order by" FROM t /* ORDER BY a */',
    'SELECT a FROM t ORDER BY a; SELECT b FROM u',
  ])('no lo ve en: %s', (sql) => {
    expect(tieneOrdenSuperior(sql)).toBe(false);
  });

  test('usa el dialecto para saber qué es un comentario', () => {
    expect(tieneOrdenSuperior('SELECT a FROM t # ORDER BY a', MYSQL)).toBe(false);
    expect(tieneOrdenSuperior("SELECT 'it\\'s' FROM t ORDER BY a", MYSQL)).toBe(true);
  });
});
