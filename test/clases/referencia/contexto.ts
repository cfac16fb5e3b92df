/** Fragmento que devolvió el buscador, con lo que ocupa. */
export interface Bloque {
  readonly fragmento: string;
  readonly tokens: number;
}

/** Llena el contexto en orden y se para en el primer bloque que no cabe: cuántos bloques entran. */
export function cuantosEntran(bloques: readonly Bloque[], presupuesto: number): number {
  let libres = presupuesto;
  for (const [indice, { tokens }] of bloques.entries()) {
    if (tokens > libres) return indice;
    libres -= tokens;
  }
  return bloques.length;
}

/** Por qué una pregunta salió mal. */
export type Causa = 'no_recuperado' | 'fuera_del_presupuesto' | 'no_citado' | 'cita_inventada' | 'ninguna';

/** Primera causa, en el orden en que trabaja el sistema. */
export function causaDe(
  buenos: readonly string[],
  recuperados: readonly string[],
  contexto: readonly string[],
  citas: readonly string[],
): Causa {
  if (!buenos.some((bueno) => recuperados.includes(bueno))) return 'no_recuperado';
  if (!buenos.some((bueno) => contexto.includes(bueno))) return 'fuera_del_presupuesto';
  if (!buenos.some((bueno) => contexto.includes(bueno) && citas.includes(bueno))) return 'no_citado';
  return citas.every((cita) => contexto.includes(cita)) ? 'ninguna' : 'cita_inventada';
}
