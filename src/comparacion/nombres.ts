import type { ColumnaEsperada } from '../dominio/clase.ts';
import type { Diferencia } from '../dominio/diferencia.ts';

/** Columna que se llama de otro modo que en el contrato. */
export type NombreDistinto = Extract<Diferencia, { tipo: 'nombre-de-columna' }>;

/** Los nombres que difieren sin contar mayúsculas: cada motor las pliega a su manera (T108). */
export function nombresDistintos(
  columnas: readonly ColumnaEsperada[],
  obtenidas: readonly string[],
): readonly NombreDistinto[] {
  return columnas.flatMap(({ nombre }, c) => {
    const obtenido = obtenidas[c] ?? '';
    if (nombre.toLowerCase() === obtenido.toLowerCase()) return [];
    return [{ tipo: 'nombre-de-columna', columna: c + 1, esperado: nombre, obtenido }];
  });
}
