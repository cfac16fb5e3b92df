import { describe, expect, test } from 'vitest';
import { clavesDeOrden } from '../../src/sql/claves-de-orden.ts';

describe('clavesDeOrden', () => {
  test.each([
    ['SELECT a, b FROM t ORDER BY a', ['a']],
    ['SELECT a, b FROM t ORDER BY b DESC, 1', ['b', '1']],
    ['SELECT a FROM t ORDER BY "a" ASC NULLS LAST LIMIT 3', ['a']],
    ['SELECT a FROM t ORDER BY a NULLS FIRST OFFSET 1', ['a']],
    ['SELECT a FROM (SELECT a FROM t ORDER BY b) s ORDER BY a;', ['a']],
    ['SELECT ROW_NUMBER() OVER (ORDER BY x) AS n FROM t ORDER BY n -- y, z', ['n']],
    ['SELECT 1 AS a UNION SELECT 2 ORDER BY a', ['a']],
  ])('«%s» ordena por %j', (sql, claves) => {
    expect(clavesDeOrden(sql)).toEqual(claves);
  });

  test.each([
    'SELECT a FROM t',
    'SELECT a FROM t ORDER BY a + 1',
    'SELECT a FROM t ORDER BY LOWER(a)',
    'SELECT a FROM t ORDER BY t.a',
    'SELECT a FROM t ORDER BY a, b IS NULL',
    'SELECT a FROM t ORDER BY a COLLATE NOCASE',
    'SELECT a FROM (SELECT a FROM t ORDER BY a) s',
    "SELECT a FROM t ORDER BY 'a'",
    '',
  ])('de «%s» no se sabe', (sql) => {
    expect(clavesDeOrden(sql)).toBeUndefined();
  });
});
