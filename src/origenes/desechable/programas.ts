import { access, constants, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Entorno } from '../../dominio/entorno.ts';
import type { Alternativas, Desechable } from '../../motores/servidor/servidor.ts';
import { ejecutar } from './ejecutar.ts';

/** Programas que están juntos en la máquina y sirven. */
export interface Programas {
  /** Rutas, en el orden de `Desechable.programas`. */
  readonly rutas: readonly string[];
  readonly version: string;
}

/** Busca en el PATH y en las carpetas de costumbre; de varias versiones instaladas, la más nueva. */
export async function buscarProgramas(
  desechable: Desechable,
  entorno: Entorno,
): Promise<Programas | { readonly motivo: string }> {
  const motivos: string[] = [];
  for (const carpeta of await carpetasDe(desechable, entorno)) {
    const rutas = await programasEn(carpeta, desechable, entorno);
    if (!rutas) continue;
    const hallados = await reconocer(desechable, rutas, entorno);
    if ('version' in hallados) return hallados;
    motivos.push(hallados.motivo);
  }
  const [[servidor]] = desechable.programas;
  const motivo =
    motivos.length > 0 ? motivos.join('; ') : `no hay ${servidor} en el PATH ni donde se suele instalar`;
  return { motivo };
}

/** Comprueba que unos programas son los que se buscan. */
export async function reconocer(
  desechable: Desechable,
  rutas: readonly string[],
  entorno: Entorno,
): Promise<Programas | { readonly motivo: string }> {
  const [servidor = ''] = rutas;
  const respuesta = await ejecutar(entorno, servidor, ['--version']);
  if ('fallo' in respuesta) return { motivo: `${servidor} no se puede ejecutar (${respuesta.fallo})` };
  const reconocido = desechable.reconocer(respuesta.salida);
  return 'motivo' in reconocido ? { motivo: `${servidor} ${reconocido.motivo}` } : { rutas, ...reconocido };
}

/** Rutas de todos los programas si el servidor está en la carpeta y los demás en ella o junto a ella. */
export async function programasEn(
  carpeta: string,
  desechable: Desechable,
  entorno: Entorno,
): Promise<readonly string[] | undefined> {
  const [servidor, ...otros] = desechable.programas;
  const ruta = await primero([carpeta], servidor, entorno);
  if (!ruta) return undefined;
  const vecinas = [carpeta, ...['bin', 'sbin', 'scripts'].map((vecina) => path.join(carpeta, '..', vecina))];
  const demas = await Promise.all(otros.map((alternativas) => primero(vecinas, alternativas, entorno)));
  return demas.every((otra) => otra !== undefined) ? [ruta, ...demas] : undefined;
}

async function primero(
  carpetas: readonly string[],
  alternativas: Alternativas,
  { plataforma }: Entorno,
): Promise<string | undefined> {
  const extension = plataforma === 'win32' ? '.exe' : '';
  for (const carpeta of carpetas)
    for (const nombre of alternativas) {
      const ruta = path.join(carpeta, nombre + extension);
      if (await esEjecutable(ruta)) return ruta;
    }
  return undefined;
}

const esEjecutable = (ruta: string) =>
  access(ruta, constants.X_OK).then(
    () => true,
    () => false,
  );

async function carpetasDe(desechable: Desechable, entorno: Entorno): Promise<ReadonlySet<string>> {
  const delPath = (entorno.variables['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const deCostumbre = desechable.carpetas[entorno.plataforma] ?? [];
  const todas = [...delPath, ...(await Promise.all(deCostumbre.map(expandir))).flat()];
  // En muchos sistemas /bin es un enlace a /usr/bin: se mira una vez.
  return new Set(await Promise.all(todas.map((carpeta) => realpath(carpeta).catch(() => carpeta))));
}

/** Carpetas que casan con un patrón; un `*` es cualquier cosa dentro de un nombre. La versión más alta, primero. */
async function expandir(patron: string): Promise<readonly string[]> {
  const partes = patron.split(/[\\/]/);
  const i = partes.findIndex((parte) => parte.includes('*'));
  if (i < 0) return [patron];
  const base = partes.slice(0, i).join(path.sep) || path.sep;
  const [antes = '', despues = ''] = (partes[i] ?? '').split('*');
  const nombres = await readdir(base).catch(() => []);
  return nombres
    .filter((nombre) => nombre.startsWith(antes) && nombre.endsWith(despues))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((nombre) => path.join(base, nombre, ...partes.slice(i + 1)));
}
