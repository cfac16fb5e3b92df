import { type Dialecto, ESTANDAR } from './dialecto.ts';
import { esRelleno, type Pieza, piezas } from './pieza.ts';
import { sentencias } from './sentencias.ts';

const NIVEL: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };
const CIERRAN = ['LIMIT', 'OFFSET', 'FETCH', 'FOR'];

/**
 * Por qué columnas de su resultado ordena la última sentencia: nombres, o números desde 1. `undefined` si no ordena
 * o si alguna clave no es una columna a secas (una expresión, una colación): entonces no se sabe qué empata.
 */
export function clavesDeOrden(sql: string, dialecto: Dialecto = ESTANDAR): readonly string[] | undefined {
  const ultima = sentencias(sql, dialecto).at(-1)?.texto ?? '';
  const utiles = [...piezas(ultima, dialecto)].filter((pieza) => !esRelleno(pieza));
  const fichas = utiles.map((pieza) => ({ pieza, texto: ultima.slice(pieza.inicio, pieza.fin) }));
  const claves = terminosDe(fichas)?.map(claveDe);
  return claves?.every((clave) => clave !== undefined) ? claves : undefined;
}

interface Ficha {
  readonly pieza: Pieza;
  readonly texto: string;
}

/** Los términos del ORDER BY que no está entre paréntesis. */
function terminosDe(fichas: readonly Ficha[]): readonly (readonly Ficha[])[] | undefined {
  let terminos: Ficha[][] | undefined;
  let nivel = 0;
  for (const [i, ficha] of fichas.entries()) {
    const palabra = ficha.pieza.tipo === 'citado' ? '' : ficha.texto.toUpperCase();
    if (ficha.pieza.tipo === 'simbolo') nivel += NIVEL[palabra] ?? 0;
    if (nivel === 0 && palabra === 'BY' && fichas[i - 1]?.texto.toUpperCase() === 'ORDER') terminos = [[]];
    else if (nivel === 0 && CIERRAN.includes(palabra)) break;
    else if (nivel === 0 && palabra === ',') terminos?.push([]);
    else terminos?.at(-1)?.push(ficha);
  }
  return terminos;
}

const SENTIDO = /^(?:(?:ASC|DESC) ?)?(?:NULLS (?:FIRST|LAST))?$/;

/** `nombre`, `"nombre"` o `2`, con su sentido o sin él. */
function claveDe([primera, ...resto]: readonly Ficha[]): string | undefined {
  const sentido = resto.map(({ texto }) => texto.toUpperCase()).join(' ');
  if (primera === undefined || !SENTIDO.test(sentido)) return undefined;
  switch (primera.pieza.tipo) {
    case 'palabra':
    case 'numero':
      return primera.texto;
    case 'citado':
      return primera.texto.slice(1, -1);
    default:
      return undefined;
  }
}
