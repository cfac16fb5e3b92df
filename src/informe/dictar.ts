import type { OpcionesDeComparacion } from '../comparacion/comparar.ts';
import { evaluar } from '../comparacion/evaluar.ts';
import type { Corrida } from '../dominio/corrida.ts';
import type { DatosDeError } from '../dominio/errores.ts';
import type { Posicion } from '../dominio/posicion.ts';
import type { TareaEjecutable } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';

/** Veredicto de una implementación según lo que pasó al ejecutarla, todavía sin diagnóstico. */
export function dictar(
  tarea: TareaEjecutable,
  corrida: Corrida,
  opciones: Omit<OpcionesDeComparacion, 'consulta'>,
): Veredicto {
  if (corrida.tipo === 'omitida') {
    const { motivo, remedio } = corrida;
    return { tipo: 'omitido', motivo, ...(remedio === undefined ? {} : { remedio }), exigido: tarea.exigida };
  }
  const sustituto = corrida.identidad?.sustituto;
  if (opciones.estricto && sustituto !== undefined) return omitidoPorSustituto(tarea, sustituto);
  const consulta = tarea.implementacion.secciones.consulta.texto;
  const evaluacion = evaluar(corrida, tarea.entrada, tarea.contrato, { ...opciones, consulta });
  switch (evaluacion.tipo) {
    case 'diferente':
      return { ...evaluacion, diagnosticos: [] };
    case 'error':
      // Si no se llegó a enviar nada, ninguna línea tiene la culpa.
      if (evaluacion.error.fase === 'conexion') return evaluacion;
      return { ...evaluacion, posicion: posicionDe(tarea, evaluacion.error) };
    case 'verificado':
    case 'divergencia':
    case 'divergencia-resuelta':
      return evaluacion;
    default:
      return evaluacion satisfies never;
  }
}

/** Lo que respondió un sustituto no prueba nada del motor que se nombra, y con `--estricto` no se admite. */
function omitidoPorSustituto({ entrada }: TareaEjecutable, sustituto: string): Veredicto {
  return {
    tipo: 'omitido',
    motivo: `Respondió ${sustituto}, que no es «${entrada.id}», y --estricto no admite sustitutos.`,
    exigido: true,
  };
}

/** Lugar del archivo en que falló una fase: la línea del motor se cuenta desde el comienzo de su sección. */
function posicionDe(tarea: TareaEjecutable, { fase, linea = 1, columna = 1 }: DatosDeError): Posicion {
  const { archivo, secciones } = tarea.implementacion;
  const seccion = fase === 'preparacion' ? secciones.preparacion : secciones.consulta;
  return { archivo, linea: seccion.linea + linea - 1, columna };
}
