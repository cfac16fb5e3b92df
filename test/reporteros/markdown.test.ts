import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Informe } from '../../src/dominio/informe.ts';
import { markdown } from '../../src/reporteros/markdown.ts';
import { clase, conCelda, HOSTILES, INFORMES, informe } from './informes.ts';

const escribir = (entrada: Informe): string =>
  markdown.generar(entrada, { detalle: true, color: false, ancho: 80 });

/** Líneas fuera de bloques de código; falla si un bloque no se cierra. */
function fueraDeBloques(salida: string): readonly string[] {
  let cerca: string | undefined;
  const fuera = salida.split('\n').filter((linea) => {
    const abre = /^(`{3,})text$/.exec(linea)?.[1];
    if (cerca === undefined && abre !== undefined) {
      cerca = abre;
      return false;
    }
    if (cerca === undefined) return true;
    if (linea.startsWith(cerca) && linea.trim() === '`'.repeat(linea.trim().length)) cerca = undefined;
    return false;
  });
  expect(cerca).toBeUndefined();
  return fuera;
}

describe('markdown', () => {
  test.each(Object.entries(INFORMES))(
    '«%s» no deja HTML vivo y todas las filas tienen las mismas celdas',
    (_, entrada) => {
      const fuera = fueraDeBloques(escribir(entrada));
      expect(fuera.join('\n')).not.toMatch(/[<>]/);
      const anchos = fuera.filter((linea) => linea.startsWith('|')).map((linea) => linea.split('|').length);
      expect(new Set(anchos).size).toBeLessThanOrEqual(1);
    },
  );

  test('ningún texto cambia la estructura del documento', () => {
    const estructura = (texto: string) =>
      fueraDeBloques(escribir(conCelda(texto))).map(
        (linea) => /^(#+ |\| |- |\*\*|\d+\.|>|)/.exec(linea)?.[0],
      );
    const esperada = estructura('inocente');
    const trozos = fc.constantFrom(
      ...Object.values(HOSTILES),
      '\n',
      '```',
      '|',
      '<b>',
      '\n# ',
      '\n- ',
      '`',
      '    ',
    );
    fc.assert(
      fc.property(
        fc.array(trozos).map((partes) => `x${partes.join('')}`),
        (texto) => {
          expect(estructura(texto)).toEqual(esperada);
        },
      ),
    );
  });

  test('con miles de clases que fallan queda por debajo de 1 MiB, entero hasta el corte, y lo dice', () => {
    const [rota] = (INFORMES['un-motor-equivocado'] as Informe).clases;
    const clases = Array.from({ length: 3_000 }, (_, i) => clase(rota?.motores ?? [], { clase: String(i) }));
    const salida = escribir(informe(clases));
    expect(Buffer.byteLength(salida)).toBeLessThan(1024 * 1024);
    expect(salida.trimEnd().split('\n').at(-1)).toMatch(/^\*\*El informe no cabe entero/);
    fueraDeBloques(salida);
  });
});
