import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { Informe } from '../../src/dominio/informe.ts';
import { type ESQUEMA_DE_INFORME, esquemaPublicado } from '../../src/reporteros/json/esquema.ts';
import { json } from '../../src/reporteros/json.ts';
import { conCelda, INFORMES } from './informes.ts';

const PRESENTACION = { detalle: false, color: false, ancho: 80 };
const valida = new Ajv2020({ strict: true, strictTuples: false, allErrors: true }).compile(
  esquemaPublicado(),
);
const leer = (informe: Informe): unknown => JSON.parse(json.generar(informe, PRESENTACION));

type SoloLectura<T> = T extends object ? { readonly [K in keyof T]: SoloLectura<T[K]> } : T;

describe('json', () => {
  test('el esquema y el tipo Informe dicen lo mismo', () => {
    expectTypeOf<SoloLectura<z.infer<typeof ESQUEMA_DE_INFORME>>>().toEqualTypeOf<SoloLectura<Informe>>();
  });

  test('el esquema publicado está al día', async () => {
    const texto = `${JSON.stringify(esquemaPublicado(), null, 2)}\n`;
    await expect(texto).toMatchFileSnapshot('../../esquemas/informe.schema.json');
  });

  test.each(Object.entries(INFORMES))('«%s» cumple el esquema publicado y no pierde nada', (_, informe) => {
    const leido = leer(informe);
    expect(valida(leido), JSON.stringify(valida.errors)).toBe(true);
    expect(leido).toEqual(informe);
  });

  test.each([
    ['sin resumen', ({ resumen: _, ...resto }: Informe) => resto],
    ['otro esquema', (informe: Informe) => ({ ...informe, esquema: 2 })],
    [
      'una diferencia vacía',
      (informe: Informe) =>
        JSON.parse(JSON.stringify(informe).replace(/"diferencias":\[.*?\]/, '"diferencias":[]')),
    ],
    [
      'un veredicto inventado',
      (informe: Informe) => JSON.parse(JSON.stringify(informe).replace('"diferente"', '"casi-igual"')),
    ],
  ])('el esquema publicado rechaza un informe con %s', (_, cambiar) => {
    expect(valida(cambiar(INFORMES['contrato-equivocado'] as Informe))).toBe(false);
  });

  test('las claves salen en el orden del esquema aunque el objeto las traiga en otro', () => {
    const informe = INFORMES['todo-igual'] as Informe;
    const alReves = Object.fromEntries(Object.entries(informe).toReversed()) as unknown as Informe;
    expect(json.generar(alReves, PRESENTACION)).toBe(json.generar(informe, PRESENTACION));
  });

  test('cualquier texto de celda vuelve igual y ningún carácter actúa sobre la terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const informe = conCelda(texto);
        const salida = json.generar(informe, PRESENTACION);
        expect(JSON.parse(salida)).toEqual(informe);
        expect(salida).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029]|\p{Bidi_Control}/u);
      }),
    );
  });
});
