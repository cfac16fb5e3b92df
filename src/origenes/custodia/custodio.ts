import { createInterface } from 'node:readline';
import { barrer, type Matar } from '../desechable/barrido.ts';
import { servir } from '../desechable/servir.ts';
import { borrarContenedores } from '../docker/api.ts';
import type { Encargo, Noticia } from './encargo.ts';

/** Lo que un custodio toma de su proceso. */
export interface ProcesoDeCustodio {
  readonly entrada: NodeJS.ReadableStream;
  readonly salida: NodeJS.WritableStream;
  readonly plataforma: NodeJS.Platform;
  readonly matar: Matar;
}

/**
 * Programa principal de un custodio: un proceso que sobrevive a la herramienta para borrar lo que arrancó. Cumple su
 * encargo y, cuando su entrada se cierra (porque la herramienta acabó, bien o de un `kill -9`), no deja nada de él.
 */
export async function guardar({ entrada, salida, plataforma, matar }: ProcesoDeCustodio): Promise<void> {
  const lineas = createInterface({ input: entrada })[Symbol.asyncIterator]();
  const primera = await lineas.next();
  if (primera.done) return;
  const encargo = JSON.parse(primera.value) as Encargo;
  const cierre = lineas.next().then(() => 'cerrada' as const);
  if (encargo.tipo === 'contenedores') {
    await cierre;
    return borrarContenedores(encargo.direccion, encargo.etiqueta);
  }
  // De paso, lo que dejaron custodios a los que mataron.
  const barrido = barrer(plataforma, matar);
  const fallo = await servir(encargo, cierre);
  if (fallo) salida.write(`${JSON.stringify({ tipo: 'fallo', mensaje: fallo } satisfies Noticia)}\n`);
  await barrido;
}
