import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentar, leerFragmento } from '../../src/plan/fragmento.ts';

test.each(['0/2', '3/2', '1', '1/', '/2', 'a/b', '1/0', '-1/2', '1/2/3', ''])(
  'rechaza «%s» y muestra cómo se escribe',
  (texto) => {
    expect(() => leerFragmento(texto)).toThrow(`--fragmento «${texto}» no es un fragmento.`);
  },
);

test('los fragmentos son disjuntos, lo cubren todo, conservan el orden y están equilibrados', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 9 }), (elementos, total) => {
      const partes = Array.from({ length: total }, (_, i) =>
        fragmentar(elementos, leerFragmento(`${i + 1}/${total}`)),
      );
      expect(partes.flat().sort((a, b) => a - b)).toEqual([...elementos].sort((a, b) => a - b));
      for (const parte of partes)
        expect(parte).toEqual(elementos.filter((elemento) => parte.includes(elemento)));
      const tamanos = partes.map((parte) => parte.length);
      expect(Math.max(...tamanos) - Math.min(...tamanos)).toBeLessThanOrEqual(1);
    }),
  );
});
