import type { Valor } from '../../src/dominio/valor.ts';
import {
  booleano,
  bytes,
  decimal,
  entero,
  fecha,
  flotante,
  hora,
  instante,
  json,
  nulo,
  texto,
} from './valores.ts';

/** Lo que todo motor ha de devolver, lo escriba como lo escriba en su dialecto. */
interface Caso {
  readonly titulo: string;
  readonly filas: readonly (readonly Valor[])[];
  /** Nombres de las columnas, cuando el caso trata de ellos. */
  readonly columnas?: readonly string[];
}

/** Los casos de la prueba de conformidad: quien añada uno obliga a cada motor a contestarlo. */
export const CASOS = {
  nulo_y_texto: {
    titulo: "distingue NULL, 'NULL' y el texto vacío",
    filas: [[nulo, texto('NULL'), texto('')]],
  },
  unicode: {
    titulo: 'conserva ñ, emojis, formas Unicode y espacios finales',
    filas: [[texto('ñ'), texto('👩🏽‍🚀'), texto('\u00e9'), texto('e\u0301'), texto('a ')]],
  },
  entero_de_64_bits: {
    titulo: 'T23: conserva los enteros hasta los extremos de 64 bits',
    filas: [[entero(2n ** 53n + 1n), entero(2n ** 63n - 1n), entero(-(2n ** 63n))]],
  },
  decimal: {
    titulo: 'T34: conserva los dígitos y la escala de un decimal: 1.50, -0.05 y 38 cifras',
    filas: [[decimal('1.50'), decimal('-0.05'), decimal('1234567890123456789012345678.0123456789')]],
  },
  flotante: {
    titulo: 'T11: conserva un flotante de 64 bits: 0.1 + 0.2 y 1e300',
    filas: [[flotante(0.1 + 0.2), flotante(1e300)]],
  },
  flotante_de_32_bits: {
    titulo: 'T17: conserva un flotante de 32 bits: 0.1',
    filas: [[flotante(Math.fround(0.1), 32)]],
  },
  cero_negativo: { titulo: 'T37: conserva el cero negativo', filas: [[flotante(-0)]] },
  nan: { titulo: 'T37: conserva NaN', filas: [[flotante(Number.NaN)]] },
  infinitos: {
    titulo: 'T37: conserva los infinitos',
    filas: [[flotante(Infinity), flotante(-Infinity)]],
  },
  booleano: {
    titulo: 'T35: distingue un booleano de un 1',
    filas: [[booleano(true), booleano(false), nulo, entero(1)]],
  },
  fecha: {
    titulo: 'T76, T80: conserva el día de una fecha, del año 1 al 9999',
    filas: [[fecha('2024-03-10'), fecha('0001-01-01'), fecha('9999-12-31')]],
  },
  hora: { titulo: 'T92: conserva la fracción de una hora', filas: [[hora('12:34:56.789')]] },
  instante: {
    titulo: 'T77: conserva los microsegundos, también en la hora que no existe en Nueva York',
    filas: [[instante('2024-03-10 02:30:00.123456'), instante('9999-12-31 23:59:59.999999')]],
  },
  instante_con_zona: {
    titulo: 'T78: da en UTC un instante con zona (04:30:00.5 en +02)',
    filas: [[instante('2024-03-10 02:30:00.5', true)]],
  },
  bytes: {
    titulo: 'T99, T101: conserva los bytes del 00 al FF',
    filas: [[bytes(...Array.from({ length: 256 }, (_, i) => i))]],
  },
  json: {
    titulo: 'T94, T95: da el texto de un JSON y distingue su null del NULL',
    filas: [[json('{"a": 1.0}'), json('null'), nulo]],
  },
  sin_filas: {
    titulo: 'T118: conserva las columnas cuando no hay filas',
    filas: [],
    columnas: ['a', 'b'],
  },
  nombres_repetidos: {
    titulo: 'T105, T109: conserva los nombres repetidos y __proto__',
    filas: [[entero(1), entero(2), entero(3)]],
    columnas: ['a', 'a', '__proto__'],
  },
  mil_filas: {
    titulo: 'conserva mil filas en su orden, del 1000 al 1',
    filas: Array.from({ length: 1000 }, (_, i) => [entero(1000 - i)]),
  },
  recursion: { titulo: 'T128: cuenta 1500 niveles de recursión', filas: [[entero(1500)]] },
  punto_y_coma: {
    titulo: 'T138: un punto y coma en un texto, un nombre o un comentario no separa sentencias',
    filas: [[texto('a;b'), texto("'; --")]],
    columnas: ['x;y', 'z'],
  },
  bloque: {
    titulo: 'T138: ejecuta un cuerpo con puntos y coma (un disparador o una función) con CASE … END dentro',
    filas: [[texto('uno;')], [texto('otro;')]],
  },
  fin_de_linea: {
    titulo: 'T136: acepta CRLF y lo conserva dentro de un texto',
    filas: [[texto('a\r\nb')]],
  },
  antes_de_la_consulta: {
    titulo: 'admite en la consulta sentencias sin resultado antes de la que lo da',
    filas: [[entero(7)]],
  },
} as const satisfies Readonly<Record<string, Caso>>;

/** Nombre de un caso. */
export type IdCaso = keyof typeof CASOS;
