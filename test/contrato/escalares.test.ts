import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CeldaEsperada } from '../../src/dominio/clase.ts';
import { clase001, claseLeida, yaml } from './arbol.ts';

async function celdas(texto: string): Promise<readonly CeldaEsperada[]> {
  const { caso } = await claseLeida(clase001(yaml({ caso: `  columnas: [a]\n  esperado:\n${texto}` })));
  if (caso.modo !== 'comparado') throw new Error('no es comparada');
  return caso.contrato.filas.flat();
}

const celda = async (escrita: string) => (await celdas(`    - [${escrita}]\n`))[0];

/** Texto que un YAML sin comillas conserva dentro de una lista. */
const cifras = fc
  .tuple(fc.constantFrom('', '-', '+'), fc.stringMatching(/^\d{1,40}$/), fc.stringMatching(/^(\.\d{1,40})?$/))
  .map((partes) => partes.join(''));

describe('los escalares de un contrato', () => {
  test.each([
    '0.10',
    '1.0',
    '071',
    '012',
    '0o14',
    '0x1F',
    '1_000',
    '1e3',
    '+5',
    '-0',
    '.5',
    '9007199254740993',
    '12345678901234567890.5',
    '12:30:45',
    '2024-01-01',
    '2024-01-01 10:00:00',
    'no',
    'yes',
    'on',
    'y',
    'true',
    'False',
    'NaN',
    '.nan',
    'Infinity',
    '.inf',
    'nulo',
    'NULLS',
  ])('conserva %s como se escribió (Y1 a Y11)', async (escrito) => {
    expect(await celda(escrito)).toMatchObject({ nula: false, texto: escrito, citada: false });
  });

  test('conserva cualquier cifra sin comillas', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cifras, { minLength: 1, maxLength: 20 }), async (textos) => {
        const leidas = await celdas(textos.map((texto) => `    - [${texto}]\n`).join(''));
        expect(leidas.map((leida) => !leida.nula && leida.texto)).toEqual(textos);
      }),
      { numRuns: 30 },
    );
  });

  test('conserva cualquier texto entre comillas dobles', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 10 }),
        async (textos) => {
          const leidas = await celdas(textos.map((texto) => `    - [${JSON.stringify(texto)}]\n`).join(''));
          expect(leidas).toMatchObject(textos.map((texto) => ({ nula: false, texto, citada: true })));
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each(['', '~', 'null', 'Null', 'NULL'])('lee «%s» sin comillas como nulo (Y7)', async (escrito) => {
    expect(await celdas(`    - - ${escrito}\n`)).toMatchObject([{ nula: true }]);
  });

  test.each([
    ['"NULL"', 'NULL'],
    ["'~'", '~'],
    ["''", ''],
    ['"a\\tb"', 'a\tb'],
    ["'it''s'", "it's"],
    ['!!str 5', '5'],
  ])('lee %s como el texto «%s», y dice que va citado', async (escrito, texto) => {
    expect(await celda(escrito)).toMatchObject({ nula: false, texto, citada: true });
  });

  test('lee los bloques como texto citado, con sus saltos y sus espacios', async () => {
    expect(
      await celdas('    - - |\n        uno\n          dos\n    - - >-\n        tres\n        cuatro\n'),
    ).toMatchObject([
      { texto: 'uno\n  dos\n', citada: true },
      { texto: 'tres cuatro', citada: true },
    ]);
  });

  test('dice en qué línea y columna está cada celda, también con CRLF y tras un BOM', async () => {
    const { caso } = await claseLeida(clase001(`\uFEFF${yaml().replaceAll('\n', '\r\n')}`));
    expect(caso).toMatchObject({
      contrato: {
        filas: [[{ texto: '1', posicion: { archivo: '001-prueba/motores.yaml', linea: 6, columna: 8 } }]],
      },
    });
  });

  test.each(['%YAML 1.1\n---\n', '---\n', '# nota\n'])('no cambia de reglas tras %j', async (comienzo) => {
    const archivos = clase001(comienzo + yaml({ caso: '  columnas: [a]\n  esperado: [[no]]\n' }));
    expect(await claseLeida(archivos)).toMatchObject({ caso: { contrato: { filas: [[{ texto: 'no' }]] } } });
  });
});
