import type { Nota } from '../../dominio/diferencia.ts';
import type { Veredicto } from '../../dominio/veredicto.ts';
import { NOMBRE_DE_ERROR } from './clase-de-error.ts';
import { enumerar } from './cuenta.ts';

/** Notas de un veredicto; vacío si no las tiene. */
export function notasDe(veredicto: Veredicto): readonly Nota[] {
  return 'notas' in veredicto ? veredicto.notas : [];
}

const veces = (cuantas: number): string => (cuantas > 1 ? ` (y ${cuantas - 1} más)` : '');

/** Una nota en una oración. */
export function fraseDeNota(nota: Nota): string {
  switch (nota.tipo) {
    case 'forma':
      return `Fila ${nota.fila}, «${nota.columna}»${veces(nota.veces)}: mismo valor escrito de otra forma, ${nota.obtenida} ~ ${nota.esperada}.`;
    case 'orden-no-garantizado':
      return 'La consulta no termina en ORDER BY: el orden de sus filas no está garantizado.';
    case 'nombre-de-columna':
      return `La columna se llama «${nota.obtenido}» y el contrato la llama «${nota.esperado}».`;
    case 'empate-en-orden':
      return `Las filas ${enumerar(nota.filas.map(String))} del contrato empatan en ${enumerar(nota.columnas.map((c) => `«${c}»`))}${veces(nota.veces)}.`;
    case 'nulo-citado':
      return `Fila ${nota.fila}, «${nota.columna}»${veces(nota.veces)}: el contrato escribe "NULL" entre comillas y se leyó como NULL; escriba null.`;
    case 'error-esperado': {
      const codigo = nota.codigo === undefined ? '' : ` (${nota.codigo})`;
      return `El motor rechazó el caso, como pide el contrato, con un error de ${NOMBRE_DE_ERROR[nota.clase]}${codigo}: ${nota.mensaje}`;
    }
    case 'aviso-del-motor':
      return `Aviso ${nota.codigo} del motor en la preparación: ${nota.mensaje}`;
    default:
      return nota satisfies never;
  }
}
