import { abrirBloque } from './bloque.ts';
import { type Dialecto, ESTANDAR } from './dialecto.ts';
import { esRelleno, type Pieza, piezaEn } from './pieza.ts';

/** Una sentencia de un guion: `texto` es el tramo `[inicio, fin)`, sin los comentarios ni el `;` de sus extremos. */
export interface Sentencia {
  readonly texto: string;
  readonly inicio: number;
  readonly fin: number;
}

/** Dónde quedó la lectura de un guion. */
interface Lectura {
  readonly sentencia?: Sentencia;
  readonly separador: string;
  readonly fin: number;
}

// https://dev.mysql.com/doc/refman/8.4/en/mysql-commands.html: es una orden del cliente, no del servidor.
const DELIMITER = /delimiter[ \t]+(\S+)[^\n]*/iy;

function ordenDelimiter(guion: string, desde: number): Lectura | undefined {
  DELIMITER.lastIndex = desde;
  const separador = DELIMITER.exec(guion)?.[1];
  return separador === undefined ? undefined : { separador, fin: DELIMITER.lastIndex };
}

/** La pieza, cortada donde empieza un separador propio (`END$$`). */
function hastaSeparador(pieza: Pieza, guion: string, separador: string): Pieza {
  if (separador === ';' || pieza.tipo === 'texto' || pieza.tipo === 'citado' || esRelleno(pieza))
    return pieza;
  const lugar = guion.slice(pieza.inicio, pieza.fin).indexOf(separador, 1);
  return lugar < 0 ? pieza : { ...pieza, fin: pieza.inicio + lugar };
}

function palabraDe(pieza: Pieza, guion: string): string {
  return pieza.tipo === 'palabra' || pieza.tipo === 'simbolo'
    ? guion.slice(pieza.inicio, pieza.fin).toUpperCase()
    : '';
}

function leerSentencia(guion: string, desde: number, separador: string, dialecto: Dialecto): Lectura {
  const bloque = abrirBloque(separador === ';' ? dialecto : ESTANDAR);
  let inicio = -1;
  let fin = desde;
  const leida = (siguiente: number): Lectura =>
    inicio < 0
      ? { separador, fin: siguiente }
      : { sentencia: { texto: guion.slice(inicio, fin), inicio, fin }, separador, fin: siguiente };

  for (let lugar = desde; lugar < guion.length; ) {
    if (guion.startsWith(separador, lugar) && bloque.terminaAqui()) return leida(lugar + separador.length);
    const orden = inicio < 0 && dialecto.delimitador ? ordenDelimiter(guion, lugar) : undefined;
    if (orden !== undefined) return orden;
    const pieza = hastaSeparador(piezaEn(guion, lugar, dialecto), guion, separador);
    lugar = pieza.fin;
    if (esRelleno(pieza)) continue;
    if (inicio < 0) inicio = pieza.inicio;
    fin = pieza.fin;
    bloque.ver(palabraDe(pieza, guion));
  }
  return leida(guion.length);
}

/**
 * Separa un guion en sentencias, en orden. Fuera de ellas solo quedan blancos, comentarios, separadores y
 * líneas DELIMITER; nunca corta dentro de un texto, un comentario, un nombre citado o el cuerpo de un bloque.
 */
export function sentencias(guion: string, dialecto: Dialecto): readonly Sentencia[] {
  const halladas: Sentencia[] = [];
  for (let desde = 0, separador = ';'; desde < guion.length; ) {
    const lectura = leerSentencia(guion, desde, separador, dialecto);
    if (lectura.sentencia !== undefined) halladas.push(lectura.sentencia);
    separador = lectura.separador;
    desde = lectura.fin;
  }
  return halladas;
}
