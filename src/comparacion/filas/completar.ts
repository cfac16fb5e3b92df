import type { Alineacion, Paso } from './alineacion.ts';
import { emparejarCambiadas, emparejarParecidas, emparejarPorPosicion } from './cambiadas.ts';
import type { Cotejo, Indices } from './cotejo.ts';
import { emparejarIguales } from './multiconjunto.ts';

/** Trozo de una alineación: ya resuelto, o filas que aún no tienen con quién, con su orden o sin él. */
export type Parte =
  | { readonly tipo: 'resuelta'; readonly pasos: readonly Paso[] }
  | ({ readonly tipo: 'suelta'; readonly orden: 'fijo' | 'libre' } & Indices);

/** Comparaciones que se dedican a emparejar filas cambiadas; lo que no quepa se empareja por posición. */
const PRESUPUESTO = 1_000_000;

/** Resuelve las partes sueltas: primero las filas que solo cambiaron de lugar, luego las cambiadas. */
export function completar(cotejo: Cotejo, partes: readonly Parte[]): Alineacion {
  const sueltas = partes.filter((parte) => parte.tipo === 'suelta');
  const movidas = emparejarIguales(cotejo, {
    esperadas: sueltas.flatMap((parte) => parte.esperadas),
    obtenidas: sueltas.flatMap((parte) => parte.obtenidas),
  });
  const destinos = new Set(movidas.values());
  let quedan = PRESUPUESTO;
  const pasos = partes.flatMap((parte) => {
    if (parte.tipo === 'resuelta') return parte.pasos;
    const esperadas = parte.esperadas.filter((e) => !movidas.has(e));
    const obtenidas = parte.obtenidas.filter((o) => !destinos.has(o));
    const coste = esperadas.length * obtenidas.length;
    if (coste > quedan) return emparejarPorPosicion({ esperadas, obtenidas });
    quedan -= coste;
    const emparejar = parte.orden === 'fijo' ? emparejarCambiadas : emparejarParecidas;
    return emparejar(cotejo, { esperadas, obtenidas });
  });
  return [
    ...pasos,
    ...[...movidas].map(([esperada, obtenida]) => ({ tipo: 'movida', esperada, obtenida }) as const),
  ];
}
