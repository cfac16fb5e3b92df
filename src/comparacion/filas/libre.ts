import { type Alineacion, pareja } from './alineacion.ts';
import { emparejarParecidas, emparejarPorPosicion } from './cambiadas.ts';
import { type Cotejo, type Indices, todas } from './cotejo.ts';
import { emparejarIguales } from './multiconjunto.ts';

/** Comparaciones que se dedican a buscar las filas más parecidas; si harían falta más, van por posición. */
const PRESUPUESTO = 250_000;

/** Alinea filas cuyo orden no cuenta: las iguales entre sí, y las demás con la que más se les parezca. */
export function alinearLibre(cotejo: Cotejo, indices: Indices = todas(cotejo)): Alineacion {
  const iguales = emparejarIguales(cotejo, indices);
  const usadas = new Set(iguales.values());
  const resto = {
    esperadas: indices.esperadas.filter((e) => !iguales.has(e)),
    obtenidas: indices.obtenidas.filter((o) => !usadas.has(o)),
  };
  const cabe = resto.esperadas.length * resto.obtenidas.length <= PRESUPUESTO;
  const demas = cabe ? emparejarParecidas(cotejo, resto) : emparejarPorPosicion(resto);
  return [...[...iguales].map(([e, o]) => pareja(e, o)), ...demas];
}
