import { describe, expect, test } from 'vitest';
import { type Comparacion, comparar } from '../../src/comparacion/comparar.ts';
import type { Contrato } from '../../src/dominio/clase.ts';
import type { Diferencia } from '../../src/dominio/diferencia.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import { celda, columna, contrato, decimal, tabla } from './contratos.ts';

const diferencias = (comparacion: Comparacion): readonly Diferencia[] =>
  comparacion.igual ? [] : comparacion.diferencias;

/** Cada diferencia en una línea. */
function lineas(obtenida: Tabla, esperado: Contrato): string[] {
  return diferencias(comparar(obtenida, esperado, { estricto: false })).map((d) => {
    switch (d.tipo) {
      case 'celda':
        return `${d.filaEsperada}~${d.filaObtenida} ${d.nombreColumna}: ${d.esperada.texto} ≠ ${d.obtenida.texto}`;
      case 'fila-ausente':
        return `falta ${d.filaEsperada} tras ${d.trasFilaObtenida}`;
      case 'fila-sobrante':
        return `sobra ${d.filaObtenida} tras ${d.trasFilaEsperada}`;
      case 'orden':
        return `movida ${d.filaEsperada}→${d.filaObtenida}`;
      case 'mas-diferencias':
        return `y ${d.cuantas} más`;
      default:
        return d.tipo;
    }
  });
}

/** Una tabla de una columna `v` y su contrato. */
const deUna = (esperadas: string, obtenidas: string, orden: Contrato['orden'] = { tipo: 'estricto' }) =>
  lineas(
    tabla(
      ['v'],
      [...obtenidas].map((v) => [v]),
    ),
    contrato(
      ['v'],
      [...esperadas].map((v) => [v]),
      orden,
    ),
  );

/** Tablas de columnas `k` y `v`: `a1 b2` son dos filas. */
const dePares = (esperadas: string, obtenidas: string, orden: Contrato['orden'] = { tipo: 'estricto' }) => {
  const filas = (texto: string) => (texto === '' ? [] : texto.split(' ').map((par) => [...par]));
  return lineas(tabla(['k', 'v'], filas(obtenidas)), contrato(['k', 'v'], filas(esperadas), orden));
};

describe('orden estricto', () => {
  test.each([
    ['iguales', 'abc', 'abc', []],
    ['vacías', '', '', []],
    ['una cambiada', 'abc', 'axc', ['2~2 v: b ≠ x']],
    ['la primera ausente', 'abc', 'bc', ['falta 1 tras 0']],
    ['la última ausente', 'abc', 'ab', ['falta 3 tras 2']],
    ['ninguna obtenida', 'ab', '', ['falta 1 tras 0', 'falta 2 tras 0']],
    ['una sobrante', 'abc', 'abxc', ['sobra 3 tras 2']],
    ['una repetida', 'abc', 'abbc', ['sobra 3 tras 2']],
    ['dos permutadas', 'abcd', 'acbd', ['movida 2→3']],
    ['una llevada al final', 'abcd', 'bcda', ['movida 1→4']],
    ['ausente y sobrante en otro sitio', 'abcdef', 'acdexf', ['falta 2 tras 1', 'sobra 5 tras 5']],
    ['movida y cambiada', 'abcde', 'bxdea', ['3~2 v: c ≠ x', 'movida 1→5']],
  ])('%s: %s frente a %s', (_, esperadas, obtenidas, dicho) => {
    expect(deUna(esperadas, obtenidas)).toEqual(dicho);
  });

  test('empareja cada fila cambiada con la que menos celdas cambia, aunque falte otra', () => {
    expect(dePares('a1 b1 c1 d1', 'b2 c2 d2')).toEqual([
      'falta 1 tras 0',
      '2~1 v: 1 ≠ 2',
      '3~2 v: 1 ≠ 2',
      '4~3 v: 1 ≠ 2',
    ]);
  });

  test('compara celda a celda dos filas que no tienen nada en común si no hay otra', () => {
    expect(dePares('a1', 'b2')).toEqual(['1~1 k: a ≠ b', '1~1 v: 1 ≠ 2']);
  });
});

describe('orden libre', () => {
  const libre = { tipo: 'libre' } as const;

  test.each([
    ['otro orden', 'abc', 'cab', []],
    ['cuenta las repetidas', 'aab', 'abb', ['2~3 v: a ≠ b']],
    ['una ausente', 'abc', 'ca', ['falta 2 tras 1']],
    ['una sobrante', 'ab', 'bca', ['sobra 2 tras 2']],
  ])('%s: %s frente a %s', (_, esperadas, obtenidas, dicho) => {
    expect(deUna(esperadas, obtenidas, libre)).toEqual(dicho);
  });

  test('empareja el resto con la fila más parecida', () => {
    expect(dePares('a1 b2 c3', 'c4 a1 b5', libre)).toEqual(['2~3 v: 2 ≠ 5', '3~1 v: 3 ≠ 4']);
  });

  test('una tolerancia no hace fallar a las filas que se pueden repartir de otro modo', () => {
    const esperado = contrato(
      [columna('v', { tolerancia: { abs: '0.1' } })],
      [['1.0'], ['1.1'], ['1.2']],
      libre,
    );
    const obtenida = tabla(['v'], [[decimal('1.1')], [decimal('1.2')], [decimal('0.95')]]);
    expect(lineas(obtenida, esperado)).toEqual([]);
  });

  test('busca otro reparto cuando dos textos valen para la misma celda', () => {
    const esperado = contrato(['v'], [['t'], ['true']], libre);
    expect(lineas(tabla(['v'], [[true], ['t']]), esperado)).toEqual([]);
    expect(lineas(tabla(['v'], [['t'], [true]]), esperado)).toEqual([]);
  });
});

describe('orden por claves', () => {
  const porK = { tipo: 'claves', columnas: ['k'] } as const;

  test.each([
    ['libre dentro de un empate', 'a1 a2 b3', 'a2 a1 b3', []],
    ['los grupos van en orden', 'a1 b2', 'b2 a1', ['movida 1→2']],
    ['una fila en otro grupo', 'a1 a2 b3', 'a1 b3 a2', ['movida 2→3']],
    ['una celda cambiada', 'a1 a2 b3', 'a2 a9 b3', ['1~2 v: 1 ≠ 9']],
    ['un grupo ausente', 'a1 b2 c3', 'a1 c3', ['falta 2 tras 1']],
    ['una repetida', 'a1 b2', 'a1 a1 b2', ['sobra 2 tras 1']],
    ['la clave cambiada', 'a1 b2 c3', 'a1 x2 c3', ['2~2 k: b ≠ x']],
  ])('%s: %s frente a %s', (_, esperadas, obtenidas, dicho) => {
    expect(dePares(esperadas, obtenidas, porK)).toEqual(dicho);
  });

  test('anota los empates del contrato, contados', () => {
    const esperado = contrato(
      ['k', 'v'],
      [
        ['a', '1'],
        ['a', '2'],
        ['b', '1'],
        ['b', '1'],
        ['c', '1'],
        ['c', '2'],
      ],
      porK,
    );
    const obtenida = tabla(
      ['k', 'v'],
      [
        ['a', '1'],
        ['a', '2'],
        ['b', '1'],
        ['b', '1'],
        ['c', '1'],
        ['c', '2'],
      ],
    );
    expect(comparar(obtenida, esperado, { estricto: false })).toEqual({
      igual: true,
      notas: [{ tipo: 'empate-en-orden', filas: [1, 2], columnas: ['k'], veces: 2 }],
    });
  });
});

describe('columnas y notas', () => {
  test('otro número de columnas es la única diferencia', () => {
    const comparacion = comparar(tabla(['a'], [['1']]), contrato(['a', 'b'], [['1', '2']]), {
      estricto: false,
    });
    expect(diferencias(comparacion)).toEqual([
      { tipo: 'numero-de-columnas', esperadas: ['a', 'b'], obtenidas: ['a'] },
    ]);
  });

  test('T108: los nombres se comparan sin mayúsculas; otro nombre es una nota, y con --estricto un fallo', () => {
    const esperado = contrato(['Metrica', 'valor'], [['mrr', '1']]);
    const obtenida = tabla(['METRICA', 'value'], [['mrr', '1']]);
    expect(comparar(obtenida, esperado, { estricto: false })).toEqual({
      igual: true,
      notas: [{ tipo: 'nombre-de-columna', esperado: 'valor', obtenido: 'value' }],
    });
    expect(comparar(obtenida, esperado, { estricto: true })).toEqual({
      igual: false,
      diferencias: [{ tipo: 'nombre-de-columna', columna: 2, esperado: 'valor', obtenido: 'value' }],
      notas: [],
    });
  });

  test('T34: cuenta en una nota por columna los números escritos de otra forma', () => {
    const esperado = contrato(['v'], [['1'], ['0.5'], ['0.25']]);
    expect(comparar(tabla(['v'], [['1'], ['0.50'], ['0.250']]), esperado, { estricto: true })).toEqual({
      igual: true,
      notas: [{ tipo: 'forma', fila: 2, columna: 'v', esperada: '0.5', obtenida: '0.50', veces: 2 }],
    });
  });

  test('anota el "NULL" entre comillas', () => {
    const esperado = contrato(['v'], [[celda('NULL', true)]]);
    expect(comparar(tabla(['v'], [[null]]), esperado, { estricto: false })).toEqual({
      igual: true,
      notas: [{ tipo: 'nulo-citado', fila: 1, columna: 'v', veces: 1 }],
    });
  });

  test.each([
    ['SELECT v FROM t', 2, 'estricto', true],
    ['SELECT v FROM t ORDER BY v', 2, 'estricto', false],
    ['SELECT v FROM (SELECT v FROM t ORDER BY v) s', 2, 'estricto', true],
    ['SELECT v FROM t', 1, 'estricto', false],
    ['SELECT v FROM t', 2, 'libre', false],
  ] as const)(
    'T49: «%s» con %i filas y orden %s anota que el orden no está garantizado: %s',
    (consulta, filas, tipo, anota) => {
      const valores = ['a', 'b'].slice(0, filas).map((v) => [v]);
      const { notas } = comparar(tabla(['v'], valores), contrato(['v'], valores, { tipo }), {
        estricto: false,
        consulta,
      });
      expect(notas).toEqual(anota ? [{ tipo: 'orden-no-garantizado' }] : []);
    },
  );

  test.each([
    [
      'SELECT k, v FROM t ORDER BY k',
      [{ tipo: 'empate-en-orden', filas: [1, 2], columnas: ['k'], veces: 1 }],
    ],
    [
      'SELECT k, v FROM t ORDER BY 1 DESC',
      [{ tipo: 'empate-en-orden', filas: [1, 2], columnas: ['k'], veces: 1 }],
    ],
    ['SELECT k, v FROM t ORDER BY k, v', []],
    ['SELECT k, v FROM t ORDER BY otra', []],
    ['SELECT k, v FROM t ORDER BY LOWER(k)', []],
  ])('T55: «%s» anota los empates que su orden no decide: %j', (consulta, notas) => {
    const filas = [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ];
    expect(
      comparar(tabla(['k', 'v'], filas), contrato(['k', 'v'], filas), { estricto: false, consulta }),
    ).toEqual({ igual: true, notas });
  });

  test('T74: cada celda se compara con el tipo que trae, no con el de su columna', () => {
    const esperado = contrato(['v'], [['1'], ['abc'], ['1.5'], [null]]);
    expect(comparar(tabla(['v'], [[1n], ['abc'], [1.5], [null]]), esperado, { estricto: false }).igual).toBe(
      true,
    );
  });

  test('T118: cero filas esperadas y cero obtenidas son iguales si las columnas coinciden', () => {
    expect(comparar(tabla(['a'], []), contrato(['a'], []), { estricto: false }).igual).toBe(true);
    expect(comparar(tabla(['a', 'b'], []), contrato(['a'], []), { estricto: false }).igual).toBe(false);
  });

  test('lista mil diferencias y cuenta las demás', () => {
    const filas = Array.from({ length: 1_500 }, (_, i) => [String(i)]);
    const otras = filas.map(([v]) => [`${v}x`]);
    const lista = diferencias(comparar(tabla(['v'], otras), contrato(['v'], filas), { estricto: false }));
    expect(lista).toHaveLength(1_001);
    expect(lista.at(-1)).toEqual({ tipo: 'mas-diferencias', cuantas: 500 });
  });
});
