import { readFile } from 'node:fs/promises';
import type { Implementacion } from '../../dominio/clase.ts';
import type { Posicion } from '../../dominio/posicion.ts';
import { type Anotar, problema } from '../codigos.ts';
import { decodificar } from '../utf8.ts';
import { cabeceraDeGuion, cabeceraDeJson } from './cabecera.ts';
import { leerGuion } from './guion.ts';
import { sha256De } from './huella.ts';
import { resolverArchivo } from './ruta.ts';
import { codigoDeSistema } from './sistema.ts';

/** Qué archivo hay que leer, y para qué. */
export interface Pedido {
  /** Carpeta absoluta de la clase. */
  readonly carpeta: string;
  /** Como está escrito en `archivo:`. */
  readonly archivo: string;
  /** Ruta relativa a la raíz, con `/`. */
  readonly ruta: string;
  /** Lugar de `archivo:` en el YAML. */
  readonly posicion: Posicion;
  /** Se va a ejecutar: tiene que tener sus secciones. */
  readonly conSecciones: boolean;
}

/** Lee un archivo de implementación. Anota lo que impida usarlo y entonces devuelve `undefined`. */
export async function leerImplementacion(
  pedido: Pedido,
  anotar: Anotar,
): Promise<Implementacion | undefined> {
  const { carpeta, archivo, ruta, posicion, conSecciones } = pedido;
  const verdadero = await resolverArchivo(carpeta, archivo, posicion, anotar);
  if (verdadero === undefined) return undefined;
  let bytes: Uint8Array;
  try {
    bytes = await readFile(verdadero);
  } catch (error) {
    const mensaje = `El archivo «${archivo}» no se puede leer (${codigoDeSistema(error)}).`;
    anotar(problema('ARCHIVO_ILEGIBLE', posicion, mensaje));
    return undefined;
  }
  const texto = leerTexto(bytes, ruta, anotar);
  if (texto === undefined) return undefined;
  const sha256 = sha256De(bytes);
  const cabecera = archivo.endsWith('.json') ? cabeceraDeJson(texto) : cabeceraDeGuion(texto);
  const implementacion = { archivo: ruta, sha256, cabecera };
  const { secciones, faltas } = leerGuion(texto);
  if (faltas.length === 0) return { ...implementacion, secciones };
  if (!conSecciones) return implementacion;
  for (const { codigo, linea, columna, mensaje, consejo } of faltas)
    anotar(problema(codigo, { archivo: ruta, linea, columna }, mensaje, consejo));
  return undefined;
}

/** El texto de unos bytes, sin su marca de orden. Anota dónde deja de ser UTF-8 y entonces devuelve `undefined`. */
export function leerTexto(bytes: Uint8Array, archivo: string, anotar: Anotar): string | undefined {
  const leido = decodificar(bytes);
  if (leido.valido) return leido.texto;
  const { linea, columna, byte } = leido;
  const mensaje = `El archivo no es UTF-8: el byte ${byte} no encaja.`;
  anotar(problema('NO_UTF8', { archivo, linea, columna }, mensaje, 'Guárdelo con codificación UTF-8.'));
  return undefined;
}
