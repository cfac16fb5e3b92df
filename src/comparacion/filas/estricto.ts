import { tomar } from '../tomar.ts';
import type { Alineacion } from './alineacion.ts';
import { emparejarPorPosicion } from './cambiadas.ts';
import { completar, type Parte } from './completar.ts';
import { type Cotejo, contarDistintas, sonIguales, todas } from './cotejo.ts';
import { mayorCreciente } from './creciente.ts';
import { emparejarIguales } from './multiconjunto.ts';
import { alinearSecuencias, type Tramo } from './secuencia.ts';

/**
 * Alinea filas que deben venir en el orden del contrato, con las menos ediciones que se pueda hallar; pero deja cada
 * una con la de su posición si así cambian menos celdas. Con una sola columna basta con que no cambien más.
 */
export function alinearEstricto(cotejo: Cotejo): Alineacion {
  const tramos =
    alinearSecuencias(cotejo.esperadas.length, cotejo.obtenidas.length, (e, o) => sonIguales(cotejo, e, o)) ??
    alinearPorAnclas(cotejo);
  const alineacion = completar(cotejo, tramos.map(aParte));
  if (cotejo.esperadas.length !== cotejo.obtenidas.length) return alineacion;
  const porPosicion = emparejarPorPosicion(todas(cotejo));
  const deMas = contarCeldas(cotejo, porPosicion) - contarCeldas(cotejo, alineacion);
  return deMas < 0 || (deMas === 0 && cotejo.columnas.length === 1) ? porPosicion : alineacion;
}

/** Celdas que una alineación da por distintas; una fila movida cuenta como una. */
function contarCeldas(cotejo: Cotejo, alineacion: Alineacion): number {
  return alineacion.reduce((suma, paso) => {
    if (paso.tipo === 'movida') return suma + 1;
    return (
      suma +
      (paso.tipo === 'pareja'
        ? contarDistintas(cotejo, paso.esperada, paso.obtenida)
        : cotejo.columnas.length)
    );
  }, 0);
}

function aParte({ iguales, esperadas, obtenidas }: Tramo): Parte {
  const indices = { esperadas: rango(esperadas), obtenidas: rango(obtenidas) };
  return iguales
    ? { tipo: 'resuelta', pasos: emparejarPorPosicion(indices) }
    : { tipo: 'suelta', orden: 'fijo', ...indices };
}

function rango({ desde, hasta }: Tramo['esperadas']): number[] {
  return Array.from({ length: hasta - desde }, (_, i) => desde + i);
}

/**
 * Alinea sin buscar el mínimo: empareja las filas iguales estén donde estén y toma como anclas la mayor lista de
 * ellas que va en el mismo orden en los dos lados. Tarda poco aunque casi todo sea distinto.
 */
function alinearPorAnclas(cotejo: Cotejo): readonly Tramo[] {
  const iguales = [...emparejarIguales(cotejo, todas(cotejo))].toSorted(([a], [b]) => a - b);
  const anclas = mayorCreciente(iguales.map(([, o]) => o)).map((i) => tomar(iguales, i));
  const tramos: Tramo[] = [];
  let [e, o] = [0, 0];
  for (const [enE, enO] of anclas) {
    tramos.push(tramo(false, [e, enE], [o, enO]), tramo(true, [enE, enE + 1], [enO, enO + 1]));
    [e, o] = [enE + 1, enO + 1];
  }
  return [...tramos, tramo(false, [e, cotejo.esperadas.length], [o, cotejo.obtenidas.length])];
}

function tramo(iguales: boolean, e: readonly [number, number], o: readonly [number, number]): Tramo {
  return { iguales, esperadas: { desde: e[0], hasta: e[1] }, obtenidas: { desde: o[0], hasta: o[1] } };
}
