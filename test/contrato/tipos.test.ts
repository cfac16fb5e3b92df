import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LECTORES } from '../../src/comparacion/celda/lectores.ts';
import { ESCRITURAS } from '../../src/contrato/caso/tipos.ts';
import { TIPOS_DE_COLUMNA } from '../../src/dominio/clase.ts';

const DECLARADOS = TIPOS_DE_COLUMNA.filter((tipo) => tipo !== 'auto');

const TEXTOS = [
  '',
  '0',
  '1',
  '-7',
  '+7',
  '007',
  '1.0',
  '1e3',
  '1e-3',
  '.5',
  '5.',
  '0.50',
  '1,5',
  'abc',
  'NaN',
  'Infinity',
  'infinity',
  'true',
  'T',
  'f',
  'sí',
  '2024-02-29',
  '2023-02-29',
  '2024-1-1',
  '0000-00-00',
  '10:20:30',
  '10:20',
  '25:61:00',
  '838:59:59',
  '10:20:30+02',
  '2024-01-31 10:20:30.123456',
  '2024-01-31T10:20:30Z',
  '2024-01-31 24:00:00',
  '2024-01-31 10:20:30-05:30',
  '{}',
  '{"a": 1.10}',
  '[1,',
  'null',
  '"x"',
  '0x',
  '0x0',
  '0xAB',
  '0xzz',
  '\\xab',
  ' 1',
  '1 ',
];

describe.each(DECLARADOS)('una celda de tipo %s', (tipo) => {
  const seLee = (texto: string) => LECTORES[tipo]({ tipo: 'texto', texto }).tipo !== 'ilegible';

  test.each(TEXTOS)('se admite en el contrato si la comparación la sabe leer: «%s»', (texto) => {
    if (ESCRITURAS[tipo].esLegible(texto)) expect(seLee(texto)).toBe(true);
    // La comparación lee además lo que solo escribe un motor.
    else expect(seLee(texto) && !texto.startsWith('\\x')).toBe(false);
  });

  test('se admite solo si la comparación la sabe leer, sea cual sea su texto', () => {
    fc.assert(fc.property(fc.string(), (texto) => !ESCRITURAS[tipo].esLegible(texto) || seLee(texto)));
  });
});
