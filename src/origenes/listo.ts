import { setTimeout as esperar } from 'node:timers/promises';
import type { Servidor } from '../motores/servidor/servidor.ts';

const ENTRE_INTENTOS_MS = 10;

/**
 * Espera a que un servidor recién arrancado responda dos veces seguidas: las imágenes oficiales arrancan uno
 * provisional, lo paran y arrancan el de verdad. Lanza el último error si pasan `limiteMs` o se activa `senal`.
 */
export async function esperarListo(
  servidor: Servidor,
  url: string,
  limiteMs: number,
  senal: AbortSignal,
): Promise<void> {
  let vencido = false;
  const limite = setTimeout(() => {
    vencido = true;
  }, limiteMs);
  try {
    for (let seguidas = 0; seguidas < 2; ) {
      try {
        await servidor.sondear(url);
        seguidas++;
      } catch (causa) {
        if (vencido || senal.aborted) throw causa;
        seguidas = 0;
        await esperar(ENTRE_INTENTOS_MS);
      }
    }
  } finally {
    clearTimeout(limite);
  }
}
