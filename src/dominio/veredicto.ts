import type { Diagnostico, Diferencias, Nota } from './diferencia.ts';
import type { DatosDeError } from './errores.ts';
import type { Posicion } from './posicion.ts';

/** Vigencia de la revisión a mano de un archivo declarado. */
export type EstadoRevision = 'vigente' | 'caducada' | 'sin-fecha';

/** Lo que se puede decir de una implementación después de la corrida, y nada más. */
export type Veredicto =
  | { readonly tipo: 'verificado'; readonly notas: readonly Nota[] }
  | {
      readonly tipo: 'diferente';
      readonly diferencias: Diferencias;
      readonly diagnosticos: readonly Diagnostico[];
      readonly notas: readonly Nota[];
    }
  | { readonly tipo: 'error'; readonly error: DatosDeError; readonly posicion?: Posicion }
  | {
      readonly tipo: 'divergencia';
      readonly motivo: string;
      readonly doc: string;
      readonly notas: readonly Nota[];
    }
  | { readonly tipo: 'divergencia-resuelta'; readonly motivo: string; readonly doc: string }
  | {
      readonly tipo: 'omitido';
      readonly motivo: string;
      /** Qué hacer para ejecutarla. */
      readonly remedio?: string;
      /** Se pidió por su nombre, con `--con-servicios` o con `--estricto`: su ausencia es un fallo (salida 3). */
      readonly exigido: boolean;
    }
  | {
      readonly tipo: 'declarado';
      readonly revision: EstadoRevision;
      readonly fecha?: string;
      /** En una clase conceptual: cómo lo resuelve. */
      readonly como?: string;
      /** Con `--estricto`, una revisión caducada es un fallo. */
      readonly fallido: boolean;
    }
  | { readonly tipo: 'no-aplica'; readonly motivo: string; readonly alternativa: string };
