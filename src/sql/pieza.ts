import type { Dialecto } from './dialecto.ts';

/** Qué es una pieza. `codigo` es un comentario que MySQL ejecuta. */
export type TipoDePieza =
  | 'blanco'
  | 'comentario'
  | 'codigo'
  | 'texto'
  | 'citado'
  | 'palabra'
  | 'numero'
  | 'simbolo';

/** Tramo `[inicio, fin)` de un texto SQL. Un texto, comentario o nombre citado sin cerrar llega hasta el final. */
export interface Pieza {
  readonly tipo: TipoDePieza;
  readonly inicio: number;
  readonly fin: number;
}

const BLANCO = /[\s\uFEFF]+/y;
const PALABRA = /[A-Za-z_\u0080-\uFFFF](?:(?!\s)[\w$\u0080-\uFFFF])*/y;
const NUMERO = /\d[\w.]*|\.\d\w*/y;
const DOLAR = /\$(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)?\$/y;

/** Fin de lo que casa con `patron` en `inicio`, o `inicio` si no casa. */
function casa(patron: RegExp, sql: string, inicio: number): number {
  patron.lastIndex = inicio;
  return patron.test(sql) ? patron.lastIndex : inicio;
}

/** Fin de la primera aparición de `cierre` desde `desde`, o el final del texto. */
function hasta(sql: string, cierre: string, desde: number): number {
  const lugar = sql.indexOf(cierre, desde);
  return lugar < 0 ? sql.length : lugar + cierre.length;
}

/** Fin de un texto o nombre citado que abre en `inicio`; la comilla doblada no lo cierra. */
function finCitado(sql: string, inicio: number, cierre: string, conBarra: boolean): number {
  for (let i = inicio + 1; i < sql.length; i++) {
    if (conBarra && sql[i] === '\\') i++;
    else if (sql[i] === cierre) {
      if (sql[i + 1] !== cierre) return i + 1;
      i++;
    }
  }
  return sql.length;
}

function finBloque(sql: string, inicio: number, anidados: boolean): number {
  if (!anidados) return hasta(sql, '*/', inicio + 2);
  const marcas = /\/\*|\*\//g;
  marcas.lastIndex = inicio;
  let nivel = 0;
  for (let marca = marcas.exec(sql); marca !== null; marca = marcas.exec(sql)) {
    nivel += marca[0] === '/*' ? 1 : -1;
    if (nivel === 0) return marcas.lastIndex;
  }
  return sql.length;
}

function finLinea(sql: string, inicio: number, conRetorno: boolean): number {
  const cierre = conRetorno ? /[\n\r]/g : /\n/g;
  cierre.lastIndex = inicio;
  return cierre.exec(sql)?.index ?? sql.length;
}

function abreLinea(sql: string, inicio: number, dialecto: Dialecto): boolean {
  if (sql[inicio] === '#') return dialecto.almohadilla;
  if (!sql.startsWith('--', inicio)) return false;
  return !dialecto.guionesConBlanco || /^(?:[\s\p{Cc}]|$)/u.test(sql.slice(inicio + 2, inicio + 3));
}

function piezaCitada(sql: string, inicio: number, dialecto: Dialecto): Pieza | undefined {
  const abre = sql[inicio];
  const conBarra = dialecto.barraInversa === 'todos';
  if (abre === "'") return { tipo: 'texto', inicio, fin: finCitado(sql, inicio, "'", conBarra) };
  if (abre === '"') return { tipo: 'citado', inicio, fin: finCitado(sql, inicio, '"', conBarra) };
  if (abre === '`' && dialecto.acentoGrave)
    return { tipo: 'citado', inicio, fin: finCitado(sql, inicio, '`', false) };
  if (abre === '[' && dialecto.corchetes) return { tipo: 'citado', inicio, fin: hasta(sql, ']', inicio) };
  if (/^e'/i.test(sql.slice(inicio, inicio + 2)) && dialecto.barraInversa === 'prefijo-e')
    return { tipo: 'texto', inicio, fin: finCitado(sql, inicio + 1, "'", true) };
  const apertura = abre === '$' && dialecto.dolares ? casa(DOLAR, sql, inicio) : inicio;
  if (apertura > inicio)
    return { tipo: 'texto', inicio, fin: hasta(sql, sql.slice(inicio, apertura), apertura) };
  return undefined;
}

/** La pieza que empieza en `inicio`, que ha de estar dentro del texto. */
export function piezaEn(sql: string, inicio: number, dialecto: Dialecto): Pieza {
  const blanco = casa(BLANCO, sql, inicio);
  if (blanco > inicio) return { tipo: 'blanco', inicio, fin: blanco };
  if (abreLinea(sql, inicio, dialecto))
    return { tipo: 'comentario', inicio, fin: finLinea(sql, inicio, dialecto.retornoCierraComentario) };
  if (sql.startsWith('/*', inicio)) {
    const ejecutable = dialecto.comentariosEjecutables && /^M?!/.test(sql.slice(inicio + 2, inicio + 4));
    const fin = finBloque(sql, inicio, dialecto.comentariosAnidados);
    return { tipo: ejecutable ? 'codigo' : 'comentario', inicio, fin };
  }
  const citada = piezaCitada(sql, inicio, dialecto);
  if (citada !== undefined) return citada;
  const palabra = casa(PALABRA, sql, inicio);
  if (palabra > inicio) return { tipo: 'palabra', inicio, fin: palabra };
  const numero = casa(NUMERO, sql, inicio);
  return numero > inicio
    ? { tipo: 'numero', inicio, fin: numero }
    : { tipo: 'simbolo', inicio, fin: inicio + 1 };
}

/** Separa un texto SQL en piezas contiguas que lo cubren entero, en orden. No falla con SQL incorrecto. */
export function* piezas(sql: string, dialecto: Dialecto): Generator<Pieza> {
  for (let inicio = 0; inicio < sql.length; ) {
    const pieza = piezaEn(sql, inicio, dialecto);
    yield pieza;
    inicio = pieza.fin;
  }
}

/** Si la pieza no dice nada al motor: blanco o comentario. */
export function esRelleno(pieza: Pieza): boolean {
  return pieza.tipo === 'blanco' || pieza.tipo === 'comentario';
}
