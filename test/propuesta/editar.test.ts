import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { leerContratoDe } from '../../src/contrato/leer-contrato.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { normalizar } from '../../src/normalizacion/tabla.ts';
import { redactar } from '../../src/propuesta/redactar.ts';
import { entero, flotante, nulo, texto } from '../conformidad/valores.ts';

function tabla(...filas: readonly (readonly Valor[])[]): Tabla {
  return { columnas: ['a', 'b'].map((nombre) => ({ nombre, tipoMotor: '' })), filas };
}

/** Un `motores.yaml` con lo que haya dentro de `caso` después de las columnas. */
function archivo(esperado: string): string {
  return `# cabecera\ncaso:\n  titulo: Prueba # t\n  contrato: |\n    Dos filas.\n  columnas: [a, b]\n${esperado}  dataset: x\n\nmotores: []\n`;
}

function editado(antes: string, deseada: Tabla): string {
  const hecho = redactar(antes, normalizar(deseada).filas, [deseada]);
  if ('motivo' in hecho) throw new Error(hecho.motivo);
  return hecho.texto;
}

const DOS = tabla([texto('x'), entero(1)], [texto('z'), entero(2)]);

describe('el esperado que se escribe', () => {
  test.each<[que: string, antes: string, despues: string]>([
    [
      'cambia una celda con sus comillas y deja el resto byte a byte',
      `  esperado: # filas\n    # la primera\n    - [ x,  "0" ] # uno\n    - ['z', 2]\n`,
      `  esperado: # filas\n    # la primera\n    - [ x,  "1" ] # uno\n    - ['z', 2]\n`,
    ],
    [
      'conserva las comillas simples, y no cambia un valor igual escrito de otra forma',
      `  esperado:\n    - ['k', 1.0]\n    - [z, "2.00"]\n`,
      `  esperado:\n    - ['x', 1.0]\n    - [z, "2.00"]\n`,
    ],
    [
      'añade una fila en su lugar con las comillas de su vecina',
      `  esperado:\n    - ["x", "1"] # uno\n    # fin\n`,
      `  esperado:\n    - ["x", "1"] # uno\n    - ["z", "2"]\n    # fin\n`,
    ],
    [
      'añade la primera fila delante',
      `  esperado:\n    # tras este comentario\n    - [z, 2]\n`,
      `  esperado:\n    # tras este comentario\n    - [x, 1]\n    - [z, 2]\n`,
    ],
    [
      'quita una fila con su línea y deja los demás comentarios',
      `  esperado:\n    - [x, 1]\n    # sobra\n    - [w, 9] # w\n    - [z, 2]\n`,
      `  esperado:\n    - [x, 1]\n    # sobra\n    - [z, 2]\n`,
    ],
    [
      'edita filas escritas con guiones y sin sangría de más',
      `  esperado:\n  - - x\n    - 0 # cero\n  - - z\n    - 2\n  - - w\n    - 9\n`,
      `  esperado:\n  - - x\n    - 1 # cero\n  - - z\n    - 2\n`,
    ],
    [
      'cambia entera una fila que no tiene el ancho del contrato',
      `  esperado:\n    - [x, 1, 5] # tres\n    - [z]\n`,
      `  esperado:\n    - [x, 1] # tres\n    - [z, 2]\n`,
    ],
    [
      'cambia entera una fila con un bloque de texto o vacía',
      `  esperado:\n    - - |\n        hola\n      - 1\n    -\n`,
      `  esperado:\n    - [x, 1]\n    - [z, 2]\n`,
    ],
    [
      'edita una lista entre corchetes',
      `  esperado: [ [x, 0], ["z", 2] ] # ok\n`,
      `  esperado: [ [x, 1], ["z", 2] ] # ok\n`,
    ],
    [
      'quita y añade entre corchetes con los separadores que hay',
      `  esperado: [\n    [w, 0], # no es un separador\n  ]\n`,
      `  esperado: [\n    [x, 1],\n    [z, 2], # no es un separador\n  ]\n`,
    ],
    [
      'quita de una lista entre corchetes',
      `  esperado: [[x, 1],  [w, 3],  ["z", 2]]\n`,
      `  esperado: [[x, 1],  ["z", 2]]\n`,
    ],
    [
      'llena una lista vacía',
      `  esperado: [] # vacía\n`,
      `  esperado: # vacía\n    - [x, 1]\n    - [z, 2]\n`,
    ],
    ['llena una clave sin valor', `  esperado:\n`, `  esperado:\n    - [x, 1]\n    - [z, 2]\n`],
    ['llena una clave nula', `  esperado: ~\n`, `  esperado:\n    - [x, 1]\n    - [z, 2]\n`],
    ['llena una clave con otra cosa', `  esperado: dos filas\n`, `  esperado:\n    - [x, 1]\n    - [z, 2]\n`],
    ['escribe la clave que falta detrás de las columnas', ``, `  esperado:\n    - [x, 1]\n    - [z, 2]\n`],
  ])('%s', (_que, antes, despues) => {
    expect(editado(archivo(antes), DOS)).toBe(archivo(despues));
    const conCrlf = (t: string) => t.replaceAll('\n', '\r\n');
    expect(editado(conCrlf(archivo(antes)), DOS)).toBe(conCrlf(archivo(despues)));
    expect(editado(`\uFEFF${archivo(antes)}`, DOS)).toBe(`\uFEFF${archivo(despues)}`);
  });

  test.each([
    ['  esperado:\n    - [x, 1]\n', '  esperado: []\n'],
    ['  esperado: [[x, 1]]\n', '  esperado: []\n'],
    ['', '  esperado: []\n'],
  ])('sin filas, «%s» queda en una lista vacía', (antes, despues) => {
    expect(editado(archivo(antes), tabla())).toBe(archivo(despues));
  });

  test('en un archivo sin salto de línea final escribe en una línea nueva', () => {
    const antes = 'caso:\n  columnas: [a, b]\n  esperado:\n    - [x, 1]';
    expect(editado(antes, DOS)).toBe(`${antes}\n    - [z, 2]`);
    expect(editado('caso:\n  columnas: [a, b]', DOS)).toBe(
      'caso:\n  columnas: [a, b]\n  esperado:\n    - [x, 1]\n    - [z, 2]',
    );
  });

  test.each([
    ['un alias', '  x-filas: &f [[x, 1]]\n  esperado: *f\n', 'es el alias *f'],
    [
      'comentarios entre corchetes',
      '  esperado: [\n    [w, 0], # w\n    [v, 1],\n    [u, 2]]\n',
      'comentarios',
    ],
    ['un ancla que usa otra parte', '  esperado:\n    - [x, &uno 0]\n    - [z, 2]\n  orden: *uno\n', 'ancla'],
  ])('no edita %s, y dice por qué', (_que, esperado, motivo) => {
    const hecho = redactar(archivo(esperado), normalizar(DOS).filas, [DOS]);
    expect(hecho).toEqual({ motivo: expect.stringContaining(motivo) });
  });

  test('no edita un caso entre llaves', () => {
    const hecho = redactar('caso: {columnas: [a, b], esperado: []}\n', normalizar(DOS).filas, [DOS]);
    expect(hecho).toEqual({ motivo: expect.stringContaining('llaves') });
  });
});

describe('una celda que se escribe', () => {
  // biome-ignore format: un caso por línea
  test.each<{ valor: Valor; escrita: string }>([
    { valor: nulo, escrita: 'null' },
    { valor: texto('NULL'), escrita: '"NULL"' },
    { valor: texto(''), escrita: '""' },
    { valor: texto('Bogotá'), escrita: 'Bogotá' },
    { valor: texto('007'), escrita: '"007"' },
    { valor: texto('1.50'), escrita: '"1.50"' },
    { valor: texto('a, b'), escrita: '"a, b"' },
    { valor: texto('dijo "sí"'), escrita: 'dijo "sí"' },
    { valor: texto('{"a": 1}'), escrita: `'{"a": 1}'` },
    { valor: texto('2024-03-10'), escrita: '"2024-03-10"' },
    { valor: texto('no'), escrita: '"no"' },
    { valor: texto('dos\nlíneas\u2028'), escrita: '"dos\\nlíneas\\u2028"' },
    { valor: entero(9007199254740993n), escrita: '9007199254740993' },
    { valor: { tipo: 'decimal', digitos: '0.50' }, escrita: '0.50' },
    { valor: flotante(1e300), escrita: '1e+300' },
    { valor: flotante(Number.NaN), escrita: 'NaN' },
    { valor: { tipo: 'booleano', valor: true }, escrita: 'true' },
    { valor: { tipo: 'fecha', texto: '2024-03-10' }, escrita: '"2024-03-10"' },
    { valor: { tipo: 'hora', texto: '12:34:56' }, escrita: '"12:34:56"' },
    { valor: { tipo: 'bytes', valor: Uint8Array.of(0, 255) }, escrita: '"0x00ff"' },
  ])('$valor.tipo se escribe $escrita', ({ valor, escrita }) => {
    const deseada = tabla([texto('x'), valor]);
    expect(editado(archivo(''), deseada)).toContain(`    - [x, ${escrita}]\n`);
  });
});

const unTexto = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }).filter((t) => !t.includes('\0') && !/\p{Cs}/u.test(t)),
  fc.constantFrom(
    'null',
    '~',
    '- a',
    '# c',
    ': ',
    'a: b',
    '"',
    "'",
    '0x1F',
    '1_000',
    '=',
    '<<',
    '@',
    '`',
    '%',
  ),
);
const celda: fc.Arbitrary<Valor> = fc.oneof(
  unTexto.map(texto),
  fc.bigInt().map(entero),
  fc.double().map((n) => flotante(n)),
  fc.constant(nulo),
);
const filas = fc.array(fc.tuple(celda, celda), { maxLength: 8 });

/** Las mismas filas escritas de otra forma: con guiones o corchetes, con comentarios o sin ellos. */
const FORMAS: Readonly<Record<string, (filas: readonly string[]) => string>> = {
  guiones: (f) => `  esperado:\n${f.map((fila, i) => `    - ${fila} # c${i}\n`).join('')}`,
  corchetes: (f) => `  esperado: [${f.join(', ')}]\n`,
  'corchetes en varias líneas': (f) => `  esperado: [\n${f.map((fila) => `    ${fila},\n`).join('')}  ]\n`,
};

test.each(Object.entries(FORMAS))(
  'de %s se pasa a cualquier otra tabla, y se lee igual',
  (_nombre, forma) => {
    const conjunto = fc.array(fc.tuple(unTexto, fc.bigInt()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(conjunto, filas, (previas, deseadas) => {
        const antes = archivo(forma(previas.map(([a, b]) => `[${JSON.stringify(a)}, ${b}]`)));
        fc.pre(leerContratoDe(antes)?.contrato.filas.length === previas.length);
        const despues = editado(antes, tabla(...deseadas));
        // Otro lector de YAML también lo entiende, y ve las mismas filas.
        expect(parse(despues, { intAsBigInt: true }).caso.esperado).toHaveLength(deseadas.length);
        expect(editado(despues, tabla(...deseadas))).toBe(despues);
      }),
      { numRuns: 300 },
    );
  },
);
