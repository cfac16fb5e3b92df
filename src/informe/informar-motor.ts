import type { EntradaMotor } from '../dominio/clase.ts';
import type { Corrida } from '../dominio/corrida.ts';
import type { ResultadoMotor } from '../dominio/informe.ts';
import type { Veredicto } from '../dominio/veredicto.ts';
import { muestraDeTabla } from './muestra.ts';

/** Resultado de una entrada: su veredicto, lo que la clase dice del motor y, si se ejecutó, quién respondió y qué. */
export function informarMotor(
  entrada: EntradaMotor,
  titulo: string,
  veredicto: Veredicto,
  corrida?: Corrida,
): ResultadoMotor {
  return {
    motor: entrada.id,
    titulo,
    ...(entrada.aplica === 'ejecutable' ? { nivel: entrada.nivel } : {}),
    veredicto,
    ...(entrada.aplica === 'ejecutable'
      ? { archivo: entrada.implementacion.archivo, sha256: entrada.implementacion.sha256 }
      : {}),
    posicion: entrada.posicion,
    doc: entrada.doc,
    ...(entrada.aplica === 'no' ? {} : { porqueSi: entrada.porqueSi }),
    porqueNo: entrada.porqueNo,
    // De lo que se omite no se enseña una respuesta: con --estricto, la de un sustituto no cuenta.
    ...(corrida && veredicto.tipo !== 'omitido' ? deCorrida(corrida) : {}),
  };
}

function deCorrida(corrida: Corrida): Partial<ResultadoMotor> {
  if (corrida.tipo === 'omitida') return {};
  const { identidad, origen, duracionMs } = corrida;
  return {
    ...(identidad ? { identidad } : {}),
    ...(origen ? { origen } : {}),
    duracionMs,
    ...(corrida.tipo === 'tabla' ? { obtenido: muestraDeTabla(corrida.tabla) } : {}),
  };
}
