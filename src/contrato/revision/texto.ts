import type { Problema } from '../../dominio/problema.ts';
import { problema } from '../codigos.ts';
import { implementacionesDe } from './archivos.ts';
import { type Archivo, type Ficha, posicionEn } from './ficha.ts';

/** Caracteres que no se ven y que unos motores toleran y otros no (T137). */
const INVISIBLES: ReadonlyMap<string, string> = new Map([
  ['\u00a0', 'un espacio que no se parte (U+00A0)'],
  ['\u202f', 'un espacio estrecho que no se parte (U+202F)'],
  ['\u200b', 'un espacio de ancho cero (U+200B)'],
  ['\u2060', 'un separador de ancho cero (U+2060)'],
  ['\ufeff', 'una marca de orden de bytes en medio del texto (U+FEFF)'],
  ['\u00ad', 'un guion optativo (U+00AD)'],
  ['\u2028', 'un separador de línea (U+2028)'],
]);

/** Bytes de los archivos de una clase que cambian según el editor, el sistema o el motor. */
export function* revisarTextos(ficha: Ficha): Iterable<Problema> {
  const implementaciones = implementacionesDe(ficha);
  for (const archivo of [...(ficha.archivo ? [ficha.archivo] : []), ...implementaciones])
    yield* [...revisarLineas(archivo), ...revisarPendientes(archivo)];
  for (const archivo of implementaciones)
    if (!archivo.ruta.endsWith('.json')) yield* revisarInvisibles(archivo);
}

function* revisarLineas({ ruta, texto, bom }: Archivo): Iterable<Problema> {
  if (bom) {
    const mensaje = 'El archivo empieza por una marca de orden de bytes (BOM).';
    yield problema('MARCA_BOM', posicionEn(ruta, texto, 0), mensaje, 'Guárdelo como UTF-8 sin BOM.');
  }
  const crlf = texto.indexOf('\r\n');
  if (crlf >= 0) {
    const mensaje = 'Las líneas acaban en CRLF: un salto dentro de un texto cambiaría de un sistema a otro.';
    const consejo = 'Guárdelo con finales LF y añada «* text=auto eol=lf» a .gitattributes.';
    yield problema('LINEAS_CRLF', posicionEn(ruta, texto, crlf), mensaje, consejo);
  }
  const suelto = texto.search(/\r(?!\n)/);
  if (suelto >= 0) {
    const mensaje = 'Hay un retorno de carro suelto: unos motores acaban ahí un comentario y otros no.';
    yield problema(
      'RETORNO_SUELTO',
      posicionEn(ruta, texto, suelto),
      mensaje,
      'Cámbielo por un salto de línea.',
    );
  }
}

/** La marca que dejan las plantillas de «nuevo»: quien la ve en un informe cree leer la clase. */
function* revisarPendientes({ ruta, texto }: Archivo): Iterable<Problema> {
  const lugar = texto.indexOf('POR ESCRIBIR:');
  if (lugar < 0) return;
  const mensaje = 'Queda texto de la plantilla: «POR ESCRIBIR:».';
  yield problema('TEXTO_PENDIENTE', posicionEn(ruta, texto, lugar), mensaje, 'Escríbalo y quite la marca.');
}

/** El primero de cada clase: quien lo busque en su editor encontrará los demás. */
function* revisarInvisibles({ ruta, texto }: Archivo): Iterable<Problema> {
  const sinComentarios = texto.replaceAll(/^\s*--.*$/gm, (linea) => ' '.repeat(linea.length));
  for (const [caracter, nombre] of INVISIBLES) {
    const lugar = sinComentarios.indexOf(caracter);
    if (lugar < 0) continue;
    const mensaje = `Hay ${nombre}: SQLite y PostgreSQL no lo aceptan como espacio.`;
    const consejo = 'Cámbielo por un espacio, o escríbalo con una función si es un dato.';
    yield problema('CARACTER_INVISIBLE', posicionEn(ruta, texto, lugar), mensaje, consejo);
  }
}
