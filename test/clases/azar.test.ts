import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { filas101, type Pregunta } from './esperadas/101.ts';
import { type Configuracion, filas105 } from './esperadas/105.ts';
import { type Comparacion, filas108 } from './esperadas/108.ts';
import { filasDe } from './filas-de.ts';
import { abrirMotores, guionesDe } from './motores-a-mano.ts';
import { reemplazarDatos } from './reemplazar-datos.ts';
import { clasesDelRepositorio } from './repositorio.ts';

const motores = abrirMotores();
afterAll(() => motores[Symbol.asyncDispose]());

const guiones = (await clasesDelRepositorio()).flatMap(guionesDe);
const guionesDeClase = (id: string) => guiones.filter(({ clase }) => clase === id);

describe('con datos al azar, el SQL da lo mismo que las definiciones', () => {
  it.for(guionesDeClase('101'))(
    'clase 101 en $motor: empates, grados negativos y listas cortas',
    async (guion, prueba) => {
      const preparacion = reemplazarDatos(guion.preparacion, {
        preguntas: PREGUNTAS.map(({ nombre, k }) => [nombre, k, 1]),
        juicios: PREGUNTAS.flatMap(({ nombre, juicios }) =>
          Object.entries(juicios).map(([documento, grado]) => [nombre, documento, grado]),
        ),
        recuperados: PREGUNTAS.flatMap(({ nombre, devueltos }) => devueltos.map((uno) => [nombre, ...uno])),
      });
      const filas = filasDe(await motores.tablaDe({ ...guion, preparacion }, prueba));
      expect(filas).toEqual(filas101(PREGUNTAS));
      expect(identidadesRotas(filas)).toEqual([]);
    },
  );

  it.for(guionesDeClase('105'))(
    'clase 105 en $motor: la fórmula y la cuenta coinciden',
    async (guion, prueba) => {
      const configuraciones = CONFIGURACIONES.map((una, indice) => [indice, ...una]);
      const preparacion = reemplazarDatos(guion.preparacion, { configuraciones });
      const tabla = await motores.tablaDe({ ...guion, preparacion }, prueba);
      expect(filasDe(tabla)).toEqual(filas105(CONFIGURACIONES));
    },
  );

  it.for(guionesDeClase('108'))(
    'clase 108 en $motor: cotas y decisiones, también con miles de pares',
    async (guion, prueba) => {
      const supuestos = COMPARACIONES.map(([nombre, { mejores, iguales, peores }, margen], indice) => [
        indice + 7,
        nombre,
        mejores,
        iguales,
        peores,
        margen,
      ]);
      const preparacion = reemplazarDatos(guion.preparacion, { supuestos });
      const tabla = await motores.tablaDe({ ...guion, preparacion }, prueba);
      expect(filasDe(tabla)).toEqual(filas108(COMPARACIONES));
    },
  );
});

/** La misma muestra en cada corrida: lo que falla aquí falla siempre. */
const SEMILLA = 101;

const documento = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'A', 'ñ');
const PREGUNTAS: readonly Pregunta[] = fc
  .sample(
    fc.record({
      k: fc.integer({ min: 1, max: 7 }),
      juicios: fc.dictionary(documento, fc.integer({ min: -1, max: 4 }), {
        maxKeys: 6,
        noNullPrototype: true,
      }),
      devueltos: fc.uniqueArray(fc.tuple(documento, fc.constantFrom(0.25, 0.5, 1)), { selector: ([d]) => d }),
    }),
    { numRuns: 120, seed: SEMILLA },
  )
  .map((pregunta, indice) => ({ ...pregunta, nombre: `p${String(indice).padStart(3, '0')}` }));

/** Como mucho, cientos de trozos: MySQL corta la recursión en mil. */
const CONFIGURACIONES: readonly Configuracion[] = fc.sample(
  fc
    .tuple(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: -2, max: 40 }),
      fc.integer({ min: 0, max: 800 }),
    )
    .map(([zancada, solape, tokens]) => [tokens, zancada + solape, solape] as const),
  { numRuns: 120, seed: SEMILLA },
);

const COMPARACIONES: readonly Comparacion[] = fc
  .sample(
    fc.tuple(
      fc.record({
        mejores: fc.integer({ min: 0, max: 400 }),
        iguales: fc.integer({ min: 1, max: 2000 }),
        peores: fc.integer({ min: 0, max: 400 }),
      }),
      fc.integer({ min: 20, max: 300 }),
    ),
    { numRuns: 15, seed: SEMILLA },
  )
  .map(([pares, margen], indice) => [`supuesto ${indice}`, pares, margen]);

/** Preguntas en las que k por precisión no es lo mismo que relevantes por recall. */
function identidadesRotas(filas: ReturnType<typeof filasDe>): readonly (string | null | undefined)[] {
  const columna = (lente: string) => filas.filter(([, nombre]) => nombre === lente);
  return columna('precision_en_k')
    .filter(([, , aciertos], indice) => columna('recall_en_k')[indice]?.[2] !== aciertos)
    .map(([pregunta]) => pregunta);
}
