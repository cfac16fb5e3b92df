import { homedir } from 'node:os';
import type { Entorno } from '../../src/dominio/entorno.ts';

/** El entorno de verdad de esta máquina, con otras variables si se dan. */
export function entornoReal(variables: Readonly<Record<string, string | undefined>> = process.env): Entorno {
  const uid = process.getuid?.();
  return {
    variables,
    plataforma: process.platform,
    arquitectura: process.arch,
    ...(uid !== undefined && { uid }),
    pid: process.pid,
    hogar: homedir(),
    directorio: process.cwd(),
    node: process.execPath,
    reloj: () => performance.now(),
  };
}
