import { stringify } from 'yaml';
import type { CeldaNormal } from '../normalizacion/celda.ts';

/** Con qué comillas se escribe una celda; sin ellas, solo las que hagan falta. */
export type Comillas = 'dobles' | 'simples' | 'las-que-hagan-falta';

/** Lo que dentro de unas comillas simples o sin comillas no se ve, o YAML 1.1 toma por un salto de línea. */
const SOLO_ESCAPADO = /[\p{Cc}\u2028\u2029\ufeff]/u;

/**
 * Escribe un valor como elemento de una lista entre corchetes, de modo que YAML 1.1 y 1.2 lean lo mismo: el nulo como
 * `null`, los números y booleanos sin comillas y con sus dígitos, y el texto entre comillas si se leería de otro modo.
 */
export function escribirCelda({ tipo, texto }: CeldaNormal, comillas: Comillas): string {
  if (tipo === 'nulo') return 'null';
  if (SOLO_ESCAPADO.test(texto)) return entreDobles(texto);
  switch (comillas) {
    case 'dobles':
      return entreDobles(texto);
    case 'simples':
      return `'${texto.replaceAll("'", "''")}'`;
    case 'las-que-hagan-falta':
      return esSuelto(tipo) ? texto : conLasQueHaganFalta(texto);
    default:
      return comillas satisfies never;
  }
}

/** Escribe una fila entera entre corchetes; `comillas` da las de cada celda. */
export function escribirFila(fila: readonly CeldaNormal[], comillas: (columna: number) => Comillas): string {
  return `[${fila.map((celda, c) => escribirCelda(celda, comillas(c))).join(', ')}]`;
}

/** Números y booleanos: van sin comillas. */
function esSuelto(tipo: CeldaNormal['tipo']): boolean {
  return tipo === 'entero' || tipo === 'decimal' || tipo === 'flotante' || tipo === 'booleano';
}

/** JSON es YAML (https://yaml.org/spec/1.2.2/#12-yaml-history), y así no depende de un ancho de línea. */
function entreDobles(texto: string): string {
  return JSON.stringify(texto).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function conLasQueHaganFalta(texto: string): string {
  // PyYAML da a un `=` suelto un significado propio: https://yaml.org/type/value.html
  if (texto === '=') return entreDobles(texto);
  const lista = stringify([texto], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    // También lo que en YAML 1.1 no sería texto: fechas, horas, yes, no…
    compat: 'yaml-1.1',
  });
  return lista.trimEnd().slice(1, -1);
}
