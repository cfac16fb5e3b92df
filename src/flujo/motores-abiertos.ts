import type { Limites } from '../dominio/corrida.ts';
import type { Entorno } from '../dominio/entorno.ts';
import { abrirEjecutor, type Ejecutor } from '../ejecucion/ejecutor.ts';
import { MOTORES } from '../motores/registro.ts';
import { proveedorPerezoso } from '../origenes/proveedor-perezoso.ts';
import { comprobarOrigenes } from './comprobar-origenes.ts';
import type { Peticion } from './peticion.ts';

/** Filas y memoria que una implementación puede usar: de sobra para un curso, poco para tumbar un portátil. */
const LIMITES = { filas: 1_000_000, memoriaMiB: 2048 } as const satisfies Partial<Limites>;

// Encontrar y arrancar servidores es mucho código, y una corrida sin ellos no lo necesita.
const origenes = () => import('../origenes/crear-proveedor.ts');

/** Motores dispuestos para una o más corridas. Al cerrarse no deja procesos, servidores ni carpetas. */
export interface MotoresAbiertos extends AsyncDisposable {
  readonly ejecutor: Ejecutor;
}

/**
 * Dispone los motores de una petición y empieza a arrancar ya los de núcleo: su controlador se carga mientras aquí se
 * leen las clases. Lanza `ErrorDeUso` si `--url` u `--origen` nombran algo que no existe.
 */
export function abrirMotores(
  peticion: Peticion,
  entorno: Entorno,
  raiz: string,
  senal: AbortSignal | undefined,
): MotoresAbiertos {
  const preferencias = { ...peticion, obligados: comprobarOrigenes(peticion), entorno, raiz };
  const proveedor = proveedorPerezoso(async () => (await origenes()).crearProveedor(preferencias));
  const ejecutor = abrirEjecutor({
    limites: { ...LIMITES, tiempoMs: peticion.tiempoMs },
    proveedor,
    reloj: entorno.reloj,
    ...(senal ? { senal } : {}),
  });
  for (const { id, nivel } of Object.values(MOTORES)) {
    const pedido = peticion.motores.length === 0 || peticion.motores.includes(id);
    if (nivel === 'nucleo' && pedido) ejecutor.calentar(id);
  }
  return {
    ejecutor,
    async [Symbol.asyncDispose]() {
      await ejecutor[Symbol.asyncDispose]();
      await proveedor[Symbol.asyncDispose]();
    },
  };
}
