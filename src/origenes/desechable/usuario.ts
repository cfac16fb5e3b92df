import type { Entorno } from '../../dominio/entorno.ts';
import { ejecutar, type Usuario } from './ejecutar.ts';

/** Con quién correr un servidor: `propio`, el usuario de la herramienta; ninguno, si es root y el sistema no tiene otro. */
export async function usuarioPara(
  nombres: readonly string[],
  entorno: Entorno,
): Promise<Usuario | 'propio' | undefined> {
  if (entorno.uid !== 0) return 'propio';
  for (const nombre of nombres) {
    const [uid, gid] = await Promise.all([
      ejecutar(entorno, 'id', ['-u', nombre]),
      ejecutar(entorno, 'id', ['-g', nombre]),
    ]);
    if ('salida' in uid && 'salida' in gid)
      return { nombre, uid: Number(uid.salida), gid: Number(gid.salida) };
  }
  return undefined;
}
