import type * as z from 'zod';
import type { Problema } from '../../dominio/problema.ts';
import type { Anotar } from '../codigos.ts';
import { FORMAS, type FormaLeida } from '../esquema/clase.ts';
import { AFIRMACIONES, DUDOSA, NEGACIONES } from '../esquema/entrada.ts';
import { type Nodo, nodoEn, type Ruta } from '../yaml/nodo.ts';
import {
  ausencia,
  claveCercana,
  claveSobrante,
  type Documento,
  deOtroTipo,
  fueraDeLista,
  modoDe,
  sinValor,
  valorInvalido,
} from './faltas.ts';

type Incidencia = z.core.$ZodIssue;

/** El contenido de un YAML si tiene la forma que pide el esquema; si no, anota todo lo que no la tiene. */
export function comprobarForma(raiz: Nodo, anotar: Anotar): FormaLeida | undefined {
  const modo = modoDe(raiz);
  const resultado = FORMAS[modo].safeParse(raiz.valor);
  if (resultado.success) return resultado.data;
  for (const hallado of traducir(resultado.error.issues, [], { raiz, modo })) anotar(hallado);
  return undefined;
}

function traducir(incidencias: readonly Incidencia[], base: Ruta, documento: Documento): readonly Problema[] {
  const conRuta = incidencias.map((incidencia) => {
    const tramos = incidencia.path.map((tramo) => (typeof tramo === 'symbol' ? '' : tramo));
    return { incidencia, ruta: [...base, ...tramos] };
  });
  // Una errata en una clave no es además la falta de la clave.
  const erratas = new Set<string | undefined>();
  for (const { incidencia, ruta } of conRuta)
    if (incidencia.code === 'unrecognized_keys')
      for (const clave of incidencia.keys) erratas.add(rutaCorregida(clave, ruta, documento));
  return conRuta
    .filter(({ ruta }) => !erratas.has(ruta.join('/')) || nodoEn(documento.raiz, ruta) !== undefined)
    .flatMap(({ incidencia, ruta }) => traducirUna(incidencia, ruta, documento));
}

function rutaCorregida(clave: string, ruta: Ruta, documento: Documento): string | undefined {
  const cercana = claveCercana(clave, ruta, documento);
  return cercana && [...ruta, cercana].join('/');
}

function traducirUna(incidencia: Incidencia, ruta: Ruta, documento: Documento): readonly Problema[] {
  switch (incidencia.code) {
    case 'unrecognized_keys':
      return incidencia.keys.map((clave) => claveSobrante(clave, ruta, documento));
    case 'invalid_union':
      return incidencia.discriminator === undefined
        ? deUnion(incidencia.errors, ruta, documento)
        : deAplica(ruta, documento);
    case 'invalid_type':
      return [ausencia(ruta, documento) ?? deOtroTipo(ruta, incidencia.expected, documento)];
    case 'invalid_value':
      return [ausencia(ruta, documento) ?? fueraDeLista(ruta, incidencia.values.map(String), documento)];
    case 'too_small':
      return [sinValor(ruta, documento)];
    case 'invalid_format':
    case 'custom':
    case 'too_big':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return [valorInvalido(ruta, incidencia.message, documento)];
    default:
      return incidencia satisfies never;
  }
}

/** Sin saber si un motor aplica se comprueba al menos lo que toda entrada lleva. */
function deAplica(ruta: Ruta, documento: Documento): readonly Problema[] {
  const entrada = ruta.slice(0, -1);
  const comunes = DUDOSA.safeParse(nodoEn(documento.raiz, entrada)?.valor).error?.issues ?? [];
  const posibles = [...AFIRMACIONES, ...NEGACIONES];
  return [
    ausencia(ruta, documento) ?? fueraDeLista(ruta, posibles, documento),
    ...traducir(comunes, entrada, documento),
  ];
}

/** De una unión se explica la opción que el autor quiso escribir: la que al menos es del mismo tipo. */
function deUnion(
  opciones: readonly (readonly Incidencia[])[],
  ruta: Ruta,
  documento: Documento,
): readonly Problema[] {
  const faltante = ausencia(ruta, documento);
  if (faltante) return [faltante];
  const delMismoTipo = opciones.find((incidencias) => !incidencias.some(esDeTipo));
  return traducir((delMismoTipo ?? opciones[0] ?? []).slice(), ruta, documento);
}

function esDeTipo({ code, path }: Incidencia): boolean {
  return code === 'invalid_type' && path.length === 0;
}
