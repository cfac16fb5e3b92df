import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Entorno } from '../../dominio/entorno.ts';
import { claveAlAzar } from '../../motores/servidor/nombre.ts';
import type { Desechable, Servidor } from '../../motores/servidor/servidor.ts';
import { ponerEnCustodia } from '../custodia/custodia.ts';
import { esperarListo } from '../listo.ts';
import type { ServidorAbierto } from '../origen.ts';
import { crearCarpeta } from './carpeta.ts';
import { type Usuario, variablesLimpias } from './ejecutar.ts';
import type { Programas } from './programas.ts';

/** Lo que hace falta para arrancar un servidor desechable. */
export interface Pedido {
  readonly servidor: Servidor;
  readonly desechable: Desechable;
  readonly programas: Programas;
  /** Si la herramienta es root, otro usuario del sistema. */
  readonly usuario?: Usuario;
}

/**
 * Arranca un servidor con un custodio que lo detiene aunque la herramienta muera. Lanza `Error` si no arranca o si
 * `senal` se activa antes; en los dos casos no queda nada.
 */
export async function arrancar(
  { servidor, desechable, programas, usuario }: Pedido,
  entorno: Entorno,
  senal: AbortSignal,
): Promise<ServidorAbierto> {
  senal.throwIfAborted();
  const carpeta = await crearCarpeta(entorno, usuario);
  const { url, ...arranque } = desechable.arranque({
    carpeta,
    programas: programas.rutas,
    version: programas.version,
    plataforma: entorno.plataforma,
    clave: claveAlAzar(),
    ...(cabeZocalo(carpeta, entorno) ? {} : { puerto: await puertoLibre() }),
    ...(usuario && { usuario: usuario.nombre }),
  });
  const variables = variablesLimpias(entorno);
  const custodia = ponerEnCustodia(
    { tipo: 'servidor', carpeta, arranque, variables, ...(usuario && { usuario }) },
    entorno,
  );
  // Si el custodio da noticia de un fallo, no se sigue llamando a un servidor que no existe.
  const espera = new AbortController();
  senal.addEventListener('abort', () => espera.abort(), { once: true });
  try {
    await Promise.race([esperarListo(servidor, url, ESPERA_DE_ARRANQUE_MS, espera.signal), custodia.fallo]);
    await desechable.acondicionar?.(url);
    return { url, [Symbol.asyncDispose]: custodia.cerrar };
  } catch (causa) {
    espera.abort();
    await custodia.cerrar();
    throw causa;
  }
}

const ESPERA_DE_ARRANQUE_MS = 60_000;

/** Lo más largo que puede ser la ruta de un zócalo: https://man7.org/linux/man-pages/man7/unix.7.html, unix(4) en macOS. */
const BYTES_DE_ZOCALO = { linux: 107, darwin: 103 } as const;

/** Sitio para el nombre del zócalo dentro de la carpeta: el más largo es `/.s.PGSQL.5432.lock`. */
const BYTES_DE_NOMBRE = 20;

function cabeZocalo(carpeta: string, { plataforma }: Entorno): boolean {
  const maximo = plataforma === 'linux' || plataforma === 'darwin' ? BYTES_DE_ZOCALO[plataforma] : 0;
  return Buffer.byteLength(carpeta) + BYTES_DE_NOMBRE <= maximo;
}

async function puertoLibre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  servidor.close();
  await once(servidor, 'close');
  return port;
}
