import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Posicion } from '../../dominio/posicion.ts';
import { abrirClase } from '../abierta.ts';
import type { Lectura } from '../cargar.ts';
import { NEGACIONES } from '../esquema/entrada.ts';
import { modoDe } from '../forma/faltas.ts';
import { sha256De } from '../implementacion/huella.ts';
import { resolverArchivo } from '../implementacion/ruta.ts';
import { decodificar } from '../utf8.ts';
import { elementosEn, type Nodo, textoEn } from '../yaml/nodo.ts';

/** Lo que la revisión sabe de un motor con adaptador. */
interface MotorRevisable {
  readonly titulo: string;
  readonly nivel: 'nucleo' | 'servicio';
  readonly dominios: readonly string[];
}

/** Qué se revisa. */
export interface ContextoDeRevision {
  /** La misma raíz que se dio a `cargar`. */
  readonly raiz: string;
  /** Motores con adaptador, por id. */
  readonly motores: ReadonlyMap<string, MotorRevisable>;
}

/** Un archivo de texto de una clase. */
export interface Archivo {
  /** Ruta relativa a la raíz, con `/`. */
  readonly ruta: string;
  /** Sin la marca de orden de bytes. */
  readonly texto: string;
  readonly bom: boolean;
  readonly sha256: string;
}

/** Una entrada de `motores`, como esté. */
export interface EntradaRevisable {
  readonly nodo: Nodo;
  readonly id: string;
  readonly aplica: boolean;
  /** Como se escribió `ejecucion:`. */
  readonly ejecucion?: string;
  /** Como se escribió `archivo:`. */
  readonly archivo?: string;
  /** Su archivo, si se puede leer. */
  readonly implementacion?: Archivo;
}

/** Una clase tal como está en el disco, aunque tenga errores: la revisión mira lo que haya. */
export interface Ficha {
  readonly carpetaAbsoluta: string;
  readonly modo: 'comparado' | 'conceptual';
  /** El nodo de la raíz de su YAML, si se puede analizar. */
  readonly yaml?: Nodo;
  /** El texto de su YAML, si se puede leer. */
  readonly archivo?: Archivo;
  readonly entradas: readonly EntradaRevisable[];
}

/** Lee del disco lo que haya de una clase, sin decir lo que está mal: eso ya lo dijo `cargar`. */
export async function abrirFicha(lectura: Lectura, contexto: ContextoDeRevision): Promise<Ficha> {
  const raiz = path.resolve(contexto.raiz);
  const { yaml, carpetaAbsoluta } = await abrirClase(raiz, { carpeta: lectura.carpeta });
  const archivo = await leerTextoDe(path.join(raiz, lectura.archivo), lectura.archivo);
  const nodos = yaml ? elementosEn(yaml, ['motores']) : [];
  const entradas = await Promise.all(
    nodos.map((nodo) => abrirEntrada(nodo, lectura.carpeta, carpetaAbsoluta)),
  );
  const modo = yaml ? modoDe(yaml) : 'comparado';
  return { carpetaAbsoluta, modo, entradas, ...(yaml && { yaml }), ...(archivo && { archivo }) };
}

async function abrirEntrada(nodo: Nodo, carpeta: string, absoluta: string): Promise<EntradaRevisable> {
  const ejecucion = textoEn(nodo, ['ejecucion']);
  const archivo = textoEn(nodo, ['archivo'])?.trim();
  const verdadero = archivo ? await resolverArchivo(absoluta, archivo, nodo.posicion, () => {}) : undefined;
  const ruta = path.posix.join(carpeta, archivo ?? '');
  const implementacion = verdadero === undefined ? undefined : await leerTextoDe(verdadero, ruta);
  return {
    nodo,
    id: textoEn(nodo, ['id']) ?? '',
    aplica: !NEGACIONES.some((negacion) => negacion === textoEn(nodo, ['aplica'])),
    ...(ejecucion !== undefined && { ejecucion }),
    ...(archivo && { archivo }),
    ...(implementacion && { implementacion }),
  };
}

async function leerTextoDe(absoluta: string, ruta: string): Promise<Archivo | undefined> {
  const esArchivo = await stat(absoluta).then(
    (informacion) => informacion.isFile(),
    () => false,
  );
  if (!esArchivo) return undefined;
  const bytes = await readFile(absoluta).catch(() => undefined);
  const leido = bytes && decodificar(bytes);
  if (!bytes || !leido?.valido) return undefined;
  return { ruta, texto: leido.texto, bom: leido.bom, sha256: sha256De(bytes) };
}

/** El lugar de un desplazamiento dentro de un texto. */
export function posicionEn(archivo: string, texto: string, desplazamiento: number): Posicion {
  const anteriores = texto.slice(0, desplazamiento).split('\n');
  return { archivo, linea: anteriores.length, columna: (anteriores.at(-1)?.length ?? 0) + 1 };
}
