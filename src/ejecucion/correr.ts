import { type DatosDeError, ErrorDeMotor } from '../dominio/errores.ts';
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
    return { tipo: 'error', error: datosDe(error), ...(identidad === undefined ? {} : { identidad }) };
  }
}

/** Lo que falló; si además falló el cierre, el consejo lo cuenta: puede haber quedado algo en el servidor. */
function datosDe(error: unknown): DatosDeError {
  if (error instanceof ErrorDeMotor) return error.datos;
  // Así junta `await using` el fallo del bloque y el del cierre: https://github.com/tc39/proposal-explicit-resource-management
  const { suppressed: delBloque, error: delCierre } = (error ?? {}) as Partial<SuppressedError>;
  if (!(delBloque instanceof ErrorDeMotor && delCierre instanceof ErrorDeMotor)) throw error;
  const consejos = [delBloque.datos.consejo, delCierre.datos.mensaje, delCierre.datos.consejo];
  return { ...delBloque.datos, consejo: consejos.filter(Boolean).join(' ') };
}
