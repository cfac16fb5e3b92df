/** Cambio de un tramo de un texto; si `desde` y `hasta` coinciden, una inserción. */
export interface Edicion {
  readonly desde: number;
  readonly hasta: number;
  readonly texto: string;
}

/** El texto con las filas nuevas, o por qué no se puede editar. */
export type Editado = { readonly texto: string } | { readonly motivo: string };

/** Aplica unas ediciones que no se solapan; las que empiezan en el mismo lugar, en el orden dado. */
export function aplicar(texto: string, ediciones: readonly Edicion[]): string {
  let hecho = '';
  let lugar = 0;
  for (const { desde, hasta, texto: puesto } of ediciones.toSorted((a, b) => a.desde - b.desde)) {
    hecho += texto.slice(lugar, desde) + puesto;
    lugar = Math.max(lugar, hasta);
  }
  return hecho + texto.slice(lugar);
}

/** Dónde empieza la línea de un lugar. */
export function inicioDeLinea(texto: string, lugar: number): number {
  return texto.lastIndexOf('\n', lugar - 1) + 1;
}

/** Dónde empieza la línea siguiente a la de un lugar, o el final del texto. */
export function lineaSiguiente(texto: string, lugar: number): number {
  const salto = texto.indexOf('\n', lugar);
  return salto < 0 ? texto.length : salto + 1;
}

/** El salto de línea que usa un texto. */
export function saltoDe(texto: string): '\n' | '\r\n' {
  return texto.includes('\r\n') ? '\r\n' : '\n';
}
