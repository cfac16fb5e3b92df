import { setTimeout } from 'node:timers/promises';
import type { Servidor } from '../motores/servidor/servidor.ts';

const ENTRE_INTENTOS_MS = 10;

/**
 * Espera a que un servidor recién arrancado responda dos veces seguidas: las imágenes oficiales arrancan uno
 * provisional, lo paran y arrancan el de verdad. Lanza el último error si `senal` se activa antes.
 */
export async function esperarListo(servidor: Servidor, url: string, senal: AbortSignal): Promise<void> {
  for (let seguidas = 0; seguidas < 2; ) {
    try {
      await servidor.sondear(url);
      seguidas++;
    } catch (causa) {
      if (senal.aborted) throw causa;
      seguidas = 0;
      await setTimeout(ENTRE_INTENTOS_MS);
    }
  }
}
