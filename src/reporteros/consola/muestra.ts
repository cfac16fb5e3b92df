import type { Muestra } from '../../dominio/informe.ts';
import { textoDeCelda } from '../vista/celda.ts';
import { contar } from '../vista/cuenta.ts';
import { tablaDeTexto } from '../vista/tabla-de-texto.ts';

/** Las primeras filas de una muestra como tabla, y cuántas filas y columnas quedan fuera. */
export function dibujarMuestra(muestra: Muestra, maximo: number, ancho: number): readonly string[] {
  const filas = muestra.filas.slice(0, maximo).map((celdas) => ({
    rotulo: '',
    celdas: celdas.map((celda) => ({ escribir: (a: number) => textoDeCelda(celda, a), marcada: false })),
  }));
  const { lineas, columnasFuera } = tablaDeTexto(muestra.columnas, filas, ancho);
  const faltan = muestra.total - filas.length;
  return [
    ...lineas.map(({ texto }) => texto),
    ...(muestra.total === 0 ? ['  (sin filas)'] : []),
    ...(faltan > 0 ? [`  … y ${contar(faltan, 'fila más', 'filas más')}`] : []),
    ...(columnasFuera > 0
      ? [`  … y ${contar(columnasFuera, 'columna más', 'columnas más')} que no caben`]
      : []),
  ];
}
