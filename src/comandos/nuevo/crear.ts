import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorDeUso } from '../../dominio/errores.ts';

/** Escribe archivos nuevos. Si alguno ya existe no escribe ninguno: lanza `ErrorDeUso` con los que existen. */
export async function crearArchivos(raiz: string, archivos: Readonly<Record<string, string>>): Promise<void> {
  const existen = await Promise.all(
    Object.keys(archivos).map(async (archivo) => ((await existe(path.join(raiz, archivo))) ? [archivo] : [])),
  );
  const ocupados = existen.flat().map((archivo) => `«${archivo}»`);
  if (ocupados.length > 0)
    throw new ErrorDeUso(`Ya existe ${ocupados.join(', ')}: no se ha escrito nada, y nada se sobrescribe.`);
  for (const [archivo, texto] of Object.entries(archivos)) {
    const ruta = path.join(raiz, archivo);
    await mkdir(path.dirname(ruta), { recursive: true });
    // wx: si apareció entre tanto, falla en lugar de sobrescribirlo.
    await writeFile(ruta, texto, { flag: 'wx' });
  }
}

/** Indica si hay algo en una ruta. */
export function existe(ruta: string): Promise<boolean> {
  return access(ruta).then(
    () => true,
    () => false,
  );
}
