import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { barrer, type Matar } from './barrido.ts';
import type { Encargo, Noticia } from './encargo.ts';
import { detener, lanzar } from './lanzar.ts';

/** Lo que un custodio toma de su proceso. */
export interface ProcesoDeCustodio {
  readonly entrada: NodeJS.ReadableStream;
  readonly salida: NodeJS.WritableStream;
  readonly plataforma: NodeJS.Platform;
  readonly matar: Matar;
}

/**
 * Programa principal de un custodio: arranca el servidor que se le encarga y, cuando su entrada se cierra (porque la
 * herramienta acabó, bien o de un `kill -9`) o el servidor muere, lo detiene y borra su carpeta. Mientras, borra lo que
 * dejaron custodios que no pudieron hacerlo.
 */
export async function guardar({ entrada, salida, plataforma, matar }: ProcesoDeCustodio): Promise<void> {
  const lineas = createInterface({ input: entrada })[Symbol.asyncIterator]();
  const primera = await lineas.next();
  if (primera.done) return;
  const encargo = JSON.parse(primera.value) as Encargo;
  const barrido = barrer(plataforma, matar);
  try {
    const fallo = await servir(
      encargo,
      lineas.next().then(() => 'cerrada' as const),
    );
    if (fallo) salida.write(`${JSON.stringify({ tipo: 'fallo', mensaje: fallo } satisfies Noticia)}\n`);
  } finally {
    await rm(encargo.carpeta, { recursive: true, force: true, maxRetries: 10 });
    await barrido;
  }
}

/** Ejecuta el encargo hasta que se cierre la entrada; devuelve por qué acabó antes, si fue así. */
async function servir(encargo: Encargo, cierre: Promise<'cerrada'>): Promise<string> {
  const { archivos, preparativos, servidor, parada } = encargo.arranque;
  for (const [nombre, contenido] of Object.entries(archivos)) await escribir(nombre, contenido, encargo);
  for (const orden of preparativos) {
    const lanzado = lanzar(orden, encargo);
    const fallo = await Promise.race([lanzado.fin, cierre]);
    if (fallo === 'cerrada') await detener(lanzado, 'SIGKILL');
    if (fallo) return fallo === 'cerrada' ? '' : fallo;
  }
  const lanzado = lanzar(servidor, encargo);
  const fallo = await Promise.race([lanzado.fin, cierre]);
  if (fallo !== 'cerrada') return fallo || 'El servidor acabó sin que se le pidiera.';
  await detener(lanzado, parada);
  return '';
}

async function escribir(nombre: string, contenido: string, { carpeta, usuario }: Encargo): Promise<void> {
  const ruta = path.join(carpeta, nombre);
  await writeFile(ruta, contenido, { mode: 0o600, flag: 'wx' });
  if (usuario) await chown(ruta, usuario.uid, usuario.gid);
}
