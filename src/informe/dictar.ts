import { type Comparacion, comparar } from '../comparacion/comparar.ts';
import type { Corrida } from '../dominio/corrida.ts';
import type { Nota } from '../dominio/diferencia.ts';
import type { DatosDeError } from '../dominio/errores.ts';
import type { Posicion } from '../dominio/posicion.ts';
import type { TareaEjecutable } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';

/** Veredicto de una implementación según lo que pasó al ejecutarla. */
export function dictar(tarea: TareaEjecutable, corrida: Corrida, estricto: boolean): Veredicto {
  switch (corrida.tipo) {
    case 'omitida': {
      const { motivo, remedio } = corrida;
      return {
        tipo: 'omitido',
        motivo,
        ...(remedio === undefined ? {} : { remedio }),
        exigido: tarea.exigida,
      };
    }
    case 'error':
      return { tipo: 'error', error: corrida.error, posicion: posicionDeError(tarea, corrida.error) };
    case 'tabla': {
      const consulta = tarea.implementacion.secciones.consulta.texto;
      const avisos = corrida.avisos.map((aviso): Nota => ({ tipo: 'aviso-del-motor', ...aviso }));
      return veredictoDe(comparar(corrida.tabla, tarea.contrato, { estricto, consulta }), avisos);
    }
    default:
      return corrida satisfies never;
  }
}

function veredictoDe(comparacion: Comparacion, avisos: readonly Nota[]): Veredicto {
  const notas = [...comparacion.notas, ...avisos];
  if (comparacion.igual) return { tipo: 'verificado', notas };
  return { tipo: 'diferente', diferencias: comparacion.diferencias, diagnosticos: [], notas };
}

/** Lugar del archivo en que falló una fase: la línea del motor se cuenta desde el comienzo de su sección. */
function posicionDeError(tarea: TareaEjecutable, { fase, linea = 1, columna = 1 }: DatosDeError): Posicion {
  const { archivo, secciones } = tarea.implementacion;
  const seccion = fase === 'preparacion' ? secciones.preparacion : secciones.consulta;
  return { archivo, linea: seccion.linea + linea - 1, columna };
}
