import type { Contrato } from '../dominio/clase.ts';
import type { Muestra } from '../dominio/informe.ts';
import type { Tabla } from '../dominio/tabla.ts';
import { normalizarCelda } from '../normalizacion/celda.ts';
import { vistaDe, vistaDeEsperada } from '../normalizacion/vista.ts';

/** Filas que un informe conserva de cada tabla; las demás solo se cuentan. */
const FILAS_VISIBLES = 200;

/** Las primeras filas de un resultado, en su forma canónica. */
export function muestraDeTabla(tabla: Tabla): Muestra {
  return {
    columnas: tabla.columnas.map(({ nombre }) => nombre),
    filas: tabla.filas
      .slice(0, FILAS_VISIBLES)
      .map((fila) => fila.map((valor) => vistaDe(normalizarCelda(valor)))),
    total: tabla.filas.length,
  };
}

/** Las primeras filas del contrato, con el texto de su autor. */
export function muestraDeContrato(contrato: Contrato): Muestra {
  return {
    columnas: contrato.columnas.map(({ nombre }) => nombre),
    filas: contrato.filas.slice(0, FILAS_VISIBLES).map((fila) => fila.map(vistaDeEsperada)),
    total: contrato.filas.length,
  };
}
