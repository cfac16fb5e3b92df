import type { Corrida } from '../dominio/corrida.ts';

/** Lo que se envía a un motor: dos textos. */
export interface Trabajo {
  /** Id del registro. */
  readonly motor: string;
  readonly preparacion: string;
  readonly consulta: string;
}

type CorridaSinDuracion<T> = T extends Corrida ? Omit<T, 'duracionMs' | 'origen'> : never;

/** Lo que pasó dentro de una sesión: una corrida sin lo que solo sabe quien la pidió. */
export type Resultado = CorridaSinDuracion<Exclude<Corrida, { tipo: 'omitida' }>>;

/** Parte de un trabajo que se está haciendo. */
export type Etapa = 'conexion' | 'preparacion' | 'consulta';
