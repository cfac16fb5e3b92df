import { isDeepStrictEqual } from 'node:util';
import { juzgarCelda } from '../comparacion/celda/juzgar-celda.ts';
import { comparar } from '../comparacion/comparar.ts';
import { leerContratoDe } from '../contrato/leer-contrato.ts';
import type { Tabla } from '../dominio/tabla.ts';
import type { Editado } from './edicion.ts';
import { editarEsperado } from './editar.ts';
import type { FilaNueva } from './fila.ts';

/**
 * Escribe en el texto de un `motores.yaml` las filas en que coinciden unas tablas, y lo vuelve a leer: solo vale si
 * todas cumplen lo que quedó escrito y el resto del archivo dice lo mismo que antes.
 */
export function redactar(texto: string, filas: readonly FilaNueva[], tablas: readonly Tabla[]): Editado {
  const antes = leerContratoDe(texto);
  if (antes === undefined) return { motivo: 'no es un YAML que se pueda leer' };
  const { columnas, filas: actuales } = antes.contrato;
  const editado = editarEsperado(texto, filas, (f, c, propuesta) => {
    const [actual, columna] = [actuales[f]?.[c], columnas[c]];
    return actual !== undefined && columna !== undefined && juzgarCelda(actual, propuesta, columna).igual;
  });
  if ('motivo' in editado) return editado;
  const despues = leerContratoDe(editado.texto);
  if (despues === undefined || !isDeepStrictEqual(despues.resto, antes.resto))
    return { motivo: 'un ancla o un bloque de texto unen «esperado» con otra parte del archivo' };
  const { contrato } = despues;
  return tablas.every((tabla) => comparar(tabla, contrato, { estricto: false }).igual)
    ? editado
    : { motivo: 'las filas no se pueden escribir de modo que se lean igual' };
}
