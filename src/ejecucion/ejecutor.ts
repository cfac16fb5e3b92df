import type { Corrida, Limites } from '../dominio/corrida.ts';
import { motorDe } from '../motores/registro.ts';
import type { ProveedorDeServidores } from '../origenes/proveedor.ts';
import type { Carril } from './carril.ts';
import { abrirCarrilDeNucleo } from './carril-de-nucleo.ts';
import { abrirCarrilDeServicio } from './carril-de-servicio.ts';
import type { Trabajo } from './trabajo.ts';

export type { Trabajo } from './trabajo.ts';

/** Con qué se ejecuta. */
export interface OpcionesDeEjecutor {
  readonly limites: Limites;
  /** De quien lo abrió: el ejecutor le pide servidores, pero no lo cierra. */
  readonly proveedor: ProveedorDeServidores;
  /** Milisegundos de un reloj que no retrocede. */
  readonly reloj: () => number;
  /** Al abortarse se detiene todo, y lo que no había acabado queda como `omitida`. */
  readonly senal?: AbortSignal;
}

/** Ejecuta trabajos: un carril por motor, los carriles a la vez. Al cerrarse no deja procesos ni sesiones. */
export interface Ejecutor extends AsyncDisposable {
  /**
   * Empieza a arrancar lo que un motor necesita (su proceso o su servidor) mientras se hace otra cosa. No hace falta
   * llamarla, ni que después haya trabajos de ese motor.
   */
  calentar(motor: string): void;
  /**
   * No rechaza por un error del motor: todo lo conocido vuelve como `Corrida`. `haceFalta` se pregunta cuando le llega
   * el turno: si ya no, vuelve como `omitida`.
   */
  correr(trabajo: Trabajo, haceFalta?: () => boolean): Promise<Corrida>;
}

/** Abre un ejecutor, que no arranca nada hasta el primer trabajo o `calentar`. */
export function abrirEjecutor(opciones: OpcionesDeEjecutor): Ejecutor {
  const { limites, proveedor, reloj, senal } = opciones;
  const carriles = new Map<string, Carril>();
  const carrilDe = (id: string): Carril => {
    const carril = carriles.get(id) ?? abrirCarril({ motor: motorDe(id), limites, reloj }, proveedor);
    carriles.set(id, carril);
    return carril;
  };
  const cerrar = async () => {
    await Promise.all([...carriles.values()].map((carril) => carril[Symbol.asyncDispose]()));
  };
  senal?.addEventListener('abort', cerrar, { once: true });

  return {
    calentar: (motor) => carrilDe(motor).calentar(),
    async correr(trabajo, haceFalta) {
      if (senal?.aborted) return INTERRUMPIDA;
      try {
        const corrida = await carrilDe(trabajo.motor).correr(trabajo, haceFalta);
        return senal?.aborted && corrida.tipo !== 'tabla' ? INTERRUMPIDA : corrida;
      } catch (error) {
        if (senal?.aborted) return INTERRUMPIDA;
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      senal?.removeEventListener('abort', cerrar);
      await cerrar();
    },
  };
}

const INTERRUMPIDA: Corrida = { tipo: 'omitida', motivo: 'La corrida se interrumpió.' };

function abrirCarril(
  opciones: Parameters<typeof abrirCarrilDeNucleo>[0],
  proveedor: ProveedorDeServidores,
): Carril {
  return opciones.motor.nivel === 'nucleo'
    ? abrirCarrilDeNucleo(opciones)
    : abrirCarrilDeServicio(opciones, proveedor);
}
