import { performance } from 'node:perf_hooks';
import type { Limites } from '../../src/dominio/corrida.ts';
import { abrirEjecutor, type Ejecutor } from '../../src/ejecucion/ejecutor.ts';
import type { ProveedorDeServidores } from '../../src/origenes/proveedor.ts';

export const LIMITES: Limites = { tiempoMs: 20_000, filas: 200_000, memoriaMiB: 1024 };

const SIN_SERVIDORES: ProveedorDeServidores = {
  obtener: async () => ({ tipo: 'no-disponible', motivo: 'Sin servidores en esta prueba.' }),
  async [Symbol.asyncDispose]() {},
};

/** Un ejecutor sin servidores, con los límites que la prueba cambie. */
export function abrirDeNucleo(cambios: Partial<Limites> = {}, senal?: AbortSignal): Ejecutor {
  return abrirEjecutor({
    limites: { ...LIMITES, ...cambios },
    proveedor: SIN_SERVIDORES,
    reloj: () => performance.now(),
    ...(senal === undefined ? {} : { senal }),
  });
}
