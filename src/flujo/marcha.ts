import type { Tarea } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';
import { cuentaDe } from '../informe/resumen.ts';
import type { Avance } from './peticion.ts';

/** Cómo va una corrida: cuenta lo hecho y dice si hay que seguir. */
export interface Marcha {
  /** Se llama al acabar cada tarea. */
  acabar(tarea: Tarea, veredicto: Veredicto): void;
  /** Falso cuando ya falló tanto como se admite. */
  hayQueSeguir(): boolean;
}

/** Abre la marcha de unas tareas. `pararTras`: fallos que se admiten; sin él, todos. */
export function abrirMarcha(
  tareas: readonly Tarea[],
  pararTras = Number.POSITIVE_INFINITY,
  alAvanzar: (avance: Avance) => void = () => {},
): Marcha {
  const total = tareas.filter(({ accion }) => accion === 'ejecutar').length;
  let hechas = 0;
  let fallos = 0;
  return {
    acabar({ accion, clase, entrada }, veredicto) {
      if (accion !== 'ejecutar') return;
      hechas++;
      if (cuentaDe(veredicto) === 'fallidas') fallos++;
      alAvanzar({ hechas, total, ultima: `${clase.id} ${entrada.id}` });
    },
    hayQueSeguir: () => fallos < pararTras,
  };
}
