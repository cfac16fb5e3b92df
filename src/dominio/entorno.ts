/**
 * Lo que el programa toma del proceso y de la máquina. Solo `cli.ts` lo construye: el resto lo recibe,
 * así ninguna otra parte depende de `process`, del reloj ni de la zona horaria.
 */
export interface Entorno {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly plataforma: NodeJS.Platform;
  /** `x64`, `arm64`… */
  readonly arquitectura: string;
  /** Usuario efectivo; ausente donde el sistema no lo tiene (Windows). */
  readonly uid?: number;
  readonly pid: number;
  /** Carpeta personal del usuario. */
  readonly hogar: string;
  /** Carpeta de trabajo, absoluta. */
  readonly directorio: string;
  /** Ejecutable de Node. */
  readonly node: string;
  /** Milisegundos de un reloj que no retrocede. */
  readonly reloj: () => number;
}
