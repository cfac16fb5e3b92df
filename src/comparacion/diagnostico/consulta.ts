import type { Dialecto } from '../../sql/dialecto.ts';
import { esRelleno, type Pieza, piezas } from '../../sql/pieza.ts';
import { tomar } from '../tomar.ts';
import type { Contexto } from './hipotesis.ts';

/** Una pieza del SQL que dice algo al motor, con su texto; las palabras, en mayúsculas. */
export interface Ficha extends Pieza {
  readonly texto: string;
}

/** Las piezas de la consulta, sin blancos ni comentarios. */
export function fichasDe({ consulta, dialecto }: Pick<Contexto, 'consulta' | 'dialecto'>): readonly Ficha[] {
  return fichasDeSql(consulta, dialecto);
}

/** Las piezas de un texto SQL cualquiera. */
export function fichasDeSql(sql: string, dialecto: Dialecto): readonly Ficha[] {
  return [...piezas(sql, dialecto)]
    .filter((pieza) => !esRelleno(pieza))
    .map((pieza) => {
      const texto = sql.slice(pieza.inicio, pieza.fin);
      return { ...pieza, texto: pieza.tipo === 'palabra' ? texto.toUpperCase() : texto };
    });
}

/** Si entre las fichas hay alguna de estas palabras o símbolos. */
export function tiene(fichas: readonly Ficha[], ...textos: readonly string[]): boolean {
  return fichas.some(
    ({ tipo, texto }) => (tipo === 'palabra' || tipo === 'simbolo') && textos.includes(texto),
  );
}

const NIVEL: Readonly<Record<string, number>> = { '(': 1, ')': -1, '[': 1, ']': -1 };

/** Las fichas hasta la primera, fuera de paréntesis, con uno de esos textos; y cuál es. */
function hastaFuera(
  fichas: readonly Ficha[],
  finales: readonly string[],
): readonly [readonly Ficha[], Ficha?] {
  let nivel = 0;
  for (const [i, ficha] of fichas.entries()) {
    const cuenta = ficha.tipo === 'simbolo' || ficha.tipo === 'palabra';
    if (nivel === 0 && cuenta && finales.includes(ficha.texto)) return [fichas.slice(0, i), ficha];
    if (ficha.tipo === 'simbolo') nivel += NIVEL[ficha.texto] ?? 0;
  }
  return [fichas];
}

function porComas(fichas: readonly Ficha[]): readonly (readonly Ficha[])[] {
  const [primera, coma] = hastaFuera(fichas, [',']);
  return coma === undefined ? [primera] : [primera, ...porComas(fichas.slice(primera.length + 1))];
}

/** Llamada a una función: su nombre, sus argumentos y el paréntesis que la cierra. */
export interface Llamada {
  readonly nombre: Ficha;
  readonly argumentos: readonly (readonly Ficha[])[];
  readonly cierre: Ficha;
}

/** Las llamadas a una de estas funciones, también las que están dentro de otras. */
export function llamadasA(fichas: readonly Ficha[], ...nombres: readonly string[]): readonly Llamada[] {
  return fichas.flatMap((nombre, i) => {
    const abre = fichas[i + 1];
    if (nombre.tipo !== 'palabra' || !nombres.includes(nombre.texto) || abre?.texto !== '(') return [];
    const [dentro, cierre] = hastaFuera(fichas.slice(i + 2), [')']);
    return cierre === undefined ? [] : [{ nombre, argumentos: porComas(dentro), cierre }];
  });
}

/**
 * Las fichas de las que sale una columna del resultado (desde 0): su expresión en la lista del SELECT, o la
 * consulta entera si la expresión es un nombre que viene de otro lado o la lista no se sabe leer.
 */
export function fichasDeColumna(
  contexto: Pick<Contexto, 'consulta' | 'dialecto' | 'tabla'>,
  columna: number,
): readonly Ficha[] {
  const fichas = fichasDe(contexto);
  const expresion = listaDelSelect(fichas, contexto.tabla.columnas.length)?.[columna];
  return expresion === undefined || esNombre(expresion) ? fichas : expresion;
}

function listaDelSelect(fichas: readonly Ficha[], largo: number): readonly (readonly Ficha[])[] | undefined {
  const [principal] = hastaFuera(fichas, [';']);
  const [, union] = hastaFuera(principal, ['UNION', 'INTERSECT', 'EXCEPT', 'VALUES']);
  const [antes, select] = hastaFuera(principal, ['SELECT']);
  if (union !== undefined || select === undefined) return undefined;
  const [lista] = hastaFuera(principal.slice(antes.length + 1), ['FROM', 'WHERE', 'GROUP', 'ORDER', 'LIMIT']);
  const expresiones = porComas(lista);
  const hayAsterisco = expresiones.some((expresion) => expresion.at(-1)?.texto === '*');
  return hayAsterisco || expresiones.length !== largo ? undefined : expresiones;
}

/** `x`, `t.x`, `x AS y`: no dice cómo se calcula. */
function esNombre(expresion: readonly Ficha[]): boolean {
  return expresion.every(({ tipo, texto }) => tipo === 'palabra' || tipo === 'citado' || texto === '.');
}

/** Tramo de la consulta que se cambia por otro texto. */
export interface Cambio {
  readonly inicio: number;
  readonly fin: number;
  readonly texto: string;
}

/** La consulta con unos tramos cambiados. Los tramos no se pisan. */
export function reescribir(consulta: string, cambios: readonly Cambio[]): string {
  const orden = cambios.toSorted((a, b) => a.inicio - b.inicio);
  const trozos = orden.map(({ inicio, texto }, i) => {
    const desde = i === 0 ? 0 : tomar(orden, i - 1).fin;
    return consulta.slice(desde, inicio) + texto;
  });
  return trozos.join('') + consulta.slice(orden.at(-1)?.fin ?? 0);
}
