import type { ResultadoClase } from '../../dominio/informe.ts';
import { contar, enumerar } from './cuenta.ts';

/** Un motor que no se ejecutó por el mismo motivo en varias clases. */
export interface Omision {
  readonly titulo: string;
  readonly motivo: string;
  readonly remedio?: string;
  readonly exigido: boolean;
  /** `072 y 075`, o `59 clases` si son muchas. */
  readonly donde: string;
}

const CLASES_POR_SU_NOMBRE = 5;

/** Omisiones de unas clases, juntas por motor y motivo, en el orden en que aparecen. */
export function agruparOmisiones(clases: readonly ResultadoClase[]): readonly Omision[] {
  const grupos = new Map<string, { readonly omision: Omit<Omision, 'donde'>; readonly ids: string[] }>();
  for (const { clase, motores } of clases) {
    for (const { titulo, veredicto } of motores) {
      if (veredicto.tipo !== 'omitido') continue;
      const { tipo: _, ...omision } = { titulo, ...veredicto };
      const clave = JSON.stringify(omision);
      const grupo = grupos.get(clave) ?? { omision, ids: [] };
      grupo.ids.push(clase);
      grupos.set(clave, grupo);
    }
  }
  return [...grupos.values()].map(({ omision, ids }) => ({
    ...omision,
    donde: ids.length > CLASES_POR_SU_NOMBRE ? contar(ids.length, 'clase', 'clases') : enumerar(ids),
  }));
}
