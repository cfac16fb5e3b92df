import path from 'node:path';
import type {
  CeldaEsperada,
  ColumnaEsperada,
  EntradaMotor,
  Implementacion,
  Nivel,
  Revision,
} from '../../dominio/clase.ts';
import { leerFilas } from '../caso/filas.ts';
import type { Anotar } from '../codigos.ts';
import type { FormaLeida } from '../esquema/clase.ts';
import { NEGACIONES } from '../esquema/entrada.ts';
import { modoDe } from '../forma/faltas.ts';
import { leerImplementacion } from '../implementacion/leer.ts';
import { lugarDe, type Nodo, textoEn } from '../yaml/nodo.ts';
import { comprobarEjecucion } from './ejecucion.ts';
import type { MotoresConocidos } from './motores-conocidos.ts';

/** Una entrada con la forma correcta. */
export type DatosDeEntrada = FormaLeida['motores'][number];
type DatosEjecutables = Extract<DatosDeEntrada, { archivo: string }>;

/** Lo que las entradas de una clase necesitan saber de ella. */
export interface EntornoDeEntradas {
  readonly yaml: Nodo;
  readonly carpeta: string;
  readonly carpetaAbsoluta: string;
  readonly columnas: readonly ColumnaEsperada[];
  readonly motores: MotoresConocidos;
}

/**
 * Lee una entrada de `motores`. Anota lo que está mal más allá de su forma, sin esperar a que la forma esté bien, y
 * devuelve `undefined` si con lo que hay no se puede hacer una entrada.
 */
export async function leerEntrada(
  nodo: Nodo,
  indice: number,
  datos: DatosDeEntrada | undefined,
  entorno: EntornoDeEntradas,
  anotar: Anotar,
): Promise<EntradaMotor | undefined> {
  const seEjecuta =
    modoDe(entorno.yaml) === 'comparado' && !NEGACIONES.some((no) => no === textoEn(nodo, ['aplica']));
  const implementacion = seEjecuta ? await leerArchivo(nodo, entorno, anotar) : undefined;
  const ruta = ['motores', indice, 'divergencia', 'esperado'];
  const filas = leerFilas(entorno.yaml, ruta, entorno.columnas, anotar);
  if (seEjecuta) comprobarEjecucion(nodo, entorno.motores, anotar);
  if (datos === undefined) return undefined;
  const { id, porque_no: porqueNo, doc } = datos;
  const comun = { id, porqueNo, doc, posicion: nodo.posicion };
  if ('archivo' in datos) return implementacion && { ...comun, ...ejecutable(datos, implementacion, filas) };
  if ('como' in datos) return { ...comun, aplica: 'conceptual', porqueSi: datos.porque_si, como: datos.como };
  return { ...comun, aplica: 'no', alternativa: datos.alternativa };
}

function ejecutable(
  datos: DatosEjecutables,
  implementacion: Implementacion,
  filas: readonly (readonly CeldaEsperada[])[],
) {
  const { ejecucion = 'declarado', porque_si: porqueSi, revisado, divergencia, error_esperado } = datos;
  const nivel: Nivel = ejecucion;
  return {
    aplica: 'ejecutable' as const,
    nivel,
    porqueSi,
    implementacion,
    ...(revisado && { revisado: revision(revisado) }),
    ...(divergencia && { divergencia: { motivo: divergencia.motivo, doc: divergencia.doc, filas } }),
    ...(error_esperado && { errorEsperado: error_esperado }),
  };
}

function revision({ fecha, sha256 }: { fecha: string; sha256?: string | undefined }): Revision {
  return sha256 === undefined ? { fecha } : { fecha, sha256: sha256.toLowerCase() };
}

async function leerArchivo(nodo: Nodo, entorno: EntornoDeEntradas, anotar: Anotar) {
  const archivo = textoEn(nodo, ['archivo'])?.trim();
  if (!archivo) return undefined;
  const ejecucion = textoEn(nodo, ['ejecucion']) ?? 'declarado';
  return leerImplementacion(
    {
      carpeta: entorno.carpetaAbsoluta,
      archivo,
      ruta: path.posix.join(entorno.carpeta, archivo),
      posicion: lugarDe(nodo, ['archivo']),
      conSecciones: ejecucion !== 'declarado' && entorno.motores.has(textoEn(nodo, ['id']) ?? ''),
    },
    anotar,
  );
}
