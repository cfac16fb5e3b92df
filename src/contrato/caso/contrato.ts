import type { Contrato } from '../../dominio/clase.ts';
import type { Anotar } from '../codigos.ts';
import type { Nodo } from '../yaml/nodo.ts';
import { leerColumnas } from './columnas.ts';
import { leerFilas } from './filas.ts';
import { leerOrden } from './orden.ts';

/** Lo que promete una clase. Anota lo que está mal más allá de la forma, que se comprueba aparte. */
export function leerContrato(raiz: Nodo, anotar: Anotar): Contrato {
  const columnas = leerColumnas(raiz, anotar);
  const filas = leerFilas(raiz, ['caso', 'esperado'], columnas, anotar);
  return { columnas, filas, orden: leerOrden(raiz, columnas, anotar) };
}
