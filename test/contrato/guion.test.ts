import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cabeceraDeGuion, cabeceraDeJson } from '../../src/contrato/implementacion/cabecera.ts';
import { leerGuion } from '../../src/contrato/implementacion/guion.ts';

const secciones = (texto: string) => {
  const { secciones: leidas, faltas } = leerGuion(texto);
  expect(faltas).toEqual([]);
  return leidas;
};

/** Una línea que no es ni marca ni cabecera ajena. */
const linea = fc
  .string({ unit: fc.constantFrom(...'abc ;\'"=-*/áñ😀\t\r') })
  .filter((texto) => !/^\s*(--|\/\/|#)/.test(texto));
const lineas = fc.array(linea, { maxLength: 8 });
const marcaDe = (nombre: string) =>
  fc
    .tuple(
      fc.constantFrom('--', '//', '#', '  --', '--  '),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(nombre, nombre.toUpperCase(), `${nombre[0]?.toUpperCase()}${nombre.slice(1)}`),
    )
    .map(
      ([comentario, antes, despues, escrito]) =>
        `${comentario}${'='.repeat(antes)} ${escrito} ${'='.repeat(despues)}`,
    );

describe('leerGuion', () => {
  test.each([
    '-- === consulta ===',
    '--===consulta===',
    '-- = consulta =',
    '-- ========== CONSULTA ==========',
    '// === consulta ===',
    '# === Consulta ===',
    '  -- === consulta',
    '-- === consulta ===\r',
  ])('abre la consulta con «%s»', (marca) => {
    expect(secciones(`A\n${marca}\nB`)).toMatchObject({
      preparacion: { texto: 'A' },
      consulta: { texto: 'B' },
    });
  });

  test.each(['-- === preparacion ===', '-- === Preparación ===', '# == PREPARACIO\u0301N =='])(
    'abre la preparación con «%s»',
    (marca) => {
      expect(secciones(`${marca}\nA\n-- === consulta ===\nB`).preparacion).toEqual({ texto: 'A', linea: 2 });
    },
  );

  test.each([
    '-- consulta',
    'SELECT 1 -- === consulta ===',
    "'-- === consulta ==='",
    '-- === datos de ejemplo ===',
    '-- ======',
    '/* === consulta === */',
    '-- === consulta === (la buena)',
  ])('no abre nada con «%s»', (texto) => {
    expect(leerGuion(`${texto}\nA`).faltas).toMatchObject([{ codigo: 'CONSULTA_AUSENTE' }]);
  });

  test('lo que va antes de la primera marca es preparación, y las líneas se cuentan en el archivo', () => {
    const texto =
      '-- motor: x\nCREATE A;\n-- === preparacion ===\nCREATE B;\n-- === consulta ===\nSELECT 1;\n';
    expect(secciones(texto)).toEqual({
      preparacion: { texto: '-- motor: x\nCREATE A;\n\nCREATE B;', linea: 1 },
      consulta: { texto: 'SELECT 1;\n', linea: 6 },
    });
  });

  test('admite las secciones en cualquier orden, cada una con las líneas del archivo', () => {
    expect(secciones('A\n-- === consulta ===\nB\n-- === preparacion ===\nC\n')).toEqual({
      preparacion: { texto: 'A\n\n\n\nC\n', linea: 1 },
      consulta: { texto: 'B', linea: 3 },
    });
  });

  test('no toca los comentarios ni los CRLF de una sección (T134, T136)', () => {
    const consulta = "/*! SELECT */\r\n-- uno\r\n# dos\r\n// tres\r\nSELECT 'a\r\nb';\r\n";
    expect(secciones(`-- === consulta ===\r\n${consulta}`).consulta.texto).toBe(consulta);
  });

  test('deja en blanco la cabecera con // o #, que un motor SQL no entendería', () => {
    const texto =
      '// motor: duckdb\n# nota: x\n-- doc: y\n\n# === preparacion ===\n# ya no es cabecera\nA\n# === consulta ===\nB';
    expect(secciones(texto).preparacion.texto).toBe('\n\n-- doc: y\n\n\n# ya no es cabecera\nA');
  });

  test('una consulta que es solo un comentario de bloque no está vacía: en MySQL puede ejecutarse (T134)', () => {
    expect(leerGuion('-- === consulta ===\n/*! SELECT 1 */').faltas).toEqual([]);
  });

  test('conserva cada línea en su sección y en su lugar', () => {
    fc.assert(
      fc.property(
        lineas,
        marcaDe('preparacion'),
        lineas,
        marcaDe('consulta'),
        lineas,
        (antes, m1, medio, m2, despues) => {
          const { secciones: leidas } = leerGuion([...antes, m1, ...medio, m2, ...despues].join('\n'));
          expect(leidas.consulta.texto).toBe(despues.join('\n'));
          const preparacion = antes.length > 0 ? [...antes, '', ...medio] : medio;
          const esperada = medio.length > 0 || antes.length === 0 ? preparacion : antes;
          expect(leidas.preparacion.texto).toBe(esperada.join('\n'));
          if (despues.length > 0) expect(leidas.consulta.linea).toBe(antes.length + medio.length + 3);
        },
      ),
    );
  });

  test('un guion de cien mil líneas se parte en menos de dos segundos', () => {
    const comienzo = performance.now();
    secciones(`${"INSERT INTO t VALUES ('x');\n".repeat(100_000)}-- === consulta ===\nSELECT 1;`);
    expect(performance.now() - comienzo).toBeLessThan(2000);
  });
});

describe('la cabecera', () => {
  test.each([
    ['--', '-- motor: a\n-- doc: https://x\n-- nota: b'],
    ['//', '// motor: a\n// doc: https://x\n// nota: b'],
    ['#', '# motor: a\n# doc: https://x\n# nota: b'],
    ['mayúsculas y espacios', '--MOTOR :a\r\n--   Doc:  https://x  \r\n\r\n-- Nota: b\r\n'],
  ])('se lee con %s', (_, texto) => {
    expect(cabeceraDeGuion(texto)).toEqual({ motor: 'a', doc: 'https://x', nota: 'b' });
  });

  test('une las líneas que continúan una nota y separa las notas', () => {
    const texto = '-- nota: uno\n--   dos\n-- autor: yo\n-- suelta\n-- nota: tres\n--\n-- suelta\n';
    expect(cabeceraDeGuion(texto)).toEqual({ nota: 'uno dos\ntres' });
  });

  test('acaba donde empieza el guion', () => {
    expect(cabeceraDeGuion('-- motor: a\nSELECT 1;\n-- doc: b')).toEqual({ motor: 'a' });
    expect(cabeceraDeGuion('-- === consulta ===\n-- motor: a')).toEqual({});
  });

  test.each([
    ['una lista', '{"_comentario": ["motor: a", "nota: b", 3]}', { motor: 'a', nota: 'b' }],
    ['un texto', '{"_comentario": "motor: a"}', { motor: 'a' }],
    ['nada', '{"x": 1}', {}],
    ['una lista JSON', '[1]', {}],
    ['algo que no es JSON', '{', {}],
  ])('de un JSON se lee de %s en _comentario', (_, texto, cabecera) => {
    expect(cabeceraDeJson(texto)).toEqual(cabecera);
  });
});
