import { type Cotejo, huellaEsperada, huellaObtenida, type Indices, sonIguales } from './cotejo.ts';
import { ordenarPorValor } from './ordenar-por-valor.ts';

/** Parejas de filas iguales: de la esperada a la obtenida. Cada fila aparece una vez como mucho. */
export type Parejas = ReadonlyMap<number, number>;

/**
 * Comparaciones que se dedican a dar parejas y a cambiarlas. Agotarlas deja filas sin pareja, nunca empareja dos
 * distintas; dos tablas iguales gastan una por fila salvo que varias columnas admitan tolerancia.
 */
const PRESUPUESTO = 5_000_000;

/**
 * Empareja, sin mirar el orden, tantas filas iguales como se puede; las repetidas se cuentan. Solo compara las
 * que comparten huella.
 */
export function emparejarIguales(cotejo: Cotejo, indices: Indices): Parejas {
  const grupos = new Map<string, { readonly esperadas: number[]; readonly obtenidas: number[] }>();
  for (const e of indices.esperadas) {
    const huella = huellaEsperada(cotejo, e);
    const grupo = grupos.get(huella);
    if (grupo) grupo.esperadas.push(e);
    else grupos.set(huella, { esperadas: [e], obtenidas: [] });
  }
  for (const o of indices.obtenidas) grupos.get(huellaObtenida(cotejo, o))?.obtenidas.push(o);
  const [alDar, alCambiar] = [conPresupuesto(cotejo), conPresupuesto(cotejo)];
  const parejas = new Map<number, number>();
  for (const grupo of grupos.values()) {
    const ordenado = ordenarPorValor(cotejo, grupo);
    const reparto = { parejas, libres: new Set(ordenado.obtenidas) };
    const solas = ordenado.esperadas.filter((e) => !darPareja(e, alDar, reparto));
    for (const sola of solas) recolocar(sola, ordenado, alCambiar, reparto);
  }
  return parejas;
}

type Iguales = (esperada: number, obtenida: number) => boolean;

function conPresupuesto(cotejo: Cotejo): Iguales {
  let quedan = PRESUPUESTO;
  return (e, o) => quedan-- > 0 && sonIguales(cotejo, e, o);
}

interface Reparto {
  readonly parejas: Map<number, number>;
  readonly libres: Set<number>;
}

/** Le da la primera libre que le sirve. */
function darPareja(esperada: number, iguales: Iguales, { parejas, libres }: Reparto): boolean {
  for (const o of libres) {
    if (!iguales(esperada, o)) continue;
    parejas.set(esperada, o);
    return libres.delete(o);
  }
  return false;
}

/** Filas de un grupo a partir de las que no se buscan cambios: costaría más de lo que aclara. */
const GRUPO_GRANDE = 1_000;

/**
 * Busca un camino de cambios que deje pareja a `sola` sin quitársela a ninguna (camino de aumento): la igualdad
 * con tolerancia no es transitiva y la primera que sirve no siempre es la buena.
 */
function recolocar(sola: number, grupo: Indices, iguales: Iguales, { parejas, libres }: Reparto): void {
  if (libres.size === 0 || grupo.esperadas.length > GRUPO_GRANDE) return;
  const duenas = new Map(grupo.esperadas.map((e) => [parejas.get(e), e]));
  const previas = new Map<number, number>();
  const cola = [sola];
  for (const e of cola) {
    for (const o of grupo.obtenidas) {
      if (previas.has(o) || !iguales(e, o)) continue;
      previas.set(o, e);
      if (libres.delete(o)) {
        cederHasta(o, previas, parejas);
        return;
      }
      const duena = duenas.get(o);
      if (duena !== undefined) cola.push(duena);
    }
  }
}

function cederHasta(libre: number, previas: ReadonlyMap<number, number>, parejas: Map<number, number>): void {
  let obtenida: number | undefined = libre;
  while (obtenida !== undefined) {
    const esperada = previas.get(obtenida);
    if (esperada === undefined) return;
    const cedida = parejas.get(esperada);
    parejas.set(esperada, obtenida);
    obtenida = cedida;
  }
}
