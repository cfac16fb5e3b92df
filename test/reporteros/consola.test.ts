import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { Informe } from '../../src/dominio/informe.ts';
import { consola } from '../../src/reporteros/consola.ts';
import { celda, clase, conCelda, deCelda, diferente, INFORMES, informe, motor } from './informes.ts';

const SENCILLA = { detalle: false, color: false, ancho: 80 };
const escribir = (entrada: Informe, cambios: Partial<typeof SENCILLA> = {}): string =>
  consola.generar(entrada, { ...SENCILLA, ...cambios });
const de = (nombre: string): Informe => INFORMES[nombre] as Informe;
const ultimaLinea = (texto: string): string | undefined => texto.trimEnd().split('\n').at(-1);

/** Cómo se ve en la terminal una celda esperada y otra obtenida, con sus aclaraciones. */
function dibujo(
  esperada: string | null,
  obtenida: string | null,
): { lineas: string[]; aclaraciones: string } {
  const veredicto = diferente([deCelda(celda(esperada), celda(obtenida, 'texto'))]);
  const texto = escribir(informe([clase([motor('duckdb', veredicto)])]), { ancho: 200 });
  const lineas = texto.split('\n').filter((linea) => /^ {6}[−+] +\d/.test(linea));
  return {
    lineas: lineas.map((linea) => linea.slice(18)),
    aclaraciones: texto
      .split('\n')
      .filter((linea) => linea.trim().startsWith('fila 2, '))
      .join('\n'),
  };
}

describe('consola', () => {
  test.each(Object.entries(INFORMES))(
    '«%s» cabe en 80 columnas, salvo la última línea y las rutas',
    (_, entrada) => {
      for (const detalle of [false, true]) {
        const lineas = escribir(entrada, { detalle }).trimEnd().split('\n').slice(0, -1);
        for (const linea of lineas) expect(stringWidth(linea), linea).toBeLessThanOrEqual(80);
      }
    },
  );

  test.each(Object.entries(INFORMES))('«%s» dice lo mismo con color y sin color', (_, entrada) => {
    expect(stripVTControlCharacters(escribir(entrada, { color: true }))).toBe(escribir(entrada));
  });

  test('ningún texto manda sobre la terminal ni sobre GitHub, y la última línea es la de siempre', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const entrada = conCelda(texto);
        const salida = escribir(entrada, { detalle: true });
        expect(salida).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}/u);
        expect(salida).not.toMatch(/^\s*::|##\[/m);
        expect(ultimaLinea(salida)).toMatch(/^EQUIVALENCIA_FALLIDA 0 verificadas, 2 fallidas, 1 omitidas/);
      }),
    );
  });

  test('dos celdas distintas nunca se ven iguales sin que se diga en qué difieren', () => {
    const texto = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc
        .array(
          fc.constantFrom(
            ' ',
            '\u00a0',
            'a',
            'e\u0301',
            '\u00e9',
            '\\n',
            '\n',
            "'",
            'NULL',
            '·',
            '\u200b',
            '…',
          ),
          { maxLength: 6 },
        )
        .map((partes) => partes.join('')),
    );
    fc.assert(
      fc.property(texto, texto, (una, otra) => {
        fc.pre(una !== otra);
        const { lineas, aclaraciones } = dibujo(una, otra);
        expect(lineas).toHaveLength(2);
        expect(lineas[0]?.normalize('NFC') !== lineas[1]?.normalize('NFC') || aclaraciones !== '').toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [null, 'NULL', ['mrr      NULL', "mrr      'NULL'"]],
    ['', null, ["mrr      ''", 'mrr      NULL']],
    ['null', "'null'", ["mrr      'null'", "mrr      ''null''"]],
    ['a', ' a ', ['mrr      a', 'mrr      ·a·']],
    ['a b', 'a  b', ['mrr      a b', 'mrr      a··b']],
    ['a\tb', 'a\nb', ['mrr      a\\tb', 'mrr      a\\nb']],
  ])('distingue %j de %j', (esperada, obtenida, lineas) => {
    expect(dibujo(esperada, obtenida).lineas.map((linea) => linea.trim())).toEqual(lineas);
  });

  test('una celda de 5 MB se recorta alrededor de la diferencia en poco tiempo', () => {
    const largo = 'x'.repeat(5_000_000);
    const { lineas, aclaraciones } = dibujo(`${largo}A${largo}`, `${largo}B${largo}`);
    expect(lineas[0]).toContain('xA');
    expect(lineas[1]).toContain('xB');
    expect(aclaraciones).toContain('10000001 caracteres');
  });

  test('un mensaje de error de 5 MB no tapa el informe', () => {
    const error = { fase: 'consulta', mensaje: 'm'.repeat(5_000_000) } as const;
    const texto = escribir(informe([clase([motor('sqlite', { tipo: 'error', error })])]));
    expect(texto.length).toBeLessThan(4_000);
    expect(texto).toMatch(/50000\d\d\s+caracteres/);
  });

  test('sesenta clases en orden ocupan una línea cada una y sus omisiones se dicen juntas', () => {
    const texto = escribir(de('sesenta-clases'));
    expect(texto.match(/^✓ \d{3} /gm)).toHaveLength(59);
    expect(texto).toContain('– PostgreSQL omitido en 58 clases');
    expect(texto).toContain('Sustituto en 060: respondió MariaDB 10.11.19 en lugar de MySQL');
  });

  test('con --detalle y con color sale como sus archivos de referencia', async () => {
    const detalle = escribir(de('cada-veredicto'), { detalle: true });
    const color = escribir(de('un-motor-equivocado'), { color: true });
    await expect(detalle).toMatchFileSnapshot('../golden/reporteros/consola/cada-veredicto-detalle.txt');
    await expect(color).toMatchFileSnapshot('../golden/reporteros/consola/un-motor-equivocado-color.txt');
  });

  test('con --detalle salen el contrato, las razones y las notas', () => {
    const texto = escribir(de('cada-veredicto'), { detalle: true });
    expect(texto).toContain('Una posición NULL cuenta como 0.');
    expect(texto).toMatch(/ya no es una\s+consulta\./);
    expect(texto).toContain('Nota: La consulta no termina en ORDER BY');
  });

  test.each([
    ['todo-igual', 'EQUIVALENCIA_OK 3 verificadas, 0 fallidas, 0 omitidas, 1 declaradas en 1 clases'],
    [
      'sin-clases',
      'EQUIVALENCIA_SIN_EJECUTAR 0 verificadas, 0 fallidas, 0 omitidas, 0 declaradas en 0 clases',
    ],
    [
      'cada-veredicto',
      'EQUIVALENCIA_FALLIDA 2 verificadas, 1 fallidas, 2 omitidas, 3 declaradas en 2 clases; 1 con sustituto, 1 con notas, 1 divergencias',
    ],
  ])('la última línea de «%s» es «%s»', (nombre, esperada) => {
    expect(ultimaLinea(escribir(de(nombre)))).toBe(esperada);
  });

  test('dice en una oración que el contrato parece equivocado', () => {
    const texto = escribir(de('contrato-equivocado'), { ancho: 120 });
    expect(texto).toContain(
      'Los 4 motores ejecutados coinciden entre sí y no con el contrato: revise el contrato.',
    );
  });
});
