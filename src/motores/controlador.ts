import { createRequire } from 'node:module';
import { ErrorDeMotor } from '../dominio/errores.ts';

/** Nombre y versión del paquete instalado de un controlador, p. ej. `pg 8.23.1`. */
export function controladorDe(paquete: string): string {
  const { version } = createRequire(import.meta.url)(`${paquete}/package.json`) as { version: string };
  return `${paquete} ${version}`;
}

/** Lo que da `abrir`, o un error de fase `conexion` si el controlador no se puede cargar en esta máquina. */
export async function conControlador<T>(paquete: string, abrir: () => Promise<T>): Promise<T> {
  try {
    return await abrir();
  } catch (causa) {
    if (causa instanceof ErrorDeMotor) throw causa;
    throw new ErrorDeMotor(
      {
        fase: 'conexion',
        mensaje: `No se pudo cargar el controlador «${paquete}»: ${String((causa as Error).message).split('\n')[0]}`,
        consejo: `Instálelo otra vez: npm rebuild ${paquete}`,
      },
      { cause: causa },
    );
  }
}
