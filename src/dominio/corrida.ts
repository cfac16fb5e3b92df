import type { DatosDeError } from './errores.ts';
import type { Identidad, OrigenUsado } from './identidad.ts';
import type { Tabla } from './tabla.ts';

/** Aviso de un motor que no detuvo la ejecución. */
export interface Aviso {
  readonly codigo: string;
  readonly mensaje: string;
}

/** Límites de una implementación. */
export interface Limites {
  /** Milisegundos para preparación y consulta juntas. */
  readonly tiempoMs: number;
  /** Filas que una consulta puede devolver; al pasarlas es un error de fase `recursos`. */
  readonly filas: number;
  /** Mebibytes que el proceso de un motor de núcleo puede usar. */
  readonly memoriaMiB: number;
}

/** Lo que pasó al ejecutar una implementación. Datos planos: cruza la frontera entre procesos. */
export type Corrida =
  | {
      readonly tipo: 'tabla';
      readonly tabla: Tabla;
      readonly avisos: readonly Aviso[];
      readonly identidad: Identidad;
      readonly origen: OrigenUsado;
      readonly duracionMs: number;
    }
  | {
      readonly tipo: 'error';
      readonly error: DatosDeError;
      readonly identidad?: Identidad;
      readonly origen?: OrigenUsado;
      readonly duracionMs: number;
    }
  /** No hubo con qué ejecutarla. */
  | { readonly tipo: 'omitida'; readonly motivo: string; readonly remedio?: string };
