import type { OrigenUsado } from '../dominio/identidad.ts';
import type { Destino, Motor } from '../motores/motor.ts';

/** Un servidor al que conectarse, o por qué no lo hay y cómo conseguirlo. */
export type Servicio =
  | { readonly tipo: 'disponible'; readonly destino: Destino; readonly origen: OrigenUsado }
  | { readonly tipo: 'no-disponible'; readonly motivo: string; readonly remedio?: string };

/** Da servidores durante una corrida: uno por motor, arrancado la primera vez. Al cerrarse no deja ninguno. */
export interface ProveedorDeServidores extends AsyncDisposable {
  /** No rechaza: lo que no se pudo conseguir vuelve como `no-disponible`. */
  obtener(motor: Motor): Promise<Servicio>;
}
