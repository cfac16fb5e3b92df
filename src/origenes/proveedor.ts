import type { DatosDeError } from '../dominio/errores.ts';
import type { OrigenUsado } from '../dominio/identidad.ts';
import type { Destino, Motor } from '../motores/motor.ts';

/** Un servidor al que conectarse, o por qué no lo hay. */
export type Servicio =
  | { readonly tipo: 'disponible'; readonly destino: Destino; readonly origen: OrigenUsado }
  /** Se dijo cuál usar (una URL) y no deja entrar: es un error de cada implementación, no una omisión. */
  | { readonly tipo: 'inaccesible'; readonly error: DatosDeError; readonly origen: OrigenUsado }
  /** No hay con qué ejecutar: es una omisión. */
  | { readonly tipo: 'no-disponible'; readonly motivo: string; readonly remedio?: string };

/** Da servidores durante una corrida: uno por motor, arrancado la primera vez. Al cerrarse no deja ninguno. */
export interface ProveedorDeServidores extends AsyncDisposable {
  /** No rechaza: lo que no se pudo conseguir vuelve como `inaccesible` o `no-disponible`. */
  obtener(motor: Motor): Promise<Servicio>;
}
