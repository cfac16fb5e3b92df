import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { Posicion } from '../../dominio/posicion.ts';
import { type Anotar, problema } from '../codigos.ts';
import { problemaDeYaml } from './errores-yaml.ts';
import type { Nodo } from './nodo.ts';
import { proyectar } from './proyeccion.ts';

/** Errores con los que el árbol sigue siendo fiable: se sigue comprobando el resto. */
const LEVES: ReadonlySet<string> = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS']);

/**
 * Lee el texto de un YAML 1.2 sin interpretar sus escalares: `0.10`, `071` y `no` llegan como se escribieron.
 * Anota sus problemas, y devuelve `undefined` si con ellos no hay nada fiable que comprobar.
 */
export function leerDocumento(texto: string, archivo: string, anotar: Anotar): Nodo | undefined {
  const lineas = new LineCounter();
  // El esquema «failsafe» no convierte nada: https://yaml.org/spec/1.2.2/#101-failsafe-schema
  const documento = parseDocument(texto, { schema: 'failsafe', lineCounter: lineas, prettyErrors: false });
  const lugar = (desplazamiento: number): Posicion => {
    const { line, col } = lineas.linePos(desplazamiento);
    return { archivo, linea: Math.max(line, 1), columna: Math.max(col, 1) };
  };
  if (!sintaxisFiable(documento, texto.split(/\r?\n/), lugar, anotar)) return undefined;
  if (documento.contents === null) {
    anotar(
      problema('YAML_VACIO', lugar(0), 'El archivo está vacío.', 'Escriba las claves «caso» y «motores».'),
    );
    return undefined;
  }
  return proyectar(documento, lugar, anotar);
}

/** Anota los errores de sintaxis, uno por línea, e indica si el árbol es fiable a pesar de ellos. */
function sintaxisFiable(
  documento: Document.Parsed,
  lineas: readonly string[],
  lugar: (desplazamiento: number) => Posicion,
  anotar: Anotar,
): boolean {
  const anotadas = new Set<number>();
  const errores = [...documento.errors, ...documento.warnings];
  for (const { code, pos } of errores) {
    const posicion = lugar(inicioDeTextoAbierto(documento, pos[0]));
    if (anotadas.has(posicion.linea)) continue;
    anotadas.add(posicion.linea);
    anotar(problemaDeYaml(code, posicion, lineas[posicion.linea - 1] ?? ''));
  }
  return errores.every(({ code }) => LEVES.has(code));
}

/** Un texto sin comillas de cierre llega hasta el final, y ahí se descubre: lo útil es dónde se abrieron. */
function inicioDeTextoAbierto(documento: Document.Parsed, desplazamiento: number): number {
  let inicio = desplazamiento;
  visit(documento, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range?.[1] === desplazamiento) inicio = range[0];
    },
  });
  return inicio;
}
