import type { Posicion } from './posicion.ts';

/** `error`: la clase no se puede ejecutar. `consejo`: se puede, pero conviene cambiarlo. */
export type Severidad = 'error' | 'consejo';

/** Algo que está mal en los archivos de una clase, con su lugar. */
export interface Problema {
  /** Nombre estable en UPPER_SNAKE, p. ej. `CLAVE_DESCONOCIDA`. */
  readonly codigo: string;
  readonly severidad: Severidad;
  /** Qué pasa, con el valor entre « ». Oración con punto final. */
  readonly mensaje: string;
  /** Qué hacer. Oración con punto final. */
  readonly consejo?: string;
  readonly posicion: Posicion;
}
