import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Entorno } from '../../dominio/entorno.ts';
import { variablesLimpias } from '../desechable/ejecutar.ts';
import type { Encargo, Noticia } from './encargo.ts';

/** Un custodio en marcha, visto desde la herramienta. */
export interface Custodia {
  /** Se rechaza si lo encargado no arranca o muere; no se cumple nunca. */
  readonly fallo: Promise<never>;
  /** Pide al custodio que no deje nada de lo encargado, y espera a que lo haga. */
  cerrar(): Promise<void>;
}

/** Pone un custodio en su propia sesión del sistema: ni Ctrl-C ni la muerte de la herramienta lo alcanzan. */
export function ponerEnCustodia(encargo: Encargo, entorno: Entorno): Custodia {
  const programa = createRequire(import.meta.url).resolve('#custodio');
  const hijo = spawn(entorno.node, [programa], {
    detached: true,
    cwd: '/',
    env: variablesLimpias(entorno),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let errores = '';
  hijo.stderr.on('data', (trozo: Buffer) => {
    errores += trozo.toString();
  });
  // Una herramienta que acaba sin cerrar no debe quedarse esperando a su custodio: él verá cerrarse su entrada.
  hijo.unref();
  for (const canal of [hijo.stdin, hijo.stdout, hijo.stderr]) (canal as Socket).unref();
  const acabo = once(hijo, 'close');
  hijo.stdin.on('error', () => undefined);
  hijo.stdin.write(`${JSON.stringify(encargo)}\n`);
  const fallo = new Promise<never>((_, rechazar) => {
    createInterface({ input: hijo.stdout }).on('line', (linea) =>
      rechazar(new Error((JSON.parse(linea) as Noticia).mensaje)),
    );
    acabo.then(
      () => rechazar(new Error(`El custodio del servidor acabó antes de tiempo. ${errores.trim()}`)),
      rechazar,
    );
  });
  fallo.catch(() => undefined);
  return {
    fallo,
    async cerrar() {
      hijo.ref();
      hijo.stdin.end();
      await acabo;
    },
  };
}
