import type { Contrato, Orden } from '../dominio/clase.ts';
import type { Diferencias, Nota } from '../dominio/diferencia.ts';
import type { Tabla } from '../dominio/tabla.ts';
import { normalizar } from '../normalizacion/tabla.ts';
import type { Dialecto } from '../sql/dialecto.ts';
import { diferenciasDe } from './diferencias.ts';
import type { Alineacion } from './filas/alineacion.ts';
import { alinearPorClaves } from './filas/claves.ts';
import type { Cotejo } from './filas/cotejo.ts';
import { alinearEstricto } from './filas/estricto.ts';
import { alinearLibre } from './filas/libre.ts';
import { type NombreDistinto, nombresDistintos } from './nombres.ts';
import { notasDeCeldas } from './notas.ts';
import { indicesDe, notasDeOrden } from './notas-de-orden.ts';

/** Lo que se concluye de un resultado frente a su contrato. */
export type Comparacion =
  | { readonly igual: true; readonly notas: readonly Nota[] }
  | { readonly igual: false; readonly diferencias: Diferencias; readonly notas: readonly Nota[] };

/** Cómo comparar. */
export interface OpcionesDeComparacion {
  /** Con `true`, una columna que se llama de otro modo es una diferencia y no una nota. */
  readonly estricto: boolean;
  /** Texto de la consulta: sin él no se sabe si su orden está garantizado. */
  readonly consulta?: string;
  /** Cómo se lee `consulta`; por omisión, lo común a los dialectos. */
  readonly dialecto?: Dialecto;
}

/** Compara el resultado de una consulta con un contrato, celda a celda y en el orden que el contrato pide. */
export function comparar(tabla: Tabla, contrato: Contrato, opciones: OpcionesDeComparacion): Comparacion {
  const normal = normalizar(tabla);
  const esperadas = contrato.columnas.map((columna) => columna.nombre);
  if (esperadas.length !== normal.columnas.length) {
    const ancho = { tipo: 'numero-de-columnas', esperadas, obtenidas: normal.columnas } as const;
    return { igual: false, diferencias: [ancho], notas: [] };
  }
  const cotejo = { columnas: contrato.columnas, esperadas: contrato.filas, obtenidas: normal.filas };
  const alineacion = alinear(cotejo, contrato.orden);
  const nombres = nombresDistintos(contrato.columnas, normal.columnas);
  const notas = [
    ...(opciones.estricto ? [] : nombres.map(notaDeNombre)),
    ...notasDeCeldas(cotejo, alineacion),
    ...notasDeOrden(cotejo, normal.columnas, contrato.orden, opciones),
  ];
  const [primera, ...resto] = [...(opciones.estricto ? nombres : []), ...diferenciasDe(cotejo, alineacion)];
  if (primera === undefined) return { igual: true, notas };
  return { igual: false, diferencias: [primera, ...resto], notas };
}

function notaDeNombre({ esperado, obtenido }: NombreDistinto): Nota {
  return { tipo: 'nombre-de-columna', esperado, obtenido };
}

function alinear(cotejo: Cotejo, orden: Orden): Alineacion {
  switch (orden.tipo) {
    case 'estricto':
      return alinearEstricto(cotejo);
    case 'libre':
      return alinearLibre(cotejo);
    case 'claves':
      return alinearPorClaves(cotejo, indicesDe(orden.columnas, cotejo.columnas));
    default:
      return orden satisfies never;
  }
}
