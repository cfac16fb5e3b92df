import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Problema } from '../../dominio/problema.ts';
import { problema } from '../codigos.ts';
import { lugarDe, lugarDeClave, textoEn } from '../yaml/nodo.ts';
import type { EntradaRevisable, Ficha } from './ficha.ts';

/** Carpetas de `implementaciones/` que ninguna entrada nombra: nadie comprueba lo que contienen. */
export async function revisarCarpetas({
  carpetaAbsoluta,
  yaml,
  entradas,
}: Ficha): Promise<readonly Problema[]> {
  if (!yaml) return [];
  const hijas = await readdir(path.join(carpetaAbsoluta, 'implementaciones'), { withFileTypes: true }).catch(
    () => [],
  );
  const nombradas = entradas.map(({ archivo = '' }) => path.posix.normalize(archivo));
  return hijas
    .filter((hija) => hija.isDirectory())
    .map(({ name }) => `implementaciones/${name}/`)
    .filter((carpeta) => !nombradas.some((archivo) => archivo.startsWith(carpeta)))
    .sort()
    .map((carpeta) => {
      const mensaje = `Ninguna entrada nombra un archivo de «${carpeta}», así que nada lo comprueba.`;
      const consejo = 'Añada su motor a la clase, o quite la carpeta.';
      return problema('IMPLEMENTACION_SIN_ENTRADA', lugarDeClave(yaml, ['motores']), mensaje, consejo);
    });
}

/** La revisión de un archivo declarado que cambió después. */
export function* revisarRevisiones({ entradas }: Ficha): Iterable<Problema> {
  for (const { nodo, id, implementacion } of entradas) {
    const sha256 = textoEn(nodo, ['revisado', 'sha256'])?.toLowerCase();
    if (sha256 === undefined || implementacion === undefined || sha256 === implementacion.sha256) continue;
    const mensaje = `El archivo del motor «${id}» cambió después de su revisión.`;
    const consejo = `Revíselo y escriba la fecha y el sha256 ${implementacion.sha256}.`;
    yield problema('REVISION_CADUCADA', lugarDe(nodo, ['revisado', 'sha256']), mensaje, consejo);
  }
}

/** Archivos distintos de una clase, cada uno una vez. */
export function implementacionesDe(ficha: Ficha): readonly NonNullable<EntradaRevisable['implementacion']>[] {
  const porRuta = new Map(
    ficha.entradas.flatMap(({ implementacion }) =>
      implementacion ? [[implementacion.ruta, implementacion] as const] : [],
    ),
  );
  return [...porRuta.values()];
}
