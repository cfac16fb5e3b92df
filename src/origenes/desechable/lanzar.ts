import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Orden } from '../../motores/servidor/servidor.ts';
import type { EncargoDeServidor } from '../custodia/encargo.ts';

/** Un programa en marcha. */
export interface Lanzado {
  readonly hijo: ChildProcess;
  /** Se cumple cuando acaba: con el final de su registro si acabó mal, vacío si acabó bien. Nunca se rechaza. */
  readonly fin: Promise<string>;
}

/** Final del registro de un programa que se muestra si falla. */
const CARACTERES_DE_REGISTRO = 2000;

/** Lanza un programa con el usuario y las variables del encargo. */
export function lanzar([programa, ...argumentos]: Orden, encargo: EncargoDeServidor): Lanzado {
  const hijo = spawn(programa, argumentos, {
    cwd: encargo.carpeta,
    env: encargo.variables,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...encargo.usuario,
  });
  let registro = '';
  const anotar = (trozo: Buffer) => {
    registro = (registro + trozo.toString()).slice(-CARACTERES_DE_REGISTRO);
  };
  hijo.stdout.on('data', anotar);
  hijo.stderr.on('data', anotar);
  const fin = new Promise<string>((resolver) => {
    hijo.on('error', (error) => resolver(`${programa}: ${error.message}`));
    hijo.on('close', (codigo, senal) =>
      resolver(
        codigo === 0 ? '' : `${programa} acabó con ${senal ?? `código ${codigo}`}. ${registro.trim()}`,
      ),
    );
  });
  return { hijo, fin };
}

const ESPERA_MS = 5000;

/** Detiene un programa: se lo pide y, si en cinco segundos no acabó, lo mata. */
export async function detener({ hijo, fin }: Lanzado, senal: NodeJS.Signals): Promise<void> {
  hijo.kill(senal);
  const espera = new AbortController();
  const plazo = setTimeout(ESPERA_MS, undefined, { signal: espera.signal }).then(
    () => hijo.kill('SIGKILL'),
    () => undefined,
  );
  await fin;
  espera.abort();
  await plazo;
}
