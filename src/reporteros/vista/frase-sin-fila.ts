import type { Diferencia } from '../../dominio/diferencia.ts';
import { NOMBRE_DE_ERROR } from './clase-de-error.ts';
import { contar, enumerar } from './cuenta.ts';
import { visible } from './visible.ts';

const citar = (nombre: string): string => `«${visible(nombre)}»`;

type SinFila = Extract<Diferencia, { tipo: 'numero-de-columnas' | 'nombre-de-columna' | 'error-ausente' }>;

/** Una diferencia que no es de una fila, en una oración. */
export function fraseSinFila(diferencia: SinFila): string {
  switch (diferencia.tipo) {
    case 'numero-de-columnas': {
      const nombres = (columnas: readonly string[]) =>
        columnas.length === 0 ? '' : `: ${enumerar(columnas.map(citar))}`;
      const { esperadas, obtenidas } = diferencia;
      const cuantas = contar(esperadas.length, 'columna', 'columnas');
      return `Se esperaban ${cuantas}${nombres(esperadas)}. Se obtuvieron ${obtenidas.length}${nombres(obtenidas)}.`;
    }
    case 'nombre-de-columna':
      return `La columna ${diferencia.columna} se llama ${citar(diferencia.obtenido)} y el contrato la llama ${citar(diferencia.esperado)}.`;
    case 'error-ausente':
      return `Se esperaba que el motor rechazara el caso con un error de ${NOMBRE_DE_ERROR[diferencia.clase]}, y devolvió una tabla.`;
    default:
      return diferencia satisfies never;
  }
}
