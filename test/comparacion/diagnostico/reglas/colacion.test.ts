import { describe, expect, test } from 'vitest';
import { colacion } from '../../../../src/comparacion/diagnostico/reglas/colacion.ts';
import { type Caso, confirma, proponer } from '../contextos.ts';

const GRUPOS: Caso = {
  motor: 'mariadb',
  consulta: 'SELECT v, COUNT(*) AS n FROM t GROUP BY v ORDER BY v',
  columnas: ['v', 'n'],
  esperado: [
    ['Ana', '1'],
    ['ana', '1'],
    ['leo', '1'],
  ],
  obtenido: [
    ['ana', 2n],
    ['leo', 1n],
  ],
};

describe('colación', () => {
  test('T58: explica la fila que falta y la cuenta que suma las dos', () => {
    const [hipotesis] = proponer(colacion, GRUPOS);
    expect(hipotesis).toMatchObject({
      columna: 'v',
      exigeSonda: true,
      sonda: { preparacion: 'vacia', consulta: "SELECT 'Ana' = 'ana' AS v" },
    });
    expect(hipotesis?.explica).toHaveLength(2);
    expect(confirma(hipotesis, [[1n]])).toBe(true);
    expect(confirma(hipotesis, [[true]])).toBe(true);
    expect(confirma(hipotesis, [[0n]])).toBe(false);
  });

  test.each([
    ['T58', 'Ana', 'ana'],
    ['T60', 'ana', 'ana '],
    ['T61', '😀', '😁'],
    ['T62', 'café', 'cafe'],
    ['T62', 'straße', 'strasse'],
    ['T62', '\u00e9', 'e\u0301'],
    ['', "d'ana", "D'Ana"],
  ])('%s: explica que llegue otra escritura de «%s»: «%s»', (_, esperado, obtenido) => {
    const caso = {
      motor: 'mysql',
      consulta: 'SELECT DISTINCT v FROM t',
      esperado: [[esperado]],
      obtenido: [[obtenido]],
    };
    const literal = (texto: string) => `'${texto.replaceAll("'", "''")}'`;
    expect(proponer(colacion, caso)[0]?.sonda?.consulta).toBe(
      `SELECT ${literal(esperado)} = ${literal(obtenido)} AS v`,
    );
  });

  test('T58: explica la fila que sobra porque un filtro la confundió', () => {
    const caso = {
      motor: 'mysql',
      consulta: "SELECT v FROM t WHERE v = 'ana'",
      esperado: [['ana']],
      obtenido: [['ana'], ['ANA']],
    };
    expect(proponer(colacion, caso)).toMatchObject([{ explica: [{ tipo: 'fila-sobrante' }] }]);
  });

  test('T60: no la propone si la consulta no junta ni compara textos: el espacio estaba en los datos', () => {
    const caso = {
      motor: 'mariadb',
      consulta: 'SELECT v FROM t ORDER BY v',
      esperado: [['ana']],
      obtenido: [['ana ']],
    };
    expect(proponer(colacion, caso)).toEqual([]);
  });

  test('T59: no la propone para lo que sobra si la consulta no lo compara con un texto igual', () => {
    const caso = {
      motor: 'mariadb',
      consulta: "SELECT v FROM t WHERE id = 1 AND v LIKE 'A%'",
      esperado: [['Ana']],
      obtenido: [['Ana'], ['ana']],
    };
    expect(proponer(colacion, caso)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['textos que no se parecen', 'ana', 'leo'],
    ['un texto que no todos los motores leen igual', 'a\\b', 'A\\b'],
    ['un texto con un salto de línea', 'a\n', 'A\n'],
  ])('no la propone con %s', (_, esperado, obtenido) => {
    expect(
      proponer(colacion, { consulta: 'SELECT v FROM t', esperado: [[esperado]], obtenido: [[obtenido]] }),
    ).toEqual([]);
  });
});
