import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Motor } from '../../src/motores/motor.ts';
import { crearProveedor, type Preferencias } from '../../src/origenes/crear-proveedor.ts';
import type { IdOrigen } from '../../src/origenes/origen.ts';
import { entornoReal } from './entorno.ts';

/** Preferencias de una prueba: sin URL, sin contenedores y sin sustitutos, salvo lo que se diga. */
export function preferencias(cambios: Partial<Preferencias> = {}): Preferencias {
  return {
    entorno: entornoReal(),
    raiz: path.resolve(import.meta.dirname, '../..'),
    urls: new Map(),
    conServicios: false,
    admitirSustituto: false,
    obligados: new Map(),
    ...cambios,
  };
}

/** Un servidor real para un archivo de pruebas: se arranca antes de la primera y se para tras la última. */
export function servidorReal(
  motor: Motor,
  origen: IdOrigen,
  cambios: Partial<Preferencias> = {},
): () => string {
  const proveedor = crearProveedor(preferencias({ obligados: new Map([[motor.id, origen]]), ...cambios }));
  let url: string | undefined;
  beforeAll(async () => {
    const servicio = await proveedor.obtener(motor);
    // Sin el servidor que la prueba pide no se ha probado nada: es un fallo, no una omisión.
    if (servicio.tipo !== 'disponible' || servicio.destino.tipo !== 'url')
      throw new Error(`No hay ${motor.titulo} de origen «${origen}»: ${JSON.stringify(servicio)}`);
    url = servicio.destino.url;
  });
  afterAll(() => proveedor[Symbol.asyncDispose]());
  return () => {
    if (url === undefined) throw new Error('El servidor aún no ha arrancado.');
    return url;
  };
}
