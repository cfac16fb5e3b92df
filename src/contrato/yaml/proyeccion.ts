import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import type { Posicion } from '../../dominio/posicion.ts';
import { type Anotar, problema } from '../codigos.ts';
import type { Nodo } from './nodo.ts';

/** Un YAML de clase usa pocos alias o ninguno; más que esto es un error o un ataque. */
const ALIAS_MAXIMOS = 200;

/** Lo que YAML 1.2 lee como nulo cuando va sin comillas. https://yaml.org/spec/1.2.2/#1032-tag-resolution */
const NULOS: ReadonlySet<string> = new Set(['', '~', 'null', 'Null', 'NULL']);

interface Contexto {
  readonly documento: Document.Parsed;
  readonly lugar: (desplazamiento: number) => Posicion;
  readonly anotar: Anotar;
  /** Alias ya resueltos. */
  alias: number;
  /** Todos los alias tienen su valor. */
  completo: boolean;
}

const SIN_HIJOS: ReadonlyMap<string | number, Nodo> = new Map();

/**
 * Convierte el árbol sintáctico en nodos con texto y lugar: resuelve alias y mezclas (`<<`), quita las claves `x-`.
 * Devuelve `undefined` si le falta el valor de algún alias, que queda anotado.
 */
export function proyectar(
  documento: Document.Parsed,
  lugar: (desplazamiento: number) => Posicion,
  anotar: Anotar,
): Nodo | undefined {
  const contexto = { documento, lugar, anotar, alias: 0, completo: true };
  const nodo = nodoDe(documento.contents, 0, contexto);
  return contexto.completo ? nodo : undefined;
}

function nodoDe(nodo: unknown, desplazamiento: number, contexto: Contexto): Nodo {
  if (isScalar(nodo)) return deEscalar(nodo, contexto);
  if (isAlias(nodo)) return deAlias(nodo, desplazamiento, contexto);
  if (isMap(nodo)) return deMapa(nodo, contexto);
  const posicion = contexto.lugar(inicioDe(nodo, desplazamiento));
  if (!isSeq(nodo)) return { valor: null, posicion, citada: false, hijos: SIN_HIJOS };
  const elementos = nodo.items.map((item) => nodoDe(item, inicioDe(nodo, desplazamiento), contexto));
  const hijos = new Map(elementos.map((elemento, i) => [i, elemento]));
  return { valor: elementos.map((elemento) => elemento.valor), posicion, citada: false, hijos };
}

function deEscalar(escalar: Scalar, contexto: Contexto): Nodo {
  const texto = String(escalar.value ?? '');
  const citada = escalar.type !== 'PLAIN' || escalar.tag !== undefined;
  const valor = !citada && NULOS.has(texto) ? null : texto;
  return { valor, posicion: contexto.lugar(inicioDe(escalar, 0)), citada, hijos: SIN_HIJOS };
}

function deAlias(alias: Alias, desplazamiento: number, contexto: Contexto): Nodo {
  const posicion = contexto.lugar(inicioDe(alias, desplazamiento));
  const vacio = { valor: null, posicion, citada: false, hijos: SIN_HIJOS };
  contexto.alias += 1;
  // Pasado el límite ya no se resuelve ninguno, y se dice una sola vez.
  if (contexto.alias > ALIAS_MAXIMOS + 1) return vacio;
  const destino = alias.resolve(contexto.documento);
  const fallo = falloDeAlias(alias, destino, posicion, contexto);
  if (fallo === undefined) return { ...nodoDe(destino, desplazamiento, contexto), posicion };
  contexto.anotar(fallo);
  contexto.completo = false;
  return vacio;
}

function falloDeAlias(alias: Alias, destino: unknown, posicion: Posicion, { alias: resueltos }: Contexto) {
  const nombre = `El alias «*${alias.source}»`;
  if (resueltos > ALIAS_MAXIMOS)
    return problema('ALIAS_EXCESIVOS', posicion, `Hay más de ${ALIAS_MAXIMOS} alias en el archivo.`);
  if (destino === undefined) {
    const consejo = `Escriba antes «&${alias.source}» en el valor que repite, o ponga el texto entre comillas.`;
    return problema('ALIAS_SIN_ANCLA', posicion, `${nombre} no tiene un ancla anterior.`, consejo);
  }
  if (contiene(destino, alias))
    return problema('ALIAS_CIRCULAR', posicion, `${nombre} está dentro del valor al que se refiere.`);
  return undefined;
}

/** Un ancla abarca al alias que se usa dentro de ella. */
function contiene(destino: unknown, alias: Alias): boolean {
  const [desde, hasta] = rangoDe(destino);
  const [lugar] = rangoDe(alias);
  return desde !== undefined && lugar !== undefined && hasta !== undefined && desde <= lugar && lugar < hasta;
}

function deMapa(mapa: YAMLMap, contexto: Contexto): Nodo {
  const hijos = new Map<string | number, Nodo>();
  const mezclas: Nodo[] = [];
  for (const { key, value } of mapa.items) {
    const posicionClave = contexto.lugar(inicioDe(key, inicioDe(mapa, 0)));
    const clave = claveDe(key, posicionClave, contexto);
    if (clave === undefined || clave.startsWith('x-')) continue;
    const nodo = { ...nodoDe(value, inicioDe(key, 0), contexto), posicionClave };
    if (clave === '<<') mezclas.push(nodo);
    else hijos.set(clave, nodo);
  }
  for (const mezcla of mezclas) mezclar(mezcla, hijos, contexto);
  const valor = Object.fromEntries([...hijos].map(([clave, nodo]) => [clave, nodo.valor]));
  return { valor, posicion: contexto.lugar(inicioDe(mapa, 0)), citada: false, hijos };
}

function claveDe(clave: unknown, posicion: Posicion, contexto: Contexto): string | undefined {
  if (isScalar(clave)) return String(clave.value ?? '');
  const consejo = 'Escriba un nombre seguido de dos puntos.';
  contexto.anotar(problema('CLAVE_NO_ESCALAR', posicion, 'Una clave no es un texto simple.', consejo));
  return undefined;
}

/** Añade las claves que aporta `<<` (https://yaml.org/type/merge.html): las escritas en el mapa mandan. */
function mezclar(mezcla: Nodo, hijos: Map<string | number, Nodo>, contexto: Contexto): void {
  const origenes = Array.isArray(mezcla.valor) ? [...mezcla.hijos.values()] : [mezcla];
  for (const origen of origenes) {
    if (origen.valor === null || typeof origen.valor === 'string' || Array.isArray(origen.valor)) {
      const posicion = origen.posicionClave ?? origen.posicion;
      contexto.anotar(problema('MEZCLA_INVALIDA', posicion, 'La clave «<<» solo puede mezclar mapas.'));
      continue;
    }
    for (const [clave, nodo] of origen.hijos) if (!hijos.has(clave)) hijos.set(clave, nodo);
  }
}

function rangoDe(nodo: unknown): readonly (number | undefined)[] {
  return isScalar(nodo) || isAlias(nodo) || isMap(nodo) || isSeq(nodo) ? (nodo.range ?? []) : [];
}

function inicioDe(nodo: unknown, porOmision: number): number {
  return rangoDe(nodo)[0] ?? porOmision;
}
