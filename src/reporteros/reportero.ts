import type { Informe } from '../dominio/informe.ts';

/** Cómo se quiere la salida. No cambia lo que se dice, solo cuánto y con qué aspecto. */
export interface Presentacion {
  /** Muestra notas, contrato y razones completas. */
  readonly detalle: boolean;
  readonly color: boolean;
  /** Columnas de la terminal; 80 si no hay. */
  readonly ancho: number;
}

/** Una forma de salida: función pura del informe. */
export interface Reportero {
  /** Nombre en `--formato`. */
  readonly id: string;
  /** Una frase para la ayuda. */
  readonly descripcion: string;
  /** Texto completo, terminado en salto de línea. Seguro ante cualquier contenido de las celdas. */
  generar(informe: Informe, presentacion: Presentacion): string;
}
