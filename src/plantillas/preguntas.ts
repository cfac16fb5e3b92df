/** Un caso de la prueba de conformidad, con lo que promete. */
export interface CasoDeConformidad {
  readonly id: string;
  readonly titulo: string;
}

/** Lo que la prueba de conformidad pregunta a un motor. */
export interface Preguntas {
  readonly casos: readonly CasoDeConformidad[];
  readonly rechazos: readonly CasoDeConformidad[];
}

/** Los casos y los rechazos que hay en el código de la prueba de conformidad. */
export function leerPreguntas(casos: string, respuestas: string): Preguntas {
  return {
    casos: leer(
      casos,
      /^export const CASOS = \{$([\s\S]*?)^\}/m,
      /^ {2}(\w+): \{\s*titulo:\s*(['"])(.*?)\2,/gm,
    ),
    rechazos: leer(respuestas, /^export const RECHAZOS = \{$([\s\S]*?)^\}/m, /^ {2}(\w+): (['"])(.*?)\2,/gm),
  };
}

function leer(codigo: string, bloque: RegExp, entrada: RegExp): readonly CasoDeConformidad[] {
  const dentro = bloque.exec(codigo)?.[1] ?? '';
  return [...dentro.matchAll(entrada)].map(([, id = '', , titulo = '']) => ({ id, titulo }));
}
