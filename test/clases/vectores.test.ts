import { afterAll, describe, expect, it } from 'vitest';
import type { Tabla } from '../../src/dominio/tabla.ts';
import { normalizar } from '../../src/normalizacion/tabla.ts';
import { abrirMotores, guionesDe } from './motores-a-mano.ts';
import { reemplazarDatos } from './reemplazar-datos.ts';
import { millonesimas } from './referencia/fraccion.ts';
import { clasesDelRepositorio } from './repositorio.ts';
import { VECTORES, type Vector } from './vectores.ts';

const motores = abrirMotores();
afterAll(() => motores[Symbol.asyncDispose]());

const guiones = (await clasesDelRepositorio()).flatMap(guionesDe);
const de101 = guiones.filter(({ clase }) => clase === '101');
const de102 = guiones.filter(({ clase }) => clase === '102');

describe('los vectores publicados, por el SQL de las clases', () => {
  it('hay guiones de las dos clases que probar', () => {
    expect([de101.length, de102.length]).toEqual([expect.any(Number), de101.length]);
    expect(de101.length).toBeGreaterThanOrEqual(3);
  });

  it.for(de101)('la clase 101 en $motor mide cada pregunta de los quince', async (guion, prueba) => {
    const preparacion = reemplazarDatos(guion.preparacion, datosDe101());
    const tabla = await motores.tablaDe({ ...guion, preparacion }, prueba);
    expect(comoMapa(tabla, ['pregunta', 'lente'])).toEqual(lentesPublicadas());
  });

  it.for(de102.flatMap((guion) => VECTORES.map((vector) => ({ ...guion, vector }))))(
    'la clase 102 en $motor da las medias de «$vector.name»',
    async ({ vector, ...guion }, prueba) => {
      const preparacion = reemplazarDatos(guion.preparacion, datosDe102(vector));
      const tabla = await motores.tablaDe({ ...guion, preparacion }, prueba);
      const { P, R, RR, ndcg_lin, ndcg_exp } = vector.mean_millionths;
      expect(comoMapa(tabla, ['alcance', 'medida', 'politica'])).toMatchObject({
        'todas precision entre_k': String(P),
        'todas recall vacia_es_cero': String(R),
        'todas mrr toda_la_lista': String(RR),
        'todas ndcg_lineal ideal_juzgados': String(ndcg_lin),
        'todas ndcg_exp ideal_juzgados': String(ndcg_exp),
      });
    },
  );
});

/** Los quince vectores a la vez: cada pregunta lleva delante el número del suyo, y su propio k y umbral. */
function datosDe101() {
  const por = <T>(filas: (vector: Vector, nombre: (pregunta: string) => string) => readonly T[]) =>
    VECTORES.flatMap((vector, indice) => filas(vector, (pregunta) => `${indice}/${pregunta}`));
  return {
    preguntas: por(({ qrels, k, level }, nombre) => Object.keys(qrels).map((p) => [nombre(p), k, level])),
    juicios: por(({ qrels }, nombre) => filasDeJuicios(qrels).map(([p, ...resto]) => [nombre(p), ...resto])),
    recuperados: por(({ run }, nombre) => filasDeLista(run).map(([p, ...resto]) => [nombre(p), ...resto])),
  };
}

function datosDe102({ qrels, run, k, level }: Vector) {
  return {
    parametros: [[k, level]],
    preguntas: Object.keys(qrels).map((pregunta) => [pregunta, 'ordinaria']),
    juicios: filasDeJuicios(qrels),
    recuperados: filasDeLista(run),
  };
}

function filasDeJuicios(qrels: Vector['qrels']): readonly (readonly [string, string, number])[] {
  return Object.entries(qrels).flatMap(([pregunta, juicios]) =>
    Object.entries(juicios).map(([documento, grado]) => [pregunta, documento, grado] as const),
  );
}

function filasDeLista(run: Vector['run']): readonly (readonly [string, string, number])[] {
  return Object.entries(run).flatMap(([pregunta, devueltos]) =>
    devueltos.map(([documento, puntuacion]) => [pregunta, documento, puntuacion] as const),
  );
}

function lentesPublicadas(): Readonly<Record<string, string>> {
  const pares = VECTORES.flatMap(({ per_query }, indice) =>
    Object.entries(per_query).flatMap(([pregunta, medidas]) => [
      [`${indice}/${pregunta} precision_en_k`, millonesimas(medidas.P)],
      [`${indice}/${pregunta} recall_en_k`, millonesimas(medidas.R)],
      [`${indice}/${pregunta} rango_reciproco`, millonesimas(medidas.RR)],
      [`${indice}/${pregunta} ndcg_ideal_juzgados`, millonesimas(medidas.ndcg_lin)],
      [`${indice}/${pregunta} ndcg_ideal_recuperados`, millonesimas(medidas.ndcg_lin_idealret)],
    ]),
  );
  return Object.fromEntries(pares);
}

/** La columna `millonesimas` por el texto de otras columnas. */
function comoMapa(tabla: Tabla, claves: readonly string[]): Readonly<Record<string, string>> {
  const { columnas, filas } = normalizar(tabla);
  const textoDe = (fila: (typeof filas)[number], columna: string) =>
    fila[columnas.indexOf(columna)]?.texto ?? '';
  return Object.fromEntries(
    filas.map((fila) => [
      claves.map((clave) => textoDe(fila, clave)).join(' '),
      textoDe(fila, 'millonesimas'),
    ]),
  );
}
