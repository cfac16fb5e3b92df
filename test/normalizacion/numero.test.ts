import { describe, expect, test } from 'vitest';
import { escribirFlotante } from '../../src/normalizacion/flotante.ts';
import {
  escribirNumero,
  leerDecimalPlano,
  leerNumero,
  leerNumeroDeMotor,
  mismoNumero,
} from '../../src/normalizacion/numero.ts';

describe('leerNumero', () => {
  test.each([
    ['0.44', '0.44'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['-1.5e3', '-1500'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['-Infinity', '-Infinity'],
  ])('lee %s como %s', (texto, esperado) => {
    const numero = leerNumero(texto);
    expect(numero && escribirNumero(numero)).toBe(esperado);
  });

  // Y4, Y11: un cero a la izquierda, un guion bajo o una base hacen de un número un texto.
  test.each(['007', '-012', '00', '1_000', '0x1F', '0o14', 'nan', '.inf', '+Infinity', '', 'uno'])(
    'no lee «%s»',
    (texto) => {
      expect(leerNumero(texto)).toBeUndefined();
    },
  );

  test('un motor sí puede rellenar con ceros', () => {
    expect(leerNumeroDeMotor('00042')).toEqual(leerNumero('42'));
  });

  test.each(['+5', '1e0', '.5', '5.', '007', 'NaN'])('«%s» no es un decimal plano', (texto) => {
    expect(leerDecimalPlano(texto)).toBeUndefined();
  });

  test.each([
    ['T37', 'NaN', 'NaN', true],
    ['T37', 'NaN', '0', false],
    ['T02', 'Infinity', '-Infinity', false],
    ['T02', 'Infinity', '1e999999999', false],
    ['T37', '-0', '0', true],
    ['T23', '9007199254740993', '9007199254740992', false],
  ])('%s: %s y %s son el mismo número: %s', (_, a, b, esperado) => {
    const [uno, otro] = [leerNumero(a), leerNumero(b)];
    expect(uno !== undefined && otro !== undefined && mismoNumero(uno, otro)).toBe(esperado);
  });
});

describe('escribirFlotante', () => {
  test.each([
    ['T17', Math.fround(0.1), 32, '0.1'],
    ['T17', Math.fround(0.1), 64, '0.10000000149011612'],
    ['T11', 0.1 + 0.2, 64, '0.30000000000000004'],
    ['T19', 16777216, 32, '16777216'],
    ['T13', 0.9999999999999999, 64, '0.9999999999999999'],
    ['T09', -0, 64, '0'],
    ['T37', -0, 32, '0'],
    ['T37', Number.NaN, 32, 'NaN'],
    ['T02', Number.NEGATIVE_INFINITY, 64, '-Infinity'],
    ['', Math.fround(3.4028234663852886e38), 32, '3.4028235e+38'],
    ['', Math.fround(1e-45), 32, '1e-45'],
    ['', 5e-324, 64, '5e-324'],
  ] as const)('%s: %d con %i bits se escribe %s', (_, valor, bits, esperado) => {
    expect(escribirFlotante(valor, bits)).toBe(esperado);
  });

  test('un flotante de 32 bits escrito vuelve a ser él mismo', () => {
    const vista = new DataView(new ArrayBuffer(4));
    for (let bits = 0; bits < 0x7f800000; bits += 99_991) {
      vista.setUint32(0, bits);
      const valor = vista.getFloat32(0);
      expect(Math.fround(Number(escribirFlotante(valor, 32)))).toBe(valor);
    }
  });
});
