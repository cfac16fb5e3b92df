import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncargoDeServidor } from '../custodia/encargo.ts';
import { detener, lanzar } from './lanzar.ts';

/**
 * Arranca el servidor de un encargo y lo tiene en marcha hasta el cierre; después lo detiene y borra su carpeta.
 * Devuelve por qué acabó antes, o vacío.
 */
export async function servir(encargo: EncargoDeServidor, cierre: Promise<'cerrada'>): Promise<string> {
  try {
    return await hastaElCierre(encargo, cierre);
  } finally {
    await rm(encargo.carpeta, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function hastaElCierre(encargo: EncargoDeServidor, cierre: Promise<'cerrada'>): Promise<string> {
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

async function escribir(
  nombre: string,
  contenido: string,
  { carpeta, usuario }: EncargoDeServidor,
): Promise<void> {
  const ruta = path.join(carpeta, nombre);
  await writeFile(ruta, contenido, { mode: 0o600, flag: 'wx' });
  if (usuario) await chown(ruta, usuario.uid, usuario.gid);
}
