import { isDeepStrictEqual } from 'node:util';
import type { Lectura } from '../contrato/cargar.ts';

/**
 * Clases que hay que repetir: las que tienen un archivo entre los cambiados, y las que ya no se leen igual (nuevas, con
 * otro contenido, o que antes no se podían leer).
 */
export function tocadas(
  antes: readonly Lectura[],
  ahora: readonly Lectura[],
  cambiadas: readonly string[],
): readonly Lectura[] {
  const anteriores = new Map(antes.map((lectura) => [lectura.archivo, lectura]));
  return ahora.filter(
    (lectura) =>
      archivosDe(lectura).some((archivo) => cambiadas.includes(archivo)) ||
      !isDeepStrictEqual(anteriores.get(lectura.archivo), lectura),
  );
}

/** El `motores.yaml` de una clase y sus implementaciones, relativos a la raíz. */
function archivosDe({ archivo, clase }: Lectura): readonly string[] {
  const implementaciones = clase?.motores.flatMap((entrada) =>
    entrada.aplica === 'ejecutable' ? [entrada.implementacion.archivo] : [],
  );
  return [archivo, ...(implementaciones ?? [])];
}
