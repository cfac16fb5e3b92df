import pLimit from 'p-limit';
import type { OrigenUsado } from '../dominio/identidad.ts';
import { type Carril, type OpcionesDeCarril, YA_NO_HACE_FALTA } from './carril.ts';
import { Proceso } from './proceso.ts';

const EN_PROCESO: OrigenUsado = { id: 'en-proceso' };

/**
 * Un motor de núcleo corre en un proceso hijo, un trabajo tras otro. El proceso se reutiliza mientras viva y le quede
 * memoria; si un trabajo lo mata, el siguiente tiene otro.
 */
export function abrirCarrilDeNucleo({ motor, limites, reloj }: OpcionesDeCarril): Carril {
  const turno = pLimit(1);
  let proceso: Proceso | undefined;
  let cerrado = false;
  const vivo = () => (proceso ??= new Proceso({ motor: motor.id, limites }));
  const retirar = async () => {
    const retirado = proceso;
    proceso = undefined;
    await retirado?.[Symbol.asyncDispose]();
  };
  return {
    calentar() {
      if (!cerrado) vivo();
    },
    correr: (trabajo, haceFalta = () => true) =>
      turno(async () => {
        if (cerrado) return { tipo: 'omitida', motivo: 'La corrida se cerró antes de su turno.' };
        if (!haceFalta()) return YA_NO_HACE_FALTA;
        const actual = vivo();
        await actual.listo();
        const inicio = reloj();
        const { resultado, reutilizable } = await actual.atender({
          ...trabajo,
          vieneOtro: turno.pendingCount > 0,
        });
        if (!reutilizable) await retirar();
        return { ...resultado, origen: EN_PROCESO, duracionMs: reloj() - inicio };
      }),
    async [Symbol.asyncDispose]() {
      cerrado = true;
      await retirar();
    },
  };
}
