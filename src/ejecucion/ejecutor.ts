import type { Corrida } from '../dominio/corrida.ts';

/** Lo que se envía a un motor: dos textos. */
export interface Trabajo {
  /** Id del registro. */
  readonly motor: string;
  readonly preparacion: string;
  readonly consulta: string;
}

/**
 * Ejecuta trabajos: un carril por motor, los carriles a la vez. Al cerrarse no deja procesos, servidores ni
 * carpetas.
 */
export interface Ejecutor extends AsyncDisposable {
  /** No rechaza por un error del motor: todo lo conocido vuelve como `Corrida`. */
  correr(trabajo: Trabajo): Promise<Corrida>;
}
