/** Candidato con la puntuación del buscador y la del reordenador. */
export interface Candidato {
  readonly documento: string;
  readonly primera: number;
  readonly segunda: number;
}

/** Ordena por la primera puntuación y vuelve a ordenar por la segunda solo los n primeros. */
export function reordenar(candidatos: readonly Candidato[], n: number): readonly string[] {
  const inicial = candidatos.toSorted((a, b) => b.primera - a.primera);
  const prefijo = inicial.slice(0, n).toSorted((a, b) => b.segunda - a.segunda);
  return [...prefijo, ...inicial.slice(n)].map(({ documento }) => documento);
}
