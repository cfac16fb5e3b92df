import { writeSync } from 'node:fs';

/** Lo que el guardián escribe en la salida de errores antes de matar su proceso por memoria. */
export const SIN_MEMORIA = 'VERIFICAR_SIN_MEMORIA';

const MIB = 1024 * 1024;
const CADA_MS = 50;

/**
 * Mata este proceso si su padre desaparece o si pasa de `limiteMiB` de memoria residente. Corre en un hilo aparte,
 * porque una consulta de SQLite bloquea el hilo principal y con él cualquier aviso de que el padre murió.
 */
export function vigilar(proceso: NodeJS.Process, padre: number, limiteMiB: number): void {
  const matar = () => proceso.kill(proceso.pid, 'SIGKILL');
  setInterval(() => {
    if (!vive(proceso, padre)) matar();
    if (proceso.memoryUsage.rss() < limiteMiB * MIB) return;
    writeSync(2, `\n${SIN_MEMORIA}\n`);
    matar();
  }, CADA_MS);
}

/** En POSIX un huérfano cambia de padre; en Windows no, y hay que preguntar por el proceso. */
function vive(proceso: NodeJS.Process, padre: number): boolean {
  if (proceso.ppid !== padre) return false;
  try {
    return proceso.kill(padre, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
