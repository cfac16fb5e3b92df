import type { Limites } from '../dominio/corrida.ts';
import type { Etapa, Resultado, Trabajo } from './trabajo.ts';

/** Lo que el proceso de un motor recibe al arrancar, como JSON, en su primer argumento. */
export interface Arranque {
  readonly motor: string;
  readonly limites: Limites;
}

/** De la herramienta al proceso de un motor: un trabajo, y otro solo después de su `fin`. */
export type Peticion = Pick<Trabajo, 'preparacion' | 'consulta'> & {
  /** Detrás viene otro: conviene ir abriendo su sesión. */
  readonly vieneOtro: boolean;
};

/** Del proceso de un motor a la herramienta. */
export type Respuesta =
  /** El controlador está cargado. */
  | { readonly tipo: 'listo' }
  | { readonly tipo: 'etapa'; readonly etapa: Etapa }
  /** `reutilizable`: le queda memoria libre bastante para otro trabajo. */
  | { readonly tipo: 'fin'; readonly resultado: Resultado; readonly reutilizable: boolean }
  /** Un error que no es del motor, con su traza. */
  | { readonly tipo: 'fallo'; readonly traza: string };
