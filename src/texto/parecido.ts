import { closestMatch } from 'leven';

/** La palabra conocida más parecida a la escrita, si se parece lo bastante para ser una errata. */
export function parecido(escrita: string, conocidas: readonly string[]): string | undefined {
  // Una errata cambia una letra de cada tres como mucho; más que eso ya es otra palabra. Una sola letra, cualquiera.
  const maxDistance = Math.max(Math.min(escrita.length - 1, 1), Math.floor(escrita.length / 3));
  const porMinusculas = new Map(conocidas.map((conocida) => [conocida.toLowerCase(), conocida]));
  const hallada = closestMatch(escrita.toLowerCase(), [...porMinusculas.keys()], { maxDistance });
  return hallada === undefined ? undefined : porMinusculas.get(hallada);
}
