import { parse } from 'lossless-json';
import type { Posicion } from '../../dominio/posicion.ts';
import type { Problema } from '../../dominio/problema.ts';
import { CATALOGO } from '../catalogo.ts';
import { problema } from '../codigos.ts';
import { enumerar } from '../forma/nombres.ts';
import { cabeceraDeGuion, cabeceraDeJson } from '../implementacion/cabecera.ts';
import { textoEn } from '../yaml/nodo.ts';
import {
  type Archivo,
  type ContextoDeRevision,
  type EntradaRevisable,
  type Ficha,
  posicionEn,
} from './ficha.ts';

/** La cabecera de cada implementación frente a lo que el YAML dice de su motor. */
export function* revisarCabeceras({ entradas }: Ficha, contexto: ContextoDeRevision): Iterable<Problema> {
  for (const entrada of entradas) {
    const { implementacion } = entrada;
    if (!implementacion) continue;
    const roto = implementacion.ruta.endsWith('.json') ? jsonRoto(implementacion) : undefined;
    if (roto) yield roto;
    else yield* revisarCabecera(entrada, implementacion, contexto);
  }
}

function* revisarCabecera(
  { id, nodo }: EntradaRevisable,
  archivo: Archivo,
  { motores }: ContextoDeRevision,
): Iterable<Problema> {
  const leer = archivo.ruta.endsWith('.json') ? cabeceraDeJson : cabeceraDeGuion;
  const { motor, doc, nota } = leer(archivo.texto);
  const faltan = Object.entries({ motor, doc, nota }).flatMap(([clave, valor]) => (valor ? [] : [clave]));
  if (faltan.length > 0) {
    const mensaje = `A la cabecera le falta ${enumerar(faltan, 'y')}.`;
    const consejo = `Empiece el archivo con líneas «-- motor: ${id}», «-- doc: …» y «-- nota: …».`;
    yield problema('CABECERA_INCOMPLETA', { archivo: archivo.ruta, linea: 1, columna: 1 }, mensaje, consejo);
  }
  const titulo = motores.get(id)?.titulo ?? CATALOGO[id]?.titulo ?? id;
  if (motor && ![id, titulo].some((nombre) => llano(nombre) === llano(motor))) {
    const mensaje = `La cabecera es del motor «${motor}», y la entrada de «${id}».`;
    yield problema(
      'CABECERA_DISTINTA',
      lugarDeCampo(archivo, 'motor'),
      mensaje,
      'Corrija la cabecera o la entrada.',
    );
  }
  const docDelYaml = textoEn(nodo, ['doc']);
  if (doc && docDelYaml && sinBarra(doc) !== sinBarra(docDelYaml)) {
    const mensaje = `La cabecera enlaza «${doc}», y la entrada «${docDelYaml}».`;
    yield problema(
      'CABECERA_DISTINTA',
      lugarDeCampo(archivo, 'doc'),
      mensaje,
      'Deje la misma dirección en las dos.',
    );
  }
}

function jsonRoto({ ruta, texto }: Archivo): Problema | undefined {
  try {
    parse(texto);
    return undefined;
  } catch (error) {
    const lugar = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    const anteriores = texto.slice(0, lugar).split('\n');
    const posicion = {
      archivo: ruta,
      linea: anteriores.length,
      columna: (anteriores.at(-1)?.length ?? 0) + 1,
    };
    const mensaje = 'El archivo no es JSON válido.';
    return problema(
      'JSON_INVALIDO',
      posicion,
      mensaje,
      'Revise la coma, las comillas o la llave de ese lugar.',
    );
  }
}

/** Lugar del primer `campo:` del archivo, que es el de la cabecera. */
function lugarDeCampo({ ruta, texto }: Archivo, campo: string): Posicion {
  const lugar = new RegExp(`\\b${campo}\\s*:`, 'iu').exec(texto)?.index ?? 0;
  return posicionEn(ruta, texto, lugar);
}

function llano(nombre: string): string {
  return nombre.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

function sinBarra(direccion: string): string {
  return direccion.replace(/\/+$/, '');
}
