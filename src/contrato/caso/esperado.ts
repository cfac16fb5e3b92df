import { modoDe } from '../forma/faltas.ts';
import { type Arbol, lugarDe, type Nodo } from '../yaml/nodo.ts';

/** El árbol de una clase con `caso.esperado` sin filas; igual si no hay un caso que se compare. */
export function conEsperadoVacio(raiz: Nodo): Nodo {
  const caso = raiz.hijos.get('caso');
  if (caso === undefined || !esMapa(caso.valor) || modoDe(raiz) === 'conceptual') return raiz;
  const posicion = lugarDe(raiz, ['caso', 'esperado']);
  const vacio: Nodo = { valor: [], posicion, citada: false, hijos: new Map() };
  return conHijo(raiz, 'caso', conHijo(caso, 'esperado', vacio));
}

function conHijo(nodo: Nodo, clave: string, hijo: Nodo): Nodo {
  const valor = esMapa(nodo.valor) ? { ...nodo.valor, [clave]: hijo.valor } : nodo.valor;
  return { ...nodo, valor, hijos: new Map([...nodo.hijos, [clave, hijo]]) };
}

function esMapa(valor: Arbol): valor is { readonly [clave: string]: Arbol } {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
