import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorDeUso } from '../../dominio/errores.ts';
import { existe } from './crear.ts';

const NOMBRE = 'verificar-equivalencia';

/** La carpeta del repositorio de esta herramienta que contiene a otra. Lanza `ErrorDeUso` si no está en uno. */
export async function repositorioDe(directorio: string): Promise<string> {
  for (let carpeta = directorio; ; carpeta = path.dirname(carpeta)) {
    if (
      (await nombreDelPaquete(carpeta)) === NOMBRE &&
      (await existe(path.join(carpeta, 'src/motores/registro.ts')))
    )
      return carpeta;
    if (carpeta === path.dirname(carpeta)) break;
  }
  throw new ErrorDeUso(
    `Un motor se añade dentro del repositorio de ${NOMBRE}, y «${directorio}» no está en él. Clónelo, entre en su carpeta y repita la orden.`,
  );
}

async function nombreDelPaquete(carpeta: string): Promise<unknown> {
  try {
    const datos: unknown = JSON.parse(await readFile(path.join(carpeta, 'package.json'), 'utf8'));
    return typeof datos === 'object' && datos !== null && 'name' in datos ? datos.name : undefined;
  } catch {
    return undefined;
  }
}
