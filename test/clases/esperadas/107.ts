import { diagnosticar, type Fallo } from '../referencia/etapas.ts';
import { media, millonesimas, valorDe } from '../referencia/fraccion.ts';
import { lineal, ndcg } from '../referencia/ndcg.ts';
import { recall } from '../referencia/recall.ts';
import type { Fila } from './fila.ts';

const PASAN = 2;
const PROFUNDIDAD = 6;
const BUENO = 'bueno';

/** Posición del pasaje relevante de los nueve casos que salieron bien. */
const ACERTADOS = [1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

const FALLOS: Readonly<Record<string, Fallo>> = {
  devolucion_de_dinero: { enContexto: false, control: false, dorado: true },
  numero_de_plazas: { posicion: 1, enContexto: true, control: false, dorado: false },
  revision_de_reembolso: { posicion: 2, enContexto: false, control: false, dorado: true },
  revision_de_seguridad: { posicion: 2, enContexto: false, control: false, dorado: true },
};

const LIMITES: Readonly<Record<string, Fallo>> = {
  limite_cuarto: { posicion: 4, enContexto: false, control: false, dorado: true },
  limite_en_contexto: { posicion: 1, enContexto: true, control: false, dorado: true },
  limite_sin_dorado: { posicion: 1, enContexto: true, control: false },
  limite_unas_veces_si: { posicion: 1, enContexto: true, control: true, dorado: true },
};

const ETIQUETAS = [
  'RETRIEVAL_MISS',
  'RANKED_OUT',
  'CONTEXT_ASSEMBLY_LOSS',
  'GENERATION_FAILURE',
  'SIN_EXPLICAR',
  'INESTABLE',
  'NO_DIAGNOSTICABLE',
] as const;

/** Filas de la clase 107. */
export function filas107(): readonly Fila[] {
  const fallos = Object.values(FALLOS);
  const listas = [...ACERTADOS, ...fallos.map(({ posicion }) => posicion)].map(listaCon);
  const enDos = listas.filter((lista) => lista.slice(0, PASAN).includes(BUENO)).length;
  const recalls = media(listas.map((lista) => valorDe(recall(lista, new Set([BUENO]), PASAN))));
  const ndcgs = listas.map((lista) => valorDe(ndcg(lista, { [BUENO]: 1 }, PROFUNDIDAD, lineal, 'juzgados')));
  const etiquetas = fallos.map((fallo) => diagnosticar(fallo, PASAN));
  const total = listas.length;
  return [
    cuenta('acierto_en_2', enDos, total),
    cuenta('recall_en_2', enDos, total, recalls),
    cuenta('ndcg_en_6', total, total, media(ndcgs)),
    cuenta('respuesta_correcta', ACERTADOS.length, total),
    cuenta('repetidos_sin_cambios', fallos.filter(({ control }) => control).length, fallos.length),
    cuenta('repetidos_con_dorado', fallos.filter(({ dorado }) => dorado).length, fallos.length),
    ...ETIQUETAS.map((una) => cuenta(una, etiquetas.filter((otra) => otra === una).length, fallos.length)),
    ...Object.entries({ ...FALLOS, ...LIMITES }).map(([caso, fallo]) => [
      caso,
      null,
      null,
      null,
      comoCero(fallo.control),
      comoCero(fallo.dorado),
      diagnosticar(fallo, PASAN),
    ]),
  ];
}

/** Seis pasajes con el relevante en esa posición, o sin él. */
function listaCon(posicion: number | undefined): readonly string[] {
  return Array.from({ length: PROFUNDIDAD }, (_, indice) =>
    indice + 1 === posicion ? BUENO : `otro-${indice}`,
  );
}

function cuenta(asunto: string, casos: number, total: number, valor: number = casos / total): Fila {
  return [asunto, String(casos), String(total), millonesimas(valor), null, null, null];
}

function comoCero(dato: boolean | undefined): string | null {
  return dato === undefined ? null : String(Number(dato));
}
