import type { Clase, EntradaMotor, Implementacion } from '../dominio/clase.ts';
import type { EntradaEjecutable, ImplementacionEjecutable, Tarea } from '../dominio/tarea.ts';

/** Qué se quiere ejecutar. */
export interface Plan {
  /** Ids de motores pedidos; vacío: todos. */
  readonly motores: readonly string[];
  readonly conServicios: boolean;
  readonly estricto: boolean;
  /** Motores con adaptador. */
  readonly conAdaptador: (id: string) => boolean;
}

/** Tareas de una clase, en el orden de sus motores. Es una función pura: no abre archivos ni motores. */
export function planificar(clase: Clase, plan: Plan): readonly Tarea[] {
  return clase.motores
    .filter((entrada) => plan.motores.length === 0 || plan.motores.includes(entrada.id))
    .map((entrada) => tareaDe(clase, entrada, plan));
}

function tareaDe(clase: Clase, entrada: EntradaMotor, plan: Plan): Tarea {
  if (entrada.aplica !== 'ejecutable' || entrada.nivel === 'declarado')
    return { clase, entrada, accion: 'mostrar' };
  const exigidaPorNombre = plan.motores.includes(entrada.id) || plan.estricto;
  if (!plan.conAdaptador(entrada.id)) return sinAdaptador(clase, entrada, exigidaPorNombre);
  const { caso } = clase;
  const { implementacion } = entrada;
  if (caso.modo === 'conceptual' || !esEjecutable(implementacion))
    return { clase, entrada, accion: 'mostrar' };
  const exigida = exigidaPorNombre || plan.conServicios || entrada.nivel === 'nucleo';
  return { clase, entrada, accion: 'ejecutar', implementacion, contrato: caso.contrato, exigida };
}

function sinAdaptador(clase: Clase, entrada: EntradaEjecutable, exigida: boolean): Tarea {
  return {
    clase,
    entrada,
    accion: 'omitir',
    motivo: `Sin adaptador: esta herramienta no sabe ejecutar «${entrada.id}».`,
    remedio: 'Declare la entrada como «declarado», o añada el motor al registro de la herramienta.',
    exigida,
  };
}

function esEjecutable(implementacion: Implementacion): implementacion is ImplementacionEjecutable {
  return implementacion.secciones !== undefined;
}
