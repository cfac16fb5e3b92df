import type { Posicion } from '../../dominio/posicion.ts';

/** El contenido de un YAML como datos simples: cada escalar es el texto de su autor, sin interpretar. */
export type Arbol = string | null | readonly Arbol[] | { readonly [clave: string]: Arbol };

/** Tramo de una ruta dentro de un árbol: clave de un mapa o índice de una lista. */
export type Ruta = readonly (string | number)[];

/** Un valor del YAML con su lugar. */
export interface Nodo {
  readonly valor: Arbol;
  readonly posicion: Posicion;
  /** Lugar de la clave que lo nombra; ausente en los elementos de una lista. */
  readonly posicionClave?: Posicion;
  /** El escalar va entre comillas, en un bloque (`|`, `>`) o con la etiqueta `!!str`: es texto a propósito. */
  readonly citada: boolean;
  readonly hijos: ReadonlyMap<string | number, Nodo>;
}

/** El nodo de una ruta; `undefined` si no existe. */
export function nodoEn(nodo: Nodo, ruta: Ruta): Nodo | undefined {
  return ruta.reduce<Nodo | undefined>((actual, tramo) => actual?.hijos.get(tramo), nodo);
}

/** El lugar más preciso que hay para una ruta: el suyo, o el de su antepasado más cercano. */
export function lugarDe(nodo: Nodo, ruta: Ruta): Posicion {
  const [tramo, ...resto] = ruta;
  const hijo = tramo === undefined ? undefined : nodo.hijos.get(tramo);
  if (hijo) return lugarDe(hijo, resto);
  return nodo.valor === null ? (nodo.posicionClave ?? nodo.posicion) : nodo.posicion;
}

/** El lugar de la clave que nombra a una ruta, o el de su valor si no tiene clave. */
export function lugarDeClave(nodo: Nodo, ruta: Ruta): Posicion {
  return nodoEn(nodo, ruta)?.posicionClave ?? lugarDe(nodo, ruta);
}

/** El texto de una ruta; `undefined` si no existe o no es un escalar con texto. */
export function textoEn(nodo: Nodo, ruta: Ruta): string | undefined {
  const valor = nodoEn(nodo, ruta)?.valor;
  return typeof valor === 'string' ? valor : undefined;
}

/** Los elementos de la lista de una ruta, en orden; vacío si no es una lista. */
export function elementosEn(nodo: Nodo, ruta: Ruta): readonly Nodo[] {
  const hallado = nodoEn(nodo, ruta);
  return hallado !== undefined && Array.isArray(hallado.valor) ? [...hallado.hijos.values()] : [];
}
