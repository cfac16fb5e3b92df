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

/** Etapa que las repeticiones implican, o por qué no se puede decir. */
export function diagnosticar({ posicion, enContexto, control, dorado }: Fallo, pasan: number): string {
  if (control === undefined || dorado === undefined) return 'NO_DIAGNOSTICABLE';
  if (control) return 'INESTABLE';
  if (!dorado) return 'GENERATION_FAILURE';
  if (posicion === undefined) return 'RETRIEVAL_MISS';
  if (posicion > pasan) return 'RANKED_OUT';
  return enContexto ? 'SIN_EXPLICAR' : 'CONTEXT_ASSEMBLY_LOSS';
}
