import { diagnosticar, type Fallo } from '../referencia/etapas.ts';
import { media, millonesimas, valorDe } from '../referencia/fraccion.ts';
import { lineal, ndcg } from '../referencia/ndcg.ts';
import { recall } from '../referencia/recall.ts';
import type { Fila } from './fila.ts';

const PASAN = 2;
const PROFUNDIDAD = 6;

/** Posición del pasaje relevante de los nueve casos que salieron bien. */
const ACERTADOS = [1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

const FALLOS: Readonly<Record<string, Fallo>> = {
  devolucion_de_dinero: { enContexto: false, control: false, dorado: true },
  numero_de_plazas: { posicion: 1, enContexto: true, control: false, dorado: false },
  revision_de_reembolso: { posicion: 2, enContexto: false, control: false, dorado: true },
  revision_de_seguridad: { posicion: 2, enContexto: false, control: false, dorado: true },
};

const LIMITES: Readonly<Record<string, Fallo>> = {
  cuarto_de_la_lista: { posicion: 4, enContexto: false, control: false, dorado: true },
  en_contexto_y_mal: { posicion: 1, enContexto: true, control: false, dorado: true },
  sin_contexto_dorado: { posicion: 1, enContexto: true, control: false },
  unas_veces_si: { posicion: 1, enContexto: true, control: true, dorado: true },
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
  const total = listas.length;
  const etiquetas = fallos.map((fallo) => diagnosticar(fallo, PASAN)[0]);
  return [
    cuenta('medida', 'acierto_en_2', enDos, total),
    cuenta('medida', 'recall_en_2', enDos, total, recalls),
    cuenta('medida', 'ndcg_en_6', total, total, media(ndcgs)),
    cuenta('medida', 'respuesta_correcta', ACERTADOS.length, total),
    cuenta('repeticion', 'control', fallos.filter(({ control }) => control).length, fallos.length),
    cuenta('repeticion', 'contexto_dorado', fallos.filter(({ dorado }) => dorado).length, fallos.length),
    ...ETIQUETAS.map((etiqueta) =>
      cuenta('etiqueta', etiqueta, etiquetas.filter((una) => una === etiqueta).length, fallos.length),
    ),
    ...casosDe('fallo', FALLOS),
    ...casosDe('caso_limite', LIMITES),
  ];
}

const BUENO = 'bueno';

/** Seis pasajes con el relevante en esa posición, o sin él. */
function listaCon(posicion: number | undefined): readonly string[] {
  return Array.from({ length: PROFUNDIDAD }, (_, indice) =>
    indice + 1 === posicion ? BUENO : `otro-${indice}`,
  );
}

function cuenta(
  apartado: string,
  nombre: string,
  casos: number,
  total: number,
  valor: number = casos / total,
): Fila {
  return [apartado, nombre, null, String(casos), String(total), millonesimas(valor), null, null];
}

function casosDe(apartado: string, fallos: Readonly<Record<string, Fallo>>): readonly Fila[] {
  return Object.entries(fallos).map(([caso, fallo]) => {
    const [etiqueta, prueba] = diagnosticar(fallo, PASAN);
    const posicion = fallo.posicion === undefined ? null : String(fallo.posicion);
    return [apartado, caso, etiqueta, null, null, null, posicion, prueba];
  });
}
