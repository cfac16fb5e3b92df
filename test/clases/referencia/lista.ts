/** Grado que una persona dio a cada documento juzgado de una pregunta. */
export type Juicios = Readonly<Record<string, number>>;

/** Documento que devolvió un buscador, con su puntuación. */
export type Devuelto = readonly [documento: string, puntuacion: number];

/** Pone los documentos de mayor a menor puntuación; un empate, por documento descendente, como trec_eval. */
export function ordenar(devueltos: readonly Devuelto[]): readonly string[] {
  return devueltos
    .toSorted(([a, deA], [b, deB]) => deB - deA || (a < b ? 1 : -1))
    .map(([documento]) => documento);
}

/** Documentos juzgados con ese grado o más. */
export function relevantes(juicios: Juicios, umbral: number): ReadonlySet<string> {
  return new Set(Object.keys(juicios).filter((documento) => gradoDe(juicios, documento) >= umbral));
}

/** Grado de un documento; 0 si nadie lo juzgó. */
export function gradoDe(juicios: Juicios, documento: string): number {
  return juicios[documento] ?? 0;
}

/** Cuántos de los k primeros son relevantes. */
export function aciertos(lista: readonly string[], buenos: ReadonlySet<string>, k: number): number {
  return lista.slice(0, k).filter((documento) => buenos.has(documento)).length;
}
