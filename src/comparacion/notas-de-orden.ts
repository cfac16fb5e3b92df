import type { ColumnaEsperada, Orden } from '../dominio/clase.ts';
import type { Nota } from '../dominio/diferencia.ts';
import { clavesDeOrden } from '../sql/claves-de-orden.ts';
import type { Dialecto } from '../sql/dialecto.ts';
import { tieneOrdenSuperior } from '../sql/orden-superior.ts';
import type { Cotejo } from './filas/cotejo.ts';
import { notasDeEmpate } from './notas.ts';

/** El texto de la consulta, si se conoce, y cómo se lee. */
interface ConsultaLeida {
  readonly consulta?: string;
  readonly dialecto?: Dialecto;
}

/** Los índices de unas columnas del contrato. */
export function indicesDe(
  nombres: readonly string[],
  columnas: readonly ColumnaEsperada[],
): readonly number[] {
  return nombres
    .map((nombre) => columnas.findIndex((columna) => columna.nombre === nombre))
    .filter((c) => c >= 0);
}

/** Anota lo que en el orden de las filas no está decidido: `nombres` son los de las columnas obtenidas. */
export function notasDeOrden(
  cotejo: Cotejo,
  nombres: readonly string[],
  orden: Orden,
  leida: ConsultaLeida,
): readonly Nota[] {
  switch (orden.tipo) {
    case 'libre':
      return [];
    case 'claves':
      return [
        ...notasSinOrden(cotejo, leida),
        ...notasDeEmpate(cotejo, indicesDe(orden.columnas, cotejo.columnas)),
      ];
    case 'estricto':
      return [...notasSinOrden(cotejo, leida), ...notasDeEmpate(cotejo, clavesDeConsulta(nombres, leida))];
    default:
      return orden satisfies never;
  }
}

function notasSinOrden({ obtenidas }: Cotejo, { consulta, dialecto }: ConsultaLeida): readonly Nota[] {
  const sinOrden = consulta !== undefined && obtenidas.length > 1 && !tieneOrdenSuperior(consulta, dialecto);
  return sinOrden ? [{ tipo: 'orden-no-garantizado' }] : [];
}

/** Las columnas del resultado por las que ordena la consulta; ninguna si no se saben todas. */
function clavesDeConsulta(
  nombres: readonly string[],
  { consulta, dialecto }: ConsultaLeida,
): readonly number[] {
  const claves = consulta === undefined ? undefined : clavesDeOrden(consulta, dialecto);
  const minusculas = nombres.map((nombre) => nombre.toLowerCase());
  const indices = (claves ?? []).map((clave) =>
    /^\d+$/.test(clave) ? Number(clave) - 1 : minusculas.indexOf(clave.toLowerCase()),
  );
  return indices.every((indice) => indice >= 0 && indice < nombres.length) ? indices : [];
}
