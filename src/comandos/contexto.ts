import type { Entorno } from '../dominio/entorno.ts';

/** Lo que un comando recibe de `cli.ts`: nada más toca el proceso. */
export interface Contexto {
  readonly entorno: Entorno;
  /** Versión de esta herramienta. */
  readonly version: string;
  /** Escribe en la salida estándar: el informe y nada más. */
  escribir(texto: string): void;
  /** Escribe en la salida de errores: progreso y diagnóstico. */
  avisar(texto: string): void;
  /** Muestra en la terminal una línea que se reescribe; sin terminal no hace nada. Vacía: la borra. */
  progreso(linea: string): void;
  /** Salida estándar: si admite colores y cuántas columnas tiene. */
  readonly terminal: { readonly color: boolean; readonly ancho: number };
  /** Se cumple con Ctrl-C o SIGTERM; su `reason` es el nombre de la señal. */
  readonly senal: AbortSignal;
}
