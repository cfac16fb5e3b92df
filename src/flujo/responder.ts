import type { Clase } from '../dominio/clase.ts';
import type { DatosDeError } from '../dominio/errores.ts';
import type { Tabla } from '../dominio/tabla.ts';
import type { TareaEjecutable } from '../dominio/tarea.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { conAdaptador } from '../motores/registro.ts';
import { planificar } from '../plan/planificar.ts';
import type { Peticion } from './peticion.ts';

/** Lo que dieron los motores de una clase. Cada motor está en una de las cuatro listas. */
export interface Respuestas {
  readonly tablas: readonly { readonly motor: string; readonly tabla: Tabla; readonly consulta: string }[];
  readonly errores: readonly { readonly motor: string; readonly error: DatosDeError }[];
  readonly omitidos: readonly { readonly motor: string; readonly motivo: string }[];
  /** No votan: la clase dice que este motor da otra cosa (una divergencia o un error esperado). */
  readonly apartados: readonly string[];
}

type Respuesta = { readonly [lista in keyof Respuestas]?: Respuestas[lista][number] };

/** Ejecuta una clase en los motores pedidos sin compararla con su contrato. */
export async function responder(clase: Clase, peticion: Peticion, ejecutor: Ejecutor): Promise<Respuestas> {
  const plan = { ...peticion, conAdaptador };
  const dadas = await Promise.all(
    planificar(clase, plan).map(async (tarea): Promise<Respuesta> => {
      switch (tarea.accion) {
        case 'mostrar':
          return {};
        case 'omitir':
          return { omitidos: { motor: tarea.entrada.id, motivo: tarea.motivo } };
        case 'ejecutar':
          return responderTarea(tarea, ejecutor);
        default:
          return tarea satisfies never;
      }
    }),
  );
  return {
    tablas: dadas.flatMap(({ tablas }) => tablas ?? []),
    errores: dadas.flatMap(({ errores }) => errores ?? []),
    omitidos: dadas.flatMap(({ omitidos }) => omitidos ?? []),
    apartados: dadas.flatMap(({ apartados }) => apartados ?? []),
  };
}

async function responderTarea(tarea: TareaEjecutable, ejecutor: Ejecutor): Promise<Respuesta> {
  const { id: motor, divergencia, errorEsperado } = tarea.entrada;
  if (divergencia || errorEsperado) return { apartados: motor };
  const { preparacion, consulta } = tarea.implementacion.secciones;
  const corrida = await ejecutor.correr({ motor, preparacion: preparacion.texto, consulta: consulta.texto });
  switch (corrida.tipo) {
    case 'tabla':
      return { tablas: { motor, tabla: corrida.tabla, consulta: consulta.texto } };
    case 'error':
      return { errores: { motor, error: corrida.error } };
    case 'omitida':
      return { omitidos: { motor, motivo: corrida.motivo } };
    default:
      return corrida satisfies never;
  }
}
