import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparar } from '../../src/comparacion/comparar.ts';
import type { Alineacion } from '../../src/comparacion/filas/alineacion.ts';
import { alinearPorClaves } from '../../src/comparacion/filas/claves.ts';
import { contarDistintas } from '../../src/comparacion/filas/cotejo.ts';
import { mayorCreciente } from '../../src/comparacion/filas/creciente.ts';
import { alinearEstricto } from '../../src/comparacion/filas/estricto.ts';
import { alinearLibre } from '../../src/comparacion/filas/libre.ts';
import type { Contrato, Orden } from '../../src/dominio/clase.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { absoluto, negar, ordenar, signoDeSuma } from '../../src/normalizacion/aritmetica.ts';
import { normalizarCelda } from '../../src/normalizacion/celda.ts';
import { type Decimal, leerDecimal } from '../../src/normalizacion/decimal.ts';
import { normalizar } from '../../src/normalizacion/tabla.ts';
import { celda, columna, contrato, decimal, tabla, valor } from './contratos.ts';

const ESTRICTO: Orden = { tipo: 'estricto' };
const LIBRE: Orden = { tipo: 'libre' };
const POR_CLAVE: Orden = { tipo: 'claves', columnas: ['c1'] };
const orden = fc.constantFrom(ESTRICTO, LIBRE, POR_CLAVE);

/** Cualquier número que un motor puede dar: enteros, decimales de 40 cifras, exponentes, ±0, NaN e infinitos. */
const numero: fc.Arbitrary<Valor> = fc.oneof(
  fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }).map(valor),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: 0, max: 40 }))
    .map(([digitos, escala]) => decimal(`${digitos}e-${escala}`)),
  fc.double().map(valor),
  fc.float().map((f): Valor => ({ tipo: 'flotante', valor: f, bits: 32 })),
  fc.constantFrom(decimal('NaN'), decimal('Infinity'), decimal('-Infinity'), valor(-0)),
);

const texto = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', 'NULL', 'a', 'A', 'a ', '007', '0.50', '0.5', 'true', 't', '{"a":1}', '\0', 'e\u0301'),
);

const dos = (n: number) => String(n).padStart(2, '0');
const fecha = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([a, m, d]) => `${String(a).padStart(4, '0')}-${dos(m)}-${dos(d)}`);
const hora = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.nat(999_999))
  .map(([h, m, s, micros]) => `${dos(h)}:${dos(m)}:${dos(s)}.${String(micros).padStart(6, '0')}`);

const cualquiera: fc.Arbitrary<Valor> = fc.oneof(
  fc.constant(valor(null)),
  fc.boolean().map(valor),
  numero,
  texto.map(valor),
  fecha.map((t): Valor => ({ tipo: 'fecha', texto: t })),
  hora.map((t): Valor => ({ tipo: 'hora', texto: t })),
  fc
    .tuple(fecha, hora, fc.boolean())
    .map(([f, h, conZona]): Valor => ({ tipo: 'instante', texto: `${f} ${h}`, conZona })),
  fc.json().map((t): Valor => ({ tipo: 'json', texto: t })),
  fc.uint8Array({ maxLength: 8 }).map(valor),
  texto.map((t): Valor => ({ tipo: 'otro', nombre: 'INTERVAL', texto: t })),
);

const tablaDe = (celdas: fc.Arbitrary<Valor>, maximo = 8): fc.Arbitrary<Tabla> =>
  fc.integer({ min: 1, max: 3 }).chain((ancho) =>
    fc.array(fc.array(celdas, { minLength: ancho, maxLength: ancho }), { maxLength: maximo }).map((filas) =>
      tabla(
        Array.from({ length: ancho }, (_, i) => `c${i + 1}`),
        filas,
      ),
    ),
  );

/** Pocos valores distintos: salen filas repetidas, movidas, ausentes y sobrantes. */
const pocos = fc.constantFrom<Valor>(valor('a'), valor('b'), valor('c'), valor(1n));

/** El contrato que dice exactamente lo que la tabla contiene. */
function contratoDe({ columnas, filas }: Tabla, como: Orden = ESTRICTO): Contrato {
  return contrato(
    columnas.map((c) => c.nombre),
    filas.map((fila) => fila.map((v) => (v.tipo === 'nulo' ? celda(null) : celda(normalizarCelda(v).texto)))),
    como,
  );
}

const iguales = (obtenida: Tabla, esperado: Contrato) =>
  comparar(obtenida, esperado, { estricto: true }).igual;

describe('comparar', () => {
  test('toda tabla es igual al contrato que la describe', () => {
    fc.assert(fc.property(tablaDe(cualquiera), orden, (t, como) => iguales(t, contratoDe(t, como))));
  });

  test('dos tablas de números son iguales en un sentido si lo son en el otro', () => {
    fc.assert(
      fc.property(numero, numero, (a, b) => {
        const [una, otra] = [tabla(['c1'], [[a]]), tabla(['c1'], [[b]])];
        expect(iguales(una, contratoDe(otra))).toBe(iguales(otra, contratoDe(una)));
      }),
    );
  });

  test('dos valores del mismo tipo son iguales en un sentido si lo son en el otro', () => {
    const parecidos = fc.tuple(cualquiera, cualquiera).filter(([a, b]) => a.tipo === b.tipo);
    fc.assert(
      fc.property(fc.oneof(parecidos, fc.tuple(pocos, pocos)), ([a, b]) => {
        fc.pre(a.tipo === b.tipo);
        const [una, otra] = [tabla(['c1'], [[a]]), tabla(['c1'], [[b]])];
        expect(iguales(una, contratoDe(otra))).toBe(iguales(otra, contratoDe(una)));
      }),
    );
  });

  test('cambiar una celda cualquiera siempre se ve', () => {
    fc.assert(
      fc.property(tablaDe(cualquiera), orden, fc.nat(), (t, como, donde) => {
        fc.pre(t.filas.length > 0);
        const ancho = t.columnas.length;
        const [f, c] = [Math.floor(donde / ancho) % t.filas.length, donde % ancho];
        const filas = t.filas.map((fila, i) =>
          fila.map((v, j) => (i === f && j === c ? valor('\u{1F600} otro') : v)),
        );
        const comparacion = comparar({ ...t, filas }, contratoDe(t, como), { estricto: false });
        expect(comparacion.igual).toBe(false);
      }),
    );
  });

  test('una diferencia nunca parece vacía: si dos celdas se ven iguales, dice qué las distingue', () => {
    fc.assert(
      fc.property(tablaDe(cualquiera), tablaDe(cualquiera), orden, (a, b, como) => {
        const comparacion = comparar(a, contratoDe(b, como), { estricto: false });
        if (comparacion.igual) return;
        expect(comparacion.diferencias.length).toBeGreaterThan(0);
        for (const d of comparacion.diferencias) {
          const pareceIgual =
            d.tipo === 'celda' &&
            d.esperada.texto === d.obtenida.texto &&
            d.esperada.nula === d.obtenida.nula;
          if (pareceIgual) expect(d.motivo.tipo).not.toBe('valor');
        }
      }),
    );
  });

  test('el orden libre no cambia al barajar, y cuenta las repetidas', () => {
    fc.assert(
      fc.property(
        tablaDe(fc.oneof(pocos, cualquiera)).chain((t) =>
          fc.tuple(fc.constant(t), fc.shuffledSubarray([...t.filas], { minLength: t.filas.length })),
        ),
        fc.nat(),
        ([t, barajadas], cual) => {
          expect(iguales({ ...t, filas: barajadas }, contratoDe(t, LIBRE))).toBe(true);
          const [repetida] = barajadas.slice(cual % Math.max(1, barajadas.length));
          if (repetida === undefined) return;
          expect(iguales({ ...t, filas: [...barajadas, repetida] }, contratoDe(t, LIBRE))).toBe(false);
          expect(iguales({ ...t, filas: barajadas.slice(1) }, contratoDe(t, LIBRE))).toBe(false);
        },
      ),
    );
  });

  test('el orden por claves admite lo que admite el estricto, y nada que no admita el libre', () => {
    fc.assert(
      fc.property(tablaDe(pocos), tablaDe(pocos), (a, b) => {
        if (iguales(a, contratoDe(b))) expect(iguales(a, contratoDe(b, POR_CLAVE))).toBe(true);
        if (iguales(a, contratoDe(b, POR_CLAVE))) expect(iguales(a, contratoDe(b, LIBRE))).toBe(true);
      }),
    );
  });
});

describe('tolerancia', () => {
  const exacto = fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -60, max: 20 }))
    .map(([digitos, exponente]) => `${digitos}e${exponente}`);
  const comoDecimal = (t: string) => leerDecimal(t) as Decimal;

  test('admite una distancia exacta, y ni un dígito más, con los dos signos', () => {
    fc.assert(
      fc.property(exacto, exacto, exacto, (a, b, t) => {
        const tolerancia = absoluto(comoDecimal(t));
        const abs = t.replace('-', '').startsWith('0e')
          ? '0'
          : `${tolerancia.digitos || '0'}e${tolerancia.exponente}`;
        const lejos = (uno: string, otro: string) =>
          signoDeSuma([comoDecimal(uno), negar(comoDecimal(otro)), negar(tolerancia)]) > 0;
        const esperado = contrato([columna('v', { tolerancia: { abs } })], [[a]]);
        expect(iguales(tabla(['v'], [[decimal(b)]]), esperado)).toBe(!lejos(a, b) && !lejos(b, a));
      }),
    );
  });

  test('sin tolerancia solo es igual el mismo valor exacto', () => {
    fc.assert(
      fc.property(exacto, exacto, (a, b) => {
        const mismo = ordenar(comoDecimal(a), comoDecimal(b)) === 0;
        expect(iguales(tabla(['v'], [[decimal(b)]]), contrato(['v'], [[a]]))).toBe(mismo);
        const vecino = `${a.replace(/e.*/, '')}1e${Number(a.replace(/.*e/, '')) - 1}`;
        expect(iguales(tabla(['v'], [[decimal(vecino)]]), contrato(['v'], [[a]]))).toBe(false);
      }),
    );
  });

  test('NaN y los infinitos no están cerca de nada', () => {
    fc.assert(
      fc.property(exacto, fc.constantFrom('NaN', 'Infinity', '-Infinity'), (a, especial) => {
        const columnas = [columna('v', { tolerancia: { abs: '1e300', rel: '1e300' } })];
        expect(iguales(tabla(['v'], [[decimal(especial)]]), contrato(columnas, [[a]]))).toBe(false);
        expect(iguales(tabla(['v'], [[decimal(a)]]), contrato(columnas, [[especial]]))).toBe(false);
        expect(iguales(tabla(['v'], [[decimal(especial)]]), contrato(columnas, [[especial]]))).toBe(true);
      }),
    );
  });
});

describe('alineación', () => {
  const cotejoDe = (esperada: Tabla, obtenida: Tabla) => ({
    columnas: contratoDe(esperada).columnas,
    esperadas: contratoDe(esperada).filas,
    obtenidas: normalizar(obtenida).filas,
  });

  const dosTablas = fc.integer({ min: 1, max: 2 }).chain((ancho) => {
    const filas = fc.array(fc.array(pocos, { minLength: ancho, maxLength: ancho }), { maxLength: 14 });
    const nombres = ['c1', 'c2'].slice(0, ancho);
    return fc.tuple(filas, filas).map(([a, b]) => [tabla(nombres, a), tabla(nombres, b)] as const);
  });

  const indices = (alineacion: Alineacion, lado: 'esperada' | 'obtenida') =>
    alineacion.flatMap((paso) => (lado in paso ? [(paso as Record<typeof lado, number>)[lado]] : []));

  test.each([
    ['estricto', alinearEstricto],
    ['libre', alinearLibre],
    ['por claves', (cotejo: ReturnType<typeof cotejoDe>) => alinearPorClaves(cotejo, [0])],
  ] as const)('%s: reproduce las dos tablas, sin perder ni repetir filas', (_, alinear) => {
    fc.assert(
      fc.property(dosTablas, ([a, b]) => {
        const alineacion = alinear(cotejoDe(a, b));
        expect(indices(alineacion, 'esperada').toSorted((x, y) => x - y)).toEqual([...a.filas.keys()]);
        expect(indices(alineacion, 'obtenida').toSorted((x, y) => x - y)).toEqual([...b.filas.keys()]);
      }),
    );
  });

  test('estricto: lo que no se movió sigue en el orden de los dos lados, y lo movido es igual', () => {
    fc.assert(
      fc.property(dosTablas, ([a, b]) => {
        const cotejo = cotejoDe(a, b);
        const alineacion = alinearEstricto(cotejo);
        const quietos = alineacion.filter((paso) => paso.tipo !== 'movida');
        for (const lado of ['esperada', 'obtenida'] as const) {
          const lista = indices(quietos, lado);
          expect(lista).toEqual(lista.toSorted((x, y) => x - y));
        }
        for (const paso of alineacion) {
          if (paso.tipo === 'movida') expect(contarDistintas(cotejo, paso.esperada, paso.obtenida)).toBe(0);
        }
      }),
    );
  });

  test('estricto: no cambia más celdas que la menor edición de filas', () => {
    fc.assert(
      fc.property(dosTablas, ([a, b]) => {
        const cotejo = cotejoDe(a, b);
        const ancho = a.columnas.length;
        const cambiadas = alinearEstricto(cotejo).map((paso) => {
          if (paso.tipo === 'movida') return 1;
          return paso.tipo === 'pareja' ? contarDistintas(cotejo, paso.esperada, paso.obtenida) : ancho;
        });
        const filas = a.filas.length + b.filas.length - 2 * mayorComun(a, b, cotejo);
        expect(cambiadas.reduce((suma, n) => suma + n, 0)).toBeLessThanOrEqual(filas * ancho);
      }),
    );
  });

  test('halla una subsucesión creciente tan larga como la que halla probarlas todas', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 10 }), (numeros) => {
        const hallada = mayorCreciente(numeros).map((i) => numeros[i] as number);
        expect(hallada).toEqual(hallada.toSorted((x, y) => x - y));
        const larga = numeros.reduce<number[]>((largos, n, i) => {
          const previos = largos.filter((_, j) => (numeros[j] as number) < n);
          largos[i] = 1 + Math.max(0, ...previos);
          return largos;
        }, []);
        expect(hallada).toHaveLength(Math.max(0, ...larga));
      }),
    );
  });

  /** Largo de la mayor subsecuencia común, por la definición. */
  function mayorComun(a: Tabla, b: Tabla, cotejo: ReturnType<typeof cotejoDe>): number {
    const largos = Array.from({ length: a.filas.length + 1 }, () =>
      new Array<number>(b.filas.length + 1).fill(0),
    );
    for (let i = a.filas.length - 1; i >= 0; i -= 1) {
      for (let j = b.filas.length - 1; j >= 0; j -= 1) {
        const [abajo, derecha, ambos] = [largos[i + 1]?.[j], largos[i]?.[j + 1], largos[i + 1]?.[j + 1]] as [
          number,
          number,
          number,
        ];
        (largos[i] as number[])[j] =
          contarDistintas(cotejo, i, j) === 0 ? ambos + 1 : Math.max(abajo, derecha);
      }
    }
    return largos[0]?.[0] ?? 0;
  }
});
