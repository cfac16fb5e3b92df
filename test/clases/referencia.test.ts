import { describe, expect, it } from 'vitest';
import { lentes } from './esperadas/101.ts';
import { POLITICAS } from './esperadas/102.ts';
import { intervaloDeApuestas, paresNecesarios } from './referencia/apuesta.ts';
import { clopperPearson } from './referencia/clopper-pearson.ts';
import { media, millonesimas, valorDe } from './referencia/fraccion.ts';
import { fragmentar } from './referencia/fragmentar.ts';
import { VECTORES } from './vectores.ts';

describe('el cálculo de referencia da los números publicados', () => {
  it.each(VECTORES)('vector «$name»: cada lente de cada pregunta', ({ k, level, qrels, run, per_query }) => {
    for (const [pregunta, juicios] of Object.entries(qrels)) {
      const obtenidas = lentes(juicios, run[pregunta] ?? [], k, level);
      const publicadas = per_query[pregunta];
      expect(Object.values(obtenidas).map(valorDe)).toEqual(
        [
          publicadas?.P,
          publicadas?.R,
          publicadas?.RR,
          publicadas?.ndcg_lin,
          publicadas?.ndcg_lin_idealret,
        ].map((valor) => expect.closeTo(valor ?? Number.NaN, 11)),
      );
    }
  });

  it.each(VECTORES)(
    'vector «$name»: las medias, en millonésimas',
    ({ k, level, qrels, run, mean_millionths }) => {
      const preguntas = Object.entries(qrels).map(([pregunta, juicios]) => ({
        caso: 'ordinaria',
        juicios,
        devueltos: run[pregunta] ?? [],
      }));
      const mediaDe = (politica: keyof typeof POLITICAS) =>
        millonesimas(
          media(preguntas.flatMap((una) => POLITICAS[politica](una, k, level) ?? []).map((f) => valorDe(f))),
        );
      expect({
        P: mediaDe('precision entre_k'),
        R: mediaDe('recall vacia_es_cero'),
        RR: mediaDe('mrr toda_la_lista'),
        ndcg_lin: mediaDe('ndcg_lineal ideal_juzgados'),
        ndcg_exp: mediaDe('ndcg_exp ideal_juzgados'),
      }).toEqual({
        P: String(mean_millionths.P),
        R: String(mean_millionths.R),
        RR: String(mean_millionths.RR),
        ndcg_lin: String(mean_millionths.ndcg_lin),
        ndcg_exp: String(mean_millionths.ndcg_exp),
      });
    },
  );

  it.each([
    [0, 13, 0, 248],
    [1, 13, 1, 361],
    [4, 13, 90, 615],
    [9, 13, 385, 910],
    [12, 13, 639, 999],
    [13, 13, 752, 1000],
    [50, 100, 398, 602],
    [82, 100, 730, 890],
    [1, 1, 25, 1000],
  ])('el intervalo exacto de %i de %i va de %i a %i décimas', (exitos, n, inferior, superior) => {
    expect(clopperPearson(exitos, n)).toEqual({ inferior, superior });
  });

  it.each([
    [0, 13, 0, -336, 336],
    [0, 100, 0, -54, 54],
    [1, 12, 0, -298, 455],
    [20, 80, 0, 95, 342],
  ])(
    'el intervalo de apuestas de +%i =%i -%i va de %i a %i décimas',
    (mejores, iguales, peores, inferior, superior) => {
      expect(intervaloDeApuestas({ mejores, iguales, peores })).toEqual({ inferior, superior });
    },
  );

  it.each([
    [50, 107],
    [20, 272],
  ])('un margen de %i décimas pide %i pares iguales', (margen, pares) => {
    expect(paresNecesarios(margen)).toBe(pares);
  });

  it.each([
    [100_000, 512, 64, 224, 114_272],
    [100_000, 512, 0, 196, 100_000],
    [1000, 200, 50, 7, 1300],
    [513, 512, 64, 2, 577],
    [512, 512, 64, 1, 512],
    [12_000, 600, 90, 24, 14_070],
    [100_000, 1000, 200, 125, 124_800],
  ])(
    '%i tokens en trozos de %i con solape %i son %i trozos y %i tokens',
    (tokens, tamano, solape, n, indexados) => {
      const trozos = fragmentar(tokens, tamano, solape) ?? [];
      expect([trozos.length, trozos.reduce((suma, { inicio, fin }) => suma + fin - inicio, 0)]).toEqual([
        n,
        indexados,
      ]);
    },
  );
});
