/** Respuesta mala de un sistema por etapas, con lo que pasó al repetirla. */
export interface Fallo {
  /** Posición de su pasaje relevante; ausente si no se recuperó. */
  readonly posicion?: number;
  readonly enContexto: boolean;
  /** Si se arregló al repetirla sin cambiar nada; ausente si no se repitió. */
  readonly control?: boolean;
  /** Si se arregló con el contexto bueno puesto a mano; ausente si no se repitió. */
  readonly dorado?: boolean;
}

/** Etapa que la repetición implica, y qué se vio. */
export function diagnosticar(fallo: Fallo, pasan: number): readonly [etiqueta: string, prueba: string] {
  const { control, dorado } = fallo;
  if (control === undefined || dorado === undefined) return ['NO_DIAGNOSTICABLE', 'falta_una_repeticion'];
  if (control) return ['INESTABLE', 'se_arregla_sin_cambiar_nada'];
  return dorado
    ? [etapaQueLoPerdio(fallo, pasan), 'se_arregla_con_el_contexto_dorado']
    : ['GENERATION_FAILURE', 'falla_con_el_contexto_dorado'];
}

function etapaQueLoPerdio({ posicion, enContexto }: Fallo, pasan: number): string {
  if (posicion === undefined) return 'RETRIEVAL_MISS';
  if (posicion > pasan) return 'RANKED_OUT';
  return enContexto ? 'SIN_EXPLICAR' : 'CONTEXT_ASSEMBLY_LOSS';
}
