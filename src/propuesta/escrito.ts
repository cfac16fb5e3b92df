import { isAlias, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Comillas } from './escritura.ts';

/** Una celda tal como está en el archivo. */
export interface CeldaEscrita {
  readonly desde: number;
  readonly hasta: number;
  readonly comillas: Comillas;
}

/** Una fila tal como está en el archivo: el tramo que ocupa su valor, sin el guion ni los comentarios. */
export interface FilaEscrita {
  readonly desde: number;
  readonly hasta: number;
  /** Ausente si alguna celda no se puede cambiar sola: un alias, un bloque de texto, una celda vacía. */
  readonly celdas?: readonly CeldaEscrita[];
}

/** Cómo está escrito `esperado` en un `motores.yaml`. Los lugares son desplazamientos en el texto. */
export type Escrito =
  /** Una fila por guion; `guiones` dice dónde está el de cada una. */
  | {
      readonly tipo: 'guiones';
      readonly dosPuntos: number;
      readonly guiones: readonly number[];
      readonly filas: readonly FilaEscrita[];
    }
  /** Todas las filas entre corchetes. */
  | {
      readonly tipo: 'corchetes';
      readonly desde: number;
      readonly hasta: number;
      readonly filas: readonly FilaEscrita[];
    }
  /** La clave está y no tiene filas; de `desde` a `hasta`, lo que hay en su lugar. */
  | {
      readonly tipo: 'vacio';
      readonly dosPuntos: number;
      readonly desde: number;
      readonly hasta: number;
      readonly sangria: number;
    }
  /** No está la clave: va después de `tras`, que es lo último de la clave anterior. */
  | { readonly tipo: 'ausente'; readonly tras: number; readonly sangria: number }
  | { readonly tipo: 'no-editable'; readonly motivo: string };

/** Encuentra `caso.esperado` en el texto de un `motores.yaml` sin errores de sintaxis. */
export function buscarEsperado(texto: string): Escrito {
  const documento = parseDocument(texto, { schema: 'failsafe', keepSourceTokens: true });
  const caso = isMap(documento.contents) ? documento.contents.get('caso', true) : undefined;
  if (!isMap(caso)) return noEditable('«caso» no está escrito como un mapa');
  if (caso.flow) return noEditable('«caso» está escrito entre llaves');
  const sangria = columnaDe(texto, caso.items[0]);
  const par = parDe(caso, 'esperado');
  const dosPuntos = par?.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
  if (!par || dosPuntos === undefined) {
    const anterior = parDe(caso, 'columnas') ?? caso.items.at(-1);
    return { tipo: 'ausente', tras: finDe(texto, anterior?.value ?? anterior?.key), sangria };
  }
  if (isAlias(par.value)) return noEditable(`«esperado» es el alias *${par.value.source}`);
  if (isSeq(par.value) && par.value.items.length > 0) return deLista(texto, par.value, dosPuntos);
  const [desde] = rangoDe(par.value) ?? [dosPuntos + 1];
  return { tipo: 'vacio', dosPuntos, desde, hasta: finDe(texto, par.value), sangria };
}

function noEditable(motivo: string): Escrito {
  return { tipo: 'no-editable', motivo };
}

function deLista(texto: string, lista: YAMLSeq, dosPuntos: number): Escrito {
  const filas = lista.items.map((fila) => filaEscrita(texto, fila));
  const [desde = 0, hasta = 0] = rangoDe(lista) ?? [];
  const fuente = lista.srcToken;
  if (fuente?.type !== 'block-seq') return { tipo: 'corchetes', desde, hasta, filas };
  const guiones = fuente.items.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  return { tipo: 'guiones', dosPuntos, guiones, filas };
}

function filaEscrita(texto: string, fila: unknown): FilaEscrita {
  const [desde = 0] = rangoDe(fila) ?? [];
  const tramo = { desde, hasta: finDe(texto, fila) };
  if (!isSeq(fila)) return tramo;
  const celdas = fila.items.flatMap((celda) => celdaEscrita(celda) ?? []);
  return celdas.length === fila.items.length ? { ...tramo, celdas } : tramo;
}

function celdaEscrita(celda: unknown): CeldaEscrita | undefined {
  const [desde, hasta] = rangoDe(celda) ?? [];
  if (!isScalar(celda) || celda.anchor !== undefined || celda.tag !== undefined) return undefined;
  if (desde === undefined || hasta === undefined || desde === hasta) return undefined;
  switch (celda.type) {
    case 'PLAIN':
      return { desde, hasta, comillas: 'las-que-hagan-falta' };
    case 'QUOTE_DOUBLE':
      return { desde, hasta, comillas: 'dobles' };
    case 'QUOTE_SINGLE':
      return { desde, hasta, comillas: 'simples' };
    default:
      return undefined;
  }
}

function parDe(mapa: YAMLMap, clave: string): Pair | undefined {
  return mapa.items.find(({ key }) => isScalar(key) && key.value === clave);
}

function columnaDe(texto: string, par: Pair | undefined): number {
  const [desde = 0] = rangoDe(par?.key) ?? [];
  return desde - (texto.lastIndexOf('\n', desde - 1) + 1);
}

/** Dónde acaba lo escrito de un valor, sin los comentarios ni los saltos de línea que lo siguen. */
function finDe(texto: string, nodo: unknown): number {
  if (isSeq(nodo) && !nodo.flow && nodo.items.length > 0) return finDe(texto, nodo.items.at(-1));
  if (isMap(nodo) && !nodo.flow && nodo.items.length > 0) {
    const ultimo = nodo.items.at(-1);
    return finDe(texto, ultimo?.value ?? ultimo?.key);
  }
  let [, hasta = 0] = rangoDe(nodo) ?? [];
  while (texto[hasta - 1] === '\n' || texto[hasta - 1] === '\r') hasta -= 1;
  return hasta;
}

function rangoDe(nodo: unknown): readonly [number, number, number] | undefined {
  return (
    (isScalar(nodo) || isAlias(nodo) || isMap(nodo) || isSeq(nodo) ? nodo.range : undefined) ?? undefined
  );
}
