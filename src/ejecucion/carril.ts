import type { Corrida, Limites } from '../dominio/corrida.ts';
import type { Motor } from '../motores/motor.ts';
import type { Trabajo } from './trabajo.ts';

/** Lo que un carril necesita saber. */
export interface OpcionesDeCarril {
  readonly motor: Motor;
  readonly limites: Limites;
  /** Milisegundos de un reloj que no retrocede. */
  readonly reloj: () => number;
}

/** Ejecuta los trabajos de un motor. Al cerrarlo, lo que esté en marcha se detiene. */
export interface Carril extends AsyncDisposable {
  /** Empieza ya lo que tarda en arrancar. */
  calentar(): void;
  correr(trabajo: Trabajo, haceFalta?: () => boolean): Promise<Corrida>;
}

/** Corrida de un trabajo que, cuando le llegó el turno, ya no se quería. */
export const YA_NO_HACE_FALTA: Corrida = {
  tipo: 'omitida',
  motivo: 'No se ejecutó porque antes se alcanzó el número de fallos de --parar-tras.',
};
