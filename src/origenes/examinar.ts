import type { Identidad } from '../dominio/identidad.ts';
import type { Preferencias } from './crear-proveedor.ts';
import type { IdOrigen } from './id-origen.ts';
import { abrirContexto, type MotorDeServidor } from './origen.ts';
import { probar } from './probar.ts';
import { origenesPara } from './registro.ts';

/** Qué pasó con un origen al buscar servidor para un motor. */
export interface Intento {
  readonly origen: IdOrigen;
  readonly titulo: string;
  /** Presente si este es el que se usaría: se abrió, se le preguntó quién es y se cerró. */
  readonly elegido?: { readonly detalle: string; readonly identidad: Identidad };
  /** Por qué no sirve. Ausente en el elegido y en los que van detrás de él. */
  readonly motivo?: string;
  /** La orden o el dato que lo traería. */
  readonly remedio?: string;
}

/**
 * Prueba los orígenes de un motor en su orden hasta dar con el que se usaría aquí y ahora. No se supone nada: el
 * elegido se arranca de verdad, y no queda en marcha.
 */
export async function examinar(
  motor: MotorDeServidor,
  preferencias: Preferencias,
): Promise<readonly Intento[]> {
  const contexto = abrirContexto(preferencias);
  const intentos: Intento[] = [];
  for (const origen of origenesPara(motor.id, preferencias)) {
    const { id, titulo } = origen;
    const hallazgo = await origen.buscar(motor, contexto);
    if (hallazgo.tipo === 'no-aplica') {
      const { motivo, remedio } = hallazgo;
      intentos.push({ origen: id, titulo, motivo, ...(remedio === undefined ? {} : { remedio }) });
      continue;
    }
    const prueba = await probar(hallazgo, motor, preferencias, new AbortController().signal);
    if (prueba.tipo === 'sirve') {
      await prueba.abierto[Symbol.asyncDispose]();
      intentos.push({
        origen: id,
        titulo,
        elegido: { detalle: hallazgo.detalle, identidad: prueba.identidad },
      });
      return intentos;
    }
    const fallo = prueba.tipo === 'fallo' ? { motivo: prueba.error.message } : prueba;
    intentos.push({
      origen: id,
      titulo,
      motivo: fallo.motivo,
      ...('remedio' in fallo ? { remedio: fallo.remedio } : {}),
    });
    // Lo que el usuario nombró no se cambia por otra cosa.
    if (id === 'url') return intentos;
  }
  return intentos;
}
