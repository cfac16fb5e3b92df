import type { Clase, Contrato, EntradaMotor, Implementacion } from './clase.ts';

/** Entrada que aplica y no es conceptual. */
export type EntradaEjecutable = Extract<EntradaMotor, { aplica: 'ejecutable' }>;

/** Implementación con sus dos secciones: lo que se puede enviar a un motor. */
export type ImplementacionEjecutable = Implementacion & Required<Pick<Implementacion, 'secciones'>>;

/** Lo que hay que hacer con una entrada de una clase. El orden de las tareas es el del informe. */
export type Tarea = {
  readonly clase: Clase;
  readonly entrada: EntradaMotor;
} & (
  | {
      readonly accion: 'ejecutar';
      readonly entrada: EntradaEjecutable;
      readonly implementacion: ImplementacionEjecutable;
      readonly contrato: Contrato;
      /** Se pidió por su nombre, con `--con-servicios` o con `--estricto`. */
      readonly exigida: boolean;
    }
  /** Sin adaptador: se podría ejecutar, pero esta herramienta no sabe. */
  | {
      readonly accion: 'omitir';
      readonly entrada: EntradaEjecutable;
      readonly motivo: string;
      readonly remedio: string;
      readonly exigida: boolean;
    }
  | { readonly accion: 'mostrar' }
);

/** Tarea que habla con un motor. */
export type TareaEjecutable = Extract<Tarea, { accion: 'ejecutar' }>;
