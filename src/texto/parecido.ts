import { closestMatch } from 'leven';

/** La palabra conocida más parecida a la escrita, si se parece lo bastante para ser una errata. */
export function parecido(escrita: string, conocidas: readonly string[]): string | undefined {
  // Una errata cambia una letra de cada tres como mucho; más que eso ya es otra palabra. Una sola letra, cualquiera.
  const maxDistance = Math.max(Math.min(escrita.length - 1, 1), Math.floor(escrita.length / 3));
  const porMinusculas = new Map(conocidas.map((conocida) => [conocida.toLowerCase(), conocida]));
  const hallada = closestMatch(escrita.toLowerCase(), [...porMinusculas.keys()], { maxDistance });
  return hallada === undefined ? undefined : porMinusculas.get(hallada);
}

/** Qué decir a quien escribió un nombre que no existe: el más parecido o, si ninguno lo es, los que hay. */
export function sugerir(escrita: string, conocidas: readonly string[]): string {
  const cercana = parecido(escrita, conocidas);
  if (cercana !== undefined) return `¿Quiso decir «${cercana}»?`;
  const visibles = conocidas.slice(0, 12).join(', ') || 'ninguno';
  return `Hay: ${visibles}${conocidas.length > 12 ? ` y ${conocidas.length - 12} más` : ''}.`;
}
