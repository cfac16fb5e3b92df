import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absoluto,
  multiplicar,
  negar,
  ordenar,
  redondear,
  restar,
  signoDeSuma,
} from '../../src/normalizacion/aritmetica.ts';
import { type Decimal, escribirDecimal, leerDecimal, sonIguales } from '../../src/normalizacion/decimal.ts';

function decimal(texto: string): Decimal {
  const leido = leerDecimal(texto);
  if (leido === undefined) throw new Error(`no es un decimal: ${texto}`);
  return leido;
}

/** Hasta 45 cifras y un exponente pequeño: el modelo puede desarrollarlo con enteros. */
const pequeno = fc
  .tuple(fc.bigInt({ min: -(10n ** 45n), max: 10n ** 45n }), fc.integer({ min: -30, max: 30 }))
  .map(([digitos, exponente]) => `${digitos}e${exponente}`);

/** El mismo número multiplicado por 10^60: un entero exacto. */
function modelo(texto: string): bigint {
  const [digitos = '0', exponente = '0'] = texto.split('e');
  return BigInt(digitos) * 10n ** BigInt(60 + Number(exponente));
}

const signo = (n: bigint | number) => (n > 0 ? 1 : n < 0 ? -1 : 0);

describe('leerDecimal', () => {
  test.each([
    ['0.440', '0.44'],
    ['1e0', '1'],
    ['-1.50', '-1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-0.00', '0'],
    ['+2E+3', '2000'],
    ['9007199254740993', '9007199254740993'],
    ['1e-7', '0.0000001'],
    ['1e999999999', '1e999999999'],
    ['-12e-999999999', '-1.2e-999999998'],
    ['0e999999999999999', '0'],
    ['1234567890123456789012345678901234567890.5', '1234567890123456789012345678901234567890.5'],
  ])('lee %s y lo escribe %s', (texto, escrito) => {
    expect(escribirDecimal(decimal(texto))).toBe(escrito);
  });

  test.each([
    '',
    '.',
    '-',
    'e5',
    '1e',
    '0x1F',
    '1_000',
    ' 1',
    '1 ',
    '1,5',
    'NaN',
    '1e9999999999999999',
    '--1',
  ])('no lee «%s»', (texto) => {
    expect(leerDecimal(texto)).toBeUndefined();
  });

  test('lo que se escribe se vuelve a leer igual', () => {
    fc.assert(
      fc.property(pequeno, (texto) => {
        const leido = decimal(texto);
        expect(decimal(escribirDecimal(leido))).toEqual(leido);
      }),
    );
  });
});

describe('aritmética exacta', () => {
  test('compara como los enteros que representan', () => {
    fc.assert(
      fc.property(pequeno, pequeno, (a, b) => {
        expect(signo(ordenar(decimal(a), decimal(b)))).toBe(signo(modelo(a) - modelo(b)));
        expect(sonIguales(decimal(a), decimal(b))).toBe(modelo(a) === modelo(b));
      }),
    );
  });

  test('resta, multiplica y cambia de signo sin perder cifras', () => {
    fc.assert(
      fc.property(pequeno, pequeno, (a, b) => {
        const resta = restar(decimal(a), decimal(b));
        expect(resta).toEqual(decimal(`${modelo(a) - modelo(b)}e-60`));
        const producto = multiplicar(decimal(a), decimal(b));
        expect(producto).toEqual(decimal(`${modelo(a) * modelo(b)}e-120`));
        expect(negar(negar(producto))).toEqual(producto);
        expect(absoluto(producto).signo).not.toBe(-1);
      }),
    );
  });

  test('halla el signo de una suma', () => {
    fc.assert(
      fc.property(fc.array(pequeno, { maxLength: 5 }), (textos) => {
        const suma = textos.map(modelo).reduce((a, b) => a + b, 0n);
        expect(signoDeSuma(textos.map(decimal))).toBe(signo(suma));
      }),
    );
  });

  test.each([
    [['1e999999999', '-1'], 1],
    [['-1e999999999', '1e999999998', '5'], -1],
    [['1e999999999', '-1e999999999', '-1e-999999999'], -1],
    [['1e-999999999', '0'], 1],
  ] as const)('halla el signo de la suma de %j sin desarrollar exponentes enormes', (textos, esperado) => {
    expect(signoDeSuma(textos.map(decimal))).toBe(esperado);
  });

  test('no resta lo que ocuparía millones de cifras', () => {
    expect(restar(decimal('1e999999999'), decimal('1'))).toBeUndefined();
    expect(restar(decimal('1e999999999'), decimal('0'))).toEqual(decimal('1e999999999'));
  });
});

describe('redondear', () => {
  test.each([
    ['T04', '2.5', 0, '3'],
    ['T09', '-0.5', 0, '-1'],
    ['T06', '1.005', 2, '1.01'],
    ['T06', '2.675', 2, '2.68'],
    ['T08', '1250', -2, '1300'],
    ['T08', '50', -2, '100'],
    ['T08', '49', -2, '0'],
    ['T28', '1.6666666666666667', 4, '1.6667'],
    ['', '0.004', 2, '0'],
    ['', '0.995', 2, '1'],
    ['', '1.5', 3, '1.5'],
    ['', '1e-999999999', 2, '0'],
  ])('%s: %s con %i decimales es %s', (_, texto, decimales, esperado) => {
    expect(escribirDecimal(redondear(decimal(texto), decimales))).toBe(esperado);
  });

  test('se queda a media unidad como mucho', () => {
    fc.assert(
      fc.property(pequeno, fc.integer({ min: -5, max: 20 }), (texto, decimales) => {
        const resta = restar(redondear(decimal(texto), decimales), decimal(texto));
        expect(resta && ordenar(absoluto(resta), decimal(`5e${-decimales - 1}`))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
