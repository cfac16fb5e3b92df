import { contratoDe } from '../comparacion/acuerdos.ts';
import { comparar } from '../comparacion/comparar.ts';
import type { Contrato } from '../dominio/clase.ts';
import type { Tabla } from '../dominio/tabla.ts';
import { normalizar } from '../normalizacion/tabla.ts';
import type { FilaNueva } from './fila.ts';

/**
 * Las filas en que coinciden todas las tablas con las reglas de un contrato (tipos, tolerancias, orden), escritas como
 * las dio una de ellas: la que las demás cumplen con menos notas o, en empate, la primera. `undefined` si no coinciden.
 */
export function acordar(tablas: readonly Tabla[], reglas: Contrato): readonly FilaNueva[] | undefined {
  const candidatas = tablas.flatMap((tabla) => {
    const contrato = contratoDe(tabla, reglas);
    const comparaciones = tablas.map((otra) => comparar(otra, contrato, { estricto: false }));
    if (comparaciones.some(({ igual }) => !igual)) return [];
    const notas = comparaciones.reduce((suma, comparacion) => suma + comparacion.notas.length, 0);
    return [{ notas, filas: filasDe(tabla, contrato) }];
  });
  return candidatas.toSorted((a, b) => a.notas - b.notas)[0]?.filas;
}

/** El texto es el del contrato, que puede estar redondeado; el tipo, el que dio el motor. */
function filasDe(tabla: Tabla, contrato: Contrato): readonly FilaNueva[] {
  return normalizar(tabla).filas.map((fila, f) =>
    fila.map((celda, c) => {
      const escrita = contrato.filas[f]?.[c];
      return escrita === undefined || escrita.nula ? celda : { ...celda, texto: escrita.texto };
    }),
  );
}
