import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorDeUso } from '../dominio/errores.ts';
import type { Informe } from '../dominio/informe.ts';
import { ESQUEMA_DE_INFORME } from '../reporteros/json/esquema.ts';

/** Un informe JSON de un trabajo de la matriz. */
export interface Parcial {
  /** Ruta como la escribió quien lo pidió. */
  readonly archivo: string;
  readonly informe: Informe;
}

/** Lee informes JSON. Lanza un solo `ErrorDeUso` con todos los que no se pueden leer y por qué. */
export async function leerParciales(
  archivos: readonly string[],
  directorio: string,
): Promise<readonly Parcial[]> {
  const leidos = await Promise.all(archivos.map((archivo) => leerParcial(archivo, directorio)));
  const errores = leidos.flatMap((leido) => (typeof leido === 'string' ? [leido] : []));
  if (errores.length > 0) throw new ErrorDeUso(errores.join('\n'));
  return leidos.filter((leido) => typeof leido !== 'string');
}

async function leerParcial(archivo: string, directorio: string): Promise<Parcial | string> {
  let datos: unknown;
  try {
    datos = JSON.parse(await readFile(path.resolve(directorio, archivo), 'utf8'));
  } catch (error) {
    return `«${archivo}» no se puede leer como JSON: ${(error as Error).message}.`;
  }
  const { data, error } = ESQUEMA_DE_INFORME.safeParse(datos);
  if (data?.resultado.startsWith('VALIDACION'))
    return `«${archivo}» es un informe de «validar»: no ejecutó nada. Créelo con «verificar --formato json=${archivo}».`;
  if (data) return { archivo, informe: data };
  const lugares = error.issues.slice(0, 3).map((falta) => `«${falta.path.join('.') || 'raíz'}»`);
  return `«${archivo}» no es un informe de esquema 1 de esta herramienta; no encaja en ${lugares.join(', ')}. Créelo con --formato json=${archivo}.`;
}
