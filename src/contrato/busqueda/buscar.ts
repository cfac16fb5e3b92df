import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ErrorDeUso } from '../../dominio/errores.ts';
import type { Problema } from '../../dominio/problema.ts';
import { problema } from '../codigos.ts';
import { codigoDeSistema } from '../implementacion/sistema.ts';
import { conReglasDe, type Exclusiones, estaExcluida, exclusionesHeredadas } from './ignorados.ts';

/** Nombre del archivo que hace de una carpeta una clase. */
export const NOMBRE = 'motores.yaml';

const NUNCA: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Una clase encontrada: su carpeta relativa a la raíz, con `/`; o una carpeta que no se pudo recorrer. */
export interface Hallazgo {
  readonly carpeta: string;
  readonly problema?: Problema;
}

interface Recorrido {
  readonly raiz: string;
  /** `.verificarignore` de la raíz: excluye además de lo que excluya git. */
  readonly propias: Exclusiones;
}

/**
 * Encuentra las clases de un árbol: toda carpeta con un `motores.yaml`, la raíz incluida. No entra en `node_modules`,
 * `.git`, lo que git ignora (también sin git), lo que nombre el `.verificarignore` de la raíz, ni por enlaces.
 * Lanza `ErrorDeUso` si la raíz no es una carpeta.
 */
export async function buscarClases(raiz: string): Promise<readonly Hallazgo[]> {
  const informacion = await stat(raiz).catch(() => undefined);
  if (!informacion?.isDirectory()) throw new ErrorDeUso(`La raíz «${raiz}» no es una carpeta.`);
  const heredadas = await exclusionesHeredadas(raiz, await repositorioDe(raiz));
  const propias = await conReglasDe([], raiz, '.verificarignore');
  return recorrer(raiz, heredadas, { raiz, propias });
}

/** La carpeta más cercana, hacia arriba, que contiene un `motores.yaml`; si ninguna, la misma. */
export async function buscarRaiz(desde: string): Promise<string> {
  return (await ascender(desde, NOMBRE, (entrada) => entrada.isFile())) ?? desde;
}

async function repositorioDe(carpeta: string): Promise<string | undefined> {
  return ascender(carpeta, '.git', () => true);
}

async function ascender(
  desde: string,
  nombre: string,
  sirve: (entrada: Awaited<ReturnType<typeof stat>>) => boolean,
): Promise<string | undefined> {
  const hallado = await stat(path.join(desde, nombre)).catch(() => undefined);
  if (hallado !== undefined && sirve(hallado)) return desde;
  const padre = path.dirname(desde);
  return padre === desde ? undefined : ascender(padre, nombre, sirve);
}

async function recorrer(
  carpeta: string,
  heredadas: Exclusiones,
  recorrido: Recorrido,
): Promise<readonly Hallazgo[]> {
  const relativa = path.relative(recorrido.raiz, carpeta).split(path.sep).join('/') || '.';
  let entradas: readonly Dirent[];
  try {
    entradas = await readdir(carpeta, { withFileTypes: true });
  } catch (error) {
    const mensaje = `La carpeta no se puede leer (${codigoDeSistema(error)}): puede contener clases que no se verán.`;
    const posicion = { archivo: relativa, linea: 1, columna: 1 };
    return [{ carpeta: relativa, problema: problema('CARPETA_ILEGIBLE', posicion, mensaje) }];
  }
  const exclusiones = entradas.some(({ name }) => name === '.gitignore')
    ? await conReglasDe(heredadas, carpeta, '.gitignore')
    : heredadas;
  const admitida = (entrada: Dirent) =>
    !NUNCA.has(entrada.name) &&
    [exclusiones, recorrido.propias].every(
      (reglas) => !estaExcluida(path.join(carpeta, entrada.name), entrada.isDirectory(), reglas),
    );
  const propia = entradas.some((e) => e.name === NOMBRE && !e.isDirectory() && admitida(e));
  const hijas = entradas.filter((entrada) => entrada.isDirectory() && admitida(entrada));
  const halladas = await Promise.all(
    hijas.map(({ name }) => recorrer(path.join(carpeta, name), exclusiones, recorrido)),
  );
  return [...(propia ? [{ carpeta: relativa }] : []), ...halladas.flat()];
}
