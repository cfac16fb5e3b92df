/** Lo que una plantilla deja por escribir. */
export interface Pendiente {
  readonly archivo: string;
  readonly linea: number;
  /** Qué hay que escribir. */
  readonly que: string;
}

const MARCA = /POR ESCRIBIR: (.*?)\s*$/;

/** Las marcas `POR ESCRIBIR: …` de unos textos: la lista de lo que falta sale de las propias plantillas. */
export function pendientesDe(archivos: Readonly<Record<string, string>>): readonly Pendiente[] {
  return Object.entries(archivos).flatMap(([archivo, texto]) =>
    texto.split('\n').flatMap((linea, i) => {
      const que = MARCA.exec(linea)?.[1];
      return que === undefined ? [] : [{ archivo, linea: i + 1, que }];
    }),
  );
}
