import { ErrorDeMotor } from '../dominio/errores.ts';
import type { Identidad } from '../dominio/identidad.ts';
import type { Sesion } from '../motores/motor.ts';
import type { Etapa, Resultado, Trabajo } from './trabajo.ts';

/**
 * Espera la sesión, prepara, consulta y la cierra. Un error del motor vuelve como resultado; cualquier otro es un
 * fallo de la herramienta y se lanza.
 */
export async function correr(
  conectando: Promise<Sesion>,
  trabajo: Pick<Trabajo, 'preparacion' | 'consulta'>,
  alEmpezar: (etapa: Etapa) => void = () => {},
): Promise<Resultado> {
  let identidad: Identidad | undefined;
  try {
    await using sesion = await conectando;
    identidad = sesion.identidad;
    alEmpezar('preparacion');
    const avisos = await sesion.preparar(trabajo.preparacion);
    alEmpezar('consulta');
    const tabla = await sesion.consultar(trabajo.consulta);
    return { tipo: 'tabla', tabla, avisos, identidad };
  } catch (error) {
    if (!(error instanceof ErrorDeMotor)) throw error;
    return { tipo: 'error', error: error.datos, ...(identidad === undefined ? {} : { identidad }) };
  }
}
