import path from 'node:path';
import { cargar } from '../../src/contrato/cargar.ts';
import type { Clase } from '../../src/dominio/clase.ts';
import { MOTORES } from '../../src/motores/registro.ts';

/** Raíz de este repositorio. */
export const RAIZ = path.resolve(import.meta.dirname, '../..');

/** Clases de `clases/`, por id. Lanza si alguna no se puede leer. */
export async function clasesDelRepositorio(): Promise<readonly Clase[]> {
  const niveles = new Map(Object.values(MOTORES).map(({ id, nivel }) => [id, nivel]));
  const lecturas = await cargar(RAIZ, niveles);
  return lecturas
    .filter(({ carpeta }) => carpeta.startsWith('clases/'))
    .map(({ clase, archivo, problemas }) => {
      if (clase === undefined) throw new Error(`${archivo} no se puede leer: ${JSON.stringify(problemas)}`);
      return clase;
    });
}
