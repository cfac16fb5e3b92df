import { execFile } from 'node:child_process';
import type { Entorno } from '../../dominio/entorno.ts';

/** Usuario del sistema sin privilegios con que correr un programa. */
export interface Usuario {
  readonly nombre: string;
  readonly uid: number;
  readonly gid: number;
}

const ESPERA_MS = 10_000;

/** Variables para un programa de base de datos: las que necesita el sistema y ninguna que cambie cómo se comporta. */
export function variablesLimpias({ variables }: Entorno): Record<string, string> {
  const necesarias = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
  const copiadas = necesarias.flatMap((nombre) => {
    const valor = variables[nombre];
    return valor === undefined ? [] : [[nombre, valor] as const];
  });
  return { ...Object.fromEntries(copiadas), LC_ALL: 'C', TZ: 'UTC' };
}

/** Ejecuta un programa corto y devuelve su salida, o por qué no se pudo. */
export function ejecutar(
  entorno: Entorno,
  programa: string,
  argumentos: readonly string[],
  usuario?: Usuario,
): Promise<{ readonly salida: string } | { readonly fallo: string; readonly codigo: string }> {
  const opciones = {
    env: variablesLimpias(entorno),
    timeout: ESPERA_MS,
    cwd: '/',
    ...(usuario && { uid: usuario.uid, gid: usuario.gid }),
  };
  return new Promise((resolver) => {
    execFile(programa, argumentos, opciones, (error, salida, errores) => {
      if (!error) resolver({ salida });
      else
        resolver({
          fallo: errores.trim() || error.message,
          codigo: String((error as NodeJS.ErrnoException).code ?? ''),
        });
    });
  });
}
