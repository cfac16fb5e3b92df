import { type Dialecto, ESTANDAR } from './dialecto.ts';
import { esRelleno, type Pieza, piezas } from './pieza.ts';
import { sentencias } from './sentencias.ts';

const NIVEL: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/**
 * Si la última sentencia ordena su resultado: tiene un ORDER BY fuera de subconsultas, CTE, ventanas y agregados.
 * Sin él, el orden de las filas no está garantizado.
 */
export function tieneOrdenSuperior(sql: string, dialecto: Dialecto = ESTANDAR): boolean {
  const ultima = sentencias(sql, dialecto).at(-1)?.texto ?? '';
  const utiles = [...piezas(ultima, dialecto)].filter((pieza) => !esRelleno(pieza));
  return hayOrden(sinParentesis(utiles.map((pieza) => palabraDe(pieza, ultima))));
}

function palabraDe({ tipo, inicio, fin }: Pieza, sql: string): string {
  return tipo === 'palabra' || tipo === 'simbolo' ? sql.slice(inicio, fin).toUpperCase() : '';
}

function hayOrden(palabras: readonly string[]): boolean {
  let nivel = 0;
  return palabras.some((palabra, i) => {
    nivel += NIVEL[palabra] ?? 0;
    return nivel === 0 && palabra === 'ORDER' && palabras[i + 1] === 'BY';
  });
}

/** Lo de dentro de los paréntesis que envuelven la sentencia entera: `(SELECT … ORDER BY x)` ordena. */
function sinParentesis(palabras: readonly string[]): readonly string[] {
  let nivel = 0;
  const cierre = palabras.findIndex((palabra) => {
    nivel += NIVEL[palabra] ?? 0;
    return nivel === 0;
  });
  const envuelta = palabras[0] === '(' && cierre === palabras.length - 1;
  return envuelta ? sinParentesis(palabras.slice(1, -1)) : palabras;
}
