import { createHash } from 'node:crypto';
import { chown, mkdtemp, statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import type { Entorno } from '../../dominio/entorno.ts';
import type { Usuario } from './ejecutar.ts';

const EN_MEMORIA = '/dev/shm';

/** Espacio libre con que cabe un servidor recién creado y su trabajo. */
const BYTES_LIBRES = 512 * 1024 ** 2;

/** Carpetas dentro de las que puede haber servidores desechables. */
export function basesPosibles(plataforma: NodeJS.Platform): readonly string[] {
  return plataforma === 'linux' ? [EN_MEMORIA, tmpdir()] : [tmpdir()];
}

/** Distingue las carpetas de otro equipo, o de otro contenedor que comparte este disco: sus procesos no se ven. */
function equipo(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 4);
}

/** Crea una carpeta vacía, solo para `usuario`, en memoria si se puede. Su nombre dice quién es el dueño. */
export async function crearCarpeta(entorno: Entorno, usuario?: Usuario): Promise<string> {
  const bases = basesPosibles(entorno.plataforma);
  for (const base of bases) {
    if (base === EN_MEMORIA && !(await tieneSitio(base))) continue;
    // mkdtemp la crea con permisos 0700.
    const carpeta = await mkdtemp(path.join(base, `ve-${equipo()}-${entorno.pid}-`)).catch(() => undefined);
    if (carpeta === undefined) continue;
    if (usuario) await chown(carpeta, usuario.uid, usuario.gid);
    return carpeta;
  }
  throw new Error(`No se puede crear una carpeta temporal en ${bases.join(' ni en ')}.`);
}

/** Proceso dueño de una carpeta, o `undefined` si el nombre no es de una nuestra en este equipo. */
export function duenoDe(nombre: string): number | undefined {
  const [, suEquipo, pid] = /^ve-([0-9a-f]{4})-(\d+)-\w{6}$/.exec(nombre) ?? [];
  return suEquipo === equipo() ? Number(pid) : undefined;
}

async function tieneSitio(base: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(base);
    return bavail * bsize >= BYTES_LIBRES;
  } catch {
    return false;
  }
}
