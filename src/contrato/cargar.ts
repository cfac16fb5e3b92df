import path from 'node:path';
import type { Caso, Clase, Contrato } from '../dominio/clase.ts';
import type { Problema } from '../dominio/problema.ts';
import { abrirClase, anotarRepetidas, type ClaseAbierta } from './abierta.ts';
import { buscarClases } from './busqueda/buscar.ts';
import { leerContrato } from './caso/contrato.ts';
import { conEsperadoVacio } from './caso/esperado.ts';
import type { Anotar } from './codigos.ts';
import { leerEntradas } from './entradas/entradas.ts';
import type { MotoresConocidos } from './entradas/motores-conocidos.ts';
import type { FormaLeida } from './esquema/clase.ts';
import { comprobarForma } from './forma/comprobar.ts';
import { compararClases, compararProblemas } from './orden.ts';
import type { Nodo } from './yaml/nodo.ts';

/** Lo que se leyó de un `motores.yaml`: la clase, o los errores por los que no la hay. */
export interface Lectura {
  /** Vacío si ni el YAML ni la carpeta lo dicen. */
  readonly id: string;
  /** Carpeta de la clase relativa a la raíz, con `/`; `.` si es la raíz misma. */
  readonly carpeta: string;
  /** Ruta de su `motores.yaml` relativa a la raíz. */
  readonly archivo: string;
  /** Ausente si algún problema es un error. */
  readonly clase?: Clase;
  /** Todos los problemas de sus archivos, por archivo y lugar. */
  readonly problemas: readonly Problema[];
}

/** Cómo se lee. */
export interface OpcionesDeCarga {
  /** Lee cada contrato como si `esperado` no tuviera filas, esté como esté: para proponerlas. */
  readonly sinFilas?: boolean;
}

/**
 * Encuentra y lee todas las clases de un árbol, por id y después por ruta. Ningún problema detiene la lectura de lo
 * demás. `motores` son los que tienen adaptador. Lanza `ErrorDeUso` si la raíz no es una carpeta.
 */
export async function cargar(
  raiz: string,
  motores: MotoresConocidos,
  { sinFilas = false }: OpcionesDeCarga = {},
): Promise<readonly Lectura[]> {
  const absoluta = path.resolve(raiz);
  const hallazgos = await buscarClases(absoluta);
  const abiertas = await Promise.all(hallazgos.map((hallazgo) => abrirClase(absoluta, hallazgo)));
  anotarRepetidas(abiertas);
  const leibles = sinFilas ? abiertas.map(quitarFilas) : abiertas;
  const lecturas = await Promise.all(leibles.map((abierta) => leerClase(abierta, motores)));
  return lecturas.toSorted(compararClases);
}

function quitarFilas(abierta: ClaseAbierta): ClaseAbierta {
  return abierta.yaml ? { ...abierta, yaml: conEsperadoVacio(abierta.yaml) } : abierta;
}

async function leerClase(abierta: ClaseAbierta, motores: MotoresConocidos): Promise<Lectura> {
  const { id, carpeta, archivo, yaml, problemas } = abierta;
  const anotar = (hallado: Problema) => problemas.push(hallado);
  const leida = yaml && (await leerContenido(yaml, abierta, motores, anotar));
  const lectura = { id, carpeta, archivo, problemas: problemas.toSorted(compararProblemas(archivo)) };
  const hayErrores = problemas.some(({ severidad }) => severidad === 'error');
  return leida === undefined || hayErrores
    ? lectura
    : { ...lectura, clase: { id, carpeta, archivo, ...leida } };
}

async function leerContenido(
  yaml: Nodo,
  { carpeta, carpetaAbsoluta }: ClaseAbierta,
  motores: MotoresConocidos,
  anotar: Anotar,
): Promise<Pick<Clase, 'caso' | 'motores'> | undefined> {
  const forma = comprobarForma(yaml, anotar);
  const contrato = leerContrato(yaml, anotar);
  const { columnas } = contrato;
  const entorno = { yaml, carpeta, carpetaAbsoluta, columnas, motores };
  const entradas = await leerEntradas(entorno, forma?.motores, anotar);
  return forma && { caso: casoDe(forma.caso, contrato), motores: entradas };
}

function casoDe(caso: FormaLeida['caso'], contrato: Contrato): Caso {
  const { titulo, dataset, contrato: textoContrato = '' } = caso;
  const comun = { titulo, textoContrato, ...(dataset !== undefined && { dataset }) };
  return caso.modo === 'conceptual'
    ? { ...comun, modo: 'conceptual' }
    : { ...comun, modo: 'comparado', contrato };
}
