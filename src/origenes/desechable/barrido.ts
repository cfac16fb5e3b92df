import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { basesPosibles, duenoDe } from './carpeta.ts';

/** Manda una señal a un proceso; con 0 solo comprueba que existe. Lanza si no existe o no se puede. */
export type Matar = (pid: number, senal: NodeJS.Signals | 0) => void;

/**
 * Borra las carpetas de servidores cuyo dueño ya no vive, y detiene antes el servidor si aún corre. Es el segundo
 * seguro: solo hace falta si alguien mató también al custodio.
 */
export async function barrer(plataforma: NodeJS.Platform, matar: Matar): Promise<void> {
  for (const base of basesPosibles(plataforma))
    for (const nombre of await readdir(base).catch(() => [])) {
      const dueno = duenoDe(nombre);
      if (dueno === undefined || existe(dueno, matar)) continue;
      const carpeta = path.join(base, nombre);
      await detenerAbandonado(carpeta, matar);
      // Lo de otro usuario no se puede borrar: es suyo.
      await rm(carpeta, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    }
}

function existe(pid: number, matar: Matar): boolean {
  try {
    matar(pid, 0);
    return true;
  } catch (error) {
    // EPERM: existe y es de otro usuario.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Archivos donde los servidores apuntan su pid en la primera línea. */
const ARCHIVOS_DE_PID = ['datos/postmaster.pid', 'pid'];

async function detenerAbandonado(carpeta: string, matar: Matar): Promise<void> {
  for (const archivo of ARCHIVOS_DE_PID) {
    const texto = await readFile(path.join(carpeta, archivo), 'utf8').catch(() => '');
    const pid = Number.parseInt(texto, 10);
    // El número puede ser ya de otro proceso: solo se mata al que nombra esta carpeta.
    if (!(pid > 1) || !(await argumentosDe(pid)).includes(carpeta)) continue;
    // Para PostgreSQL y MariaDB es una parada inmediata, que libera su memoria compartida.
    enviar(pid, 'SIGQUIT', matar);
    for (let espera = 0; espera < ESPERA_MS && existe(pid, matar); espera += CADA_MS)
      await setTimeout(CADA_MS);
    enviar(pid, 'SIGKILL', matar);
  }
}

const ESPERA_MS = 3000;
const CADA_MS = 50;

/** Manda una señal; que el proceso ya no exista es lo que se quería. */
function enviar(pid: number, senal: NodeJS.Signals, matar: Matar): void {
  try {
    matar(pid, senal);
  } catch {}
}

function argumentosDe(pid: number): Promise<string> {
  return new Promise((resolver) => {
    execFile('ps', ['-o', 'args=', '-ww', '-p', String(pid)], (_error, salida) => resolver(salida));
  });
}
