import type { Problema } from '../../dominio/problema.ts';
import { parecido } from '../../texto/parecido.ts';
import { problema } from '../codigos.ts';
import { FORMAS, type Modo } from '../esquema/clase.ts';
import { clavesAdmitidas, clavesDeOtraSituacion } from '../esquema/claves.ts';
import { NEGACIONES } from '../esquema/entrada.ts';
import { lugarDe, lugarDeClave, type Nodo, nodoEn, type Ruta, textoEn } from '../yaml/nodo.ts';
import { enumerar, nombrar, ubicar } from './nombres.ts';

/** Un YAML y el modo con el que se lee. */
export interface Documento {
  readonly raiz: Nodo;
  readonly modo: Modo;
}

/** El modo que declara un YAML; `comparado` si no lo dice o lo dice mal. */
export function modoDe(raiz: Nodo): Modo {
  return textoEn(raiz, ['caso', 'modo']) === 'conceptual' ? 'conceptual' : 'comparado';
}

/** Problema de una ruta que no existe o no tiene valor; `undefined` si lo tiene. */
export function ausencia(ruta: Ruta, documento: Documento): Problema | undefined {
  const nodo = nodoEn(documento.raiz, ruta);
  if (nodo !== undefined) return nodo.valor === null ? sinValor(ruta, documento) : undefined;
  const padre = ruta.slice(0, -1);
  const clave = String(ruta.at(-1) ?? '');
  const mensaje = `Falta la clave «${clave}»${ubicar(padre, documento.raiz)}.`;
  const consejo = admitidas(padre, documento)[clave]?.description;
  return problema('FALTA_CLAVE', lugarDe(documento.raiz, padre), mensaje, consejo);
}

/** Problema de una clave escrita sin valor, o con una lista o un texto vacíos. */
export function sinValor(ruta: Ruta, documento: Documento): Problema {
  const consejo = admitidas(ruta.slice(0, -1), documento)[String(ruta.at(-1) ?? '')]?.description;
  const mensaje = `${sujeto(ruta, documento.raiz)} no tiene valor.`;
  return problema('VALOR_VACIO', lugarDeClave(documento.raiz, ruta), mensaje, consejo);
}

/** Problema de un valor que no es como debe; `debido` sigue al sujeto: «debe decir …». */
export function valorInvalido(ruta: Ruta, debido: string, { raiz }: Documento, consejo?: string): Problema {
  const escrito = textoEn(raiz, ruta);
  const pero = escrito === undefined ? '' : `, y es «${abreviar(escrito)}»`;
  return problema('VALOR_INVALIDO', lugarDe(raiz, ruta), `${sujeto(ruta, raiz)} ${debido}${pero}.`, consejo);
}

const TIPOS: Readonly<Record<string, string>> = {
  string: 'un valor simple',
  array: 'una lista',
  object: 'un mapa con claves',
};

/** Problema de una lista donde va un texto, y parecidos. `esperado` es el nombre del tipo en el esquema. */
export function deOtroTipo(ruta: Ruta, esperado: string, documento: Documento): Problema {
  const valor = nodoEn(documento.raiz, ruta)?.valor;
  const real = typeof valor === 'string' ? '' : `, y es ${Array.isArray(valor) ? 'una lista' : 'un mapa'}`;
  return valorInvalido(ruta, `debe ser ${TIPOS[esperado] ?? esperado}${real}`, documento);
}

/** Problema de un valor que no está entre los admitidos. */
export function fueraDeLista(ruta: Ruta, admitidos: readonly string[], documento: Documento): Problema {
  // Cada modo tiene su forma, que solo conoce el suyo.
  const posibles = ruta.at(-1) === 'modo' ? Object.keys(FORMAS) : admitidos;
  const cercano = parecido(textoEn(documento.raiz, ruta) ?? '', posibles);
  const consejo = cercano === undefined ? undefined : `¿Quiso decir «${cercano}»?`;
  return valorInvalido(ruta, `debe ser ${enumerar(posibles)}`, documento, consejo);
}

/** Problema de una clave que el mapa no admite: de otro lugar, de otra situación, o desconocida. */
export function claveSobrante(clave: string, ruta: Ruta, documento: Documento): Problema {
  const { raiz, modo } = documento;
  const posicion = lugarDeClave(raiz, [...ruta, clave]);
  const nombre = `La clave «${clave}»${ubicar(ruta, raiz)}`;
  if (Object.hasOwn(clavesDeOtraSituacion(ruta), clave)) {
    const donde =
      modo === 'conceptual' ? 'una clase conceptual, que no se ejecuta' : 'un motor que no aplica';
    return problema('CLAVE_FUERA_DE_LUGAR', posicion, `${nombre} no va en ${donde}.`, 'Quítela.');
  }
  if (ruta.length === 0 && Object.hasOwn(clavesAdmitidas(['caso'], 'comparado', true), clave))
    return problema('CLAVE_FUERA_DE_LUGAR', posicion, `${nombre} va dentro de «caso».`, 'Revise su sangría.');
  const cercana = claveCercana(clave, ruta, documento);
  const consejo = cercana
    ? `¿Quiso decir «${cercana}»?`
    : `Se admiten ${enumerar(Object.keys(admitidas(ruta, documento)), 'y')}.`;
  return problema('CLAVE_DESCONOCIDA', posicion, `${nombre} no existe.`, consejo);
}

/** La clave que se quiso escribir, si se parece a una que el mapa admite y que no está ya. */
export function claveCercana(clave: string, ruta: Ruta, documento: Documento): string | undefined {
  const presentes = nodoEn(documento.raiz, ruta)?.hijos;
  const libres = Object.keys(admitidas(ruta, documento)).filter((admitida) => !presentes?.has(admitida));
  return parecido(clave, libres);
}

function admitidas(ruta: Ruta, { raiz, modo }: Documento) {
  const aplica = textoEn(raiz, [...ruta, 'aplica']);
  return clavesAdmitidas(ruta, modo, !NEGACIONES.some((negacion) => negacion === aplica));
}

function sujeto(ruta: Ruta, raiz: Nodo): string {
  const nombre = `${nombrar(ruta, raiz)}${ubicar(ruta.slice(0, -1), raiz)}`;
  return nombre.charAt(0).toUpperCase() + nombre.slice(1);
}

function abreviar(texto: string): string {
  const llano = texto.replaceAll(/\s+/g, ' ');
  return llano.length > 60 ? `${llano.slice(0, 59)}…` : llano;
}
