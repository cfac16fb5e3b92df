import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { ErrorDeUso } from '../dominio/errores.ts';

/** Lo que se espera tras un cambio: un editor escribe, renombra y toca varios archivos al guardar. */
const REPOSO_MS = 100;

const NUNCA: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Avisa de lo que cambia dentro de una carpeta. */
export interface Observador extends AsyncDisposable {
  /**
   * Espera a que cambie algo y da las rutas de todo lo que cambió desde la vez anterior, relativas a la carpeta y
   * con `/`. Vacío si `senal` se activa antes. Lanza `ErrorDeUso` si el sistema no deja seguir observando.
   */
  siguientes(senal: AbortSignal): Promise<readonly string[]>;
}

/**
 * Empieza a observar una carpeta, menos `node_modules` y `.git`: al volver ya no se pierde ningún cambio. Lanza
 * `ErrorDeUso` si el sistema no lo permite (p. ej. por el límite de archivos observados).
 */
export async function observar(carpeta: string): Promise<Observador> {
  const observador = watch(carpeta, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (ruta) => NUNCA.has(path.basename(ruta)) && ruta !== carpeta,
  });
  const cambiadas = new Set<string>();
  let avisar = () => {};
  const fallo = new Promise<never>((_, rechazar) => {
    observador.on('error', (causa) =>
      rechazar(new ErrorDeUso(`No se puede vigilar «${carpeta}»: ${(causa as Error).message}.`)),
    );
  });
  fallo.catch(() => {});
  observador.on('all', (_suceso, ruta) => {
    cambiadas.add(path.relative(carpeta, ruta).split(path.sep).join('/'));
    avisar();
  });
  await Promise.race([fallo, new Promise<void>((resolver) => observador.once('ready', resolver))]);
  return {
    async siguientes(senal) {
      const cambio = new Promise<void>((resolver) => {
        avisar = resolver;
        senal.addEventListener('abort', () => resolver(), { once: true });
      });
      if (cambiadas.size === 0 && !senal.aborted) await Promise.race([fallo, cambio]);
      if (!senal.aborted) await setTimeout(REPOSO_MS);
      const rutas = [...cambiadas].sort();
      cambiadas.clear();
      return senal.aborted ? [] : rutas;
    },
    [Symbol.asyncDispose]: () => observador.close(),
  };
}
