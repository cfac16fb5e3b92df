/** Motores con adaptador y cómo se ejecutan. */
export type MotoresConocidos = ReadonlyMap<string, 'nucleo' | 'servicio'>;
