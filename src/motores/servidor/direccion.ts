import type { Destino } from '../motor.ts';
import type { Entrada } from './servidor.ts';

/** La URL de un servidor. Un motor de servidor nunca recibe otro destino: los da `origenes`. */
export function urlDe(destino: Destino): string {
  if (destino.tipo === 'url') return destino.url;
  throw new Error(`Un motor de servidor no puede conectarse a un destino «${destino.tipo}».`);
}

/**
 * Dirección de un servidor tal como se puede mostrar: `host:puerto/base` o la ruta de su zócalo, sin usuario,
 * contraseña ni parámetros.
 */
export function direccionDe(url: string): string {
  if (!esUrlDeServidor(url)) return 'una URL ilegible';
  const { hostname, port, pathname, searchParams } = new URL(url);
  // `host` es de PostgreSQL (https://www.postgresql.org/docs/current/libpq-connect.html); `socketPath`, de mysql2.
  const zocalo = searchParams.get('socketPath') ?? searchParams.get('host');
  if (zocalo) return zocalo;
  return `${hostname}${port && `:${port}`}${pathname.replace(/\/$/, '')}`;
}

/**
 * Dice si un texto es una URL con su servidor en el sitio. Una contraseña con `/`, `?` o `#` sin codificar lo desplaza,
 * y parte de ella se tomaría por el nombre de la base.
 */
export function esUrlDeServidor(texto: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(texto) || !URL.canParse(texto)) return false;
  const { pathname, search, hash } = new URL(texto);
  return !(pathname + search + hash).includes('@');
}

/** Copia de la URL con otra identidad y otros parámetros; los que ya tenía se conservan si no se nombran. */
export function conCredenciales(
  url: string,
  credenciales: { readonly usuario: string; readonly clave: string } | undefined,
  parametros: Readonly<Record<string, string>> = {},
): string {
  const copia = new URL(url);
  if (credenciales) {
    copia.username = encodeURIComponent(credenciales.usuario);
    copia.password = encodeURIComponent(credenciales.clave);
    for (const nombre of ['user', 'password']) copia.searchParams.delete(nombre);
  }
  for (const [nombre, valor] of Object.entries(parametros)) copia.searchParams.set(nombre, valor);
  return copia.href;
}

/** URL de un servidor en un puerto. */
export function urlDeServidor(
  protocolo: string,
  { usuario, clave, base }: Entrada,
  equipo: string,
  puerto: number,
): string {
  const [u, c, b] = [usuario, clave, base].map(encodeURIComponent);
  return `${protocolo}://${u}:${c}@${equipo}:${puerto}/${b}`;
}
