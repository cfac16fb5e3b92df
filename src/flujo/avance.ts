import type { Tarea } from '../dominio/tarea.ts';
import type { Avance } from './peticion.ts';

/** Devuelve una función que se llama al acabar cada tarea ejecutable y cuenta cuántas van. */
export function contarAvance(tareas: readonly Tarea[], alAvanzar: ((avance: Avance) => void) | undefined) {
  const total = tareas.filter(({ accion }) => accion === 'ejecutar').length;
  let hechas = 0;
  return ({ clase, entrada }: Tarea): void => {
    hechas++;
    alAvanzar?.({ hechas, total, ultima: `${clase.id} ${entrada.id}` });
  };
}
