import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { contar, enumerar } from './cuenta.ts';

const CLASES_POR_SU_NOMBRE = 5;

/** Lo mismo dicho de un motor en varias clases. */
export interface Agrupado<T> {
  readonly dato: T;
  /** `072 y 075`, o `59 clases` si son muchas. */
  readonly donde: string;
}

/** Junta lo que `extraer` da igual en varias clases, en el orden en que aparece. `undefined` no cuenta. */
export function agrupar<T extends object>(
  clases: readonly ResultadoClase[],
  extraer: (resultado: ResultadoMotor) => T | undefined,
): readonly Agrupado<T>[] {
  const grupos = new Map<string, { readonly dato: T; readonly ids: string[] }>();
  for (const { clase, motores } of clases) {
    for (const dato of motores.map(extraer)) {
      if (dato === undefined) continue;
      const clave = JSON.stringify(dato);
      const grupo = grupos.get(clave) ?? { dato, ids: [] };
      grupo.ids.push(clase);
      grupos.set(clave, grupo);
    }
  }
  return [...grupos.values()].map(({ dato, ids }) => ({
    dato,
    donde: ids.length > CLASES_POR_SU_NOMBRE ? contar(ids.length, 'clase', 'clases') : enumerar(ids),
  }));
}
