import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Motor } from '../../src/motores/motor.ts';
import { crearProveedor, type Preferencias } from '../../src/origenes/crear-proveedor.ts';
import type { IdOrigen } from '../../src/origenes/id-origen.ts';
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

/**
 * Un servidor real para un archivo de pruebas: se arranca antes de la primera y se para tras la última. Donde no se
 * puede conseguir, la integración continua falla; en otra máquina sus pruebas se saltan, con la razón a la vista.
 */
export function servidorReal(
  motor: Motor,
  origen: IdOrigen,
  cambios: Partial<Preferencias> = {},
): () => string {
  const proveedor = crearProveedor(preferencias({ obligados: new Map([[motor.id, origen]]), ...cambios }));
  let url: string | undefined;
  let motivo: string | undefined;
  beforeAll(async () => {
    const servicio = await proveedor.obtener(motor);
    if (servicio.tipo === 'disponible' && servicio.destino.tipo === 'url') url = servicio.destino.url;
    else motivo = `No hay ${motor.titulo} de origen «${origen}»: ${JSON.stringify(servicio)}`;
    // Donde los servidores se instalan para probar, que falte uno es un fallo: no se ha probado nada.
    if (motivo !== undefined && process.env['CI']) throw new Error(motivo);
  });
  beforeEach(({ skip }) => skip(motivo !== undefined, motivo));
  afterAll(() => proveedor[Symbol.asyncDispose]());
  return () => {
    if (url === undefined) throw new Error('El servidor aún no ha arrancado.');
    return url;
  };
}
