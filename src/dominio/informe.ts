import type { Nivel } from './clase.ts';
import type { CeldaVista } from './diferencia.ts';
import type { Identidad, OrigenUsado } from './identidad.ts';
import type { Posicion } from './posicion.ts';
import type { Problema } from './problema.ts';
import type { Veredicto } from './veredicto.ts';

/** Filas para mostrar: las primeras, y cuántas hay en total. */
export interface Muestra {
  readonly columnas: readonly string[];
  readonly filas: readonly (readonly CeldaVista[])[];
  readonly total: number;
}

/** Resultado de una entrada de una clase. */
export interface ResultadoMotor {
  readonly motor: string;
  readonly titulo: string;
  /** Ausente si el motor no aplica o la clase es conceptual. */
  readonly nivel?: Nivel;
  readonly veredicto: Veredicto;
  readonly archivo?: string;
  /** Huella del archivo que se ejecutó o se revisó, en hexadecimal. */
  readonly sha256?: string;
  /** Lugar de la entrada en `motores.yaml`. */
  readonly posicion: Posicion;
  readonly doc: string;
  readonly porqueSi?: string;
  readonly porqueNo: string;
  readonly identidad?: Identidad;
  readonly origen?: OrigenUsado;
  readonly duracionMs?: number;
  /** Lo que devolvió la consulta, si se ejecutó. */
  readonly obtenido?: Muestra;
}

/** Motores ejecutados que dieron la misma respuesta, igual o no al contrato. */
export interface Acuerdo {
  readonly motores: readonly string[];
  readonly igualAlContrato: boolean;
}

/** Resultado de una clase. */
export interface ResultadoClase {
  readonly clase: string;
  readonly titulo: string;
  readonly carpeta: string;
  readonly archivo: string;
  readonly modo: 'comparado' | 'conceptual';
  readonly textoContrato: string;
  /** Filas esperadas; ausente en una clase conceptual. */
  readonly esperado?: Muestra;
  readonly motores: readonly ResultadoMotor[];
  /** Grupos de motores que coinciden entre sí; con menos de dos ejecutados, vacío. */
  readonly acuerdos: readonly Acuerdo[];
}

/** Cuentas de la línea final. */
export interface Resumen {
  readonly clases: number;
  readonly verificadas: number;
  readonly fallidas: number;
  readonly omitidas: number;
  readonly declaradas: number;
  readonly divergencias: number;
  readonly sustitutos: number;
  readonly conNotas: number;
  readonly clasesIlegibles: number;
}

/** Palabra con que empieza la línea final. `VALIDACION_…`: se revisaron los archivos y no se ejecutó nada. */
export const RESULTADOS = [
  'EQUIVALENCIA_OK',
  'EQUIVALENCIA_FALLIDA',
  'EQUIVALENCIA_SIN_EJECUTAR',
  'VALIDACION_OK',
  'VALIDACION_FALLIDA',
] as const;
export type Resultado = (typeof RESULTADOS)[number];

/** El resultado completo como datos planos: toda salida se genera solo de aquí. */
export interface Informe {
  /** Versión de la forma de este objeto. */
  readonly esquema: 1;
  readonly herramienta: { readonly nombre: string; readonly version: string };
  readonly clases: readonly ResultadoClase[];
  readonly problemas: readonly Problema[];
  readonly resumen: Resumen;
  readonly resultado: Resultado;
  /** Código de salida del proceso: 0, 1, 2, 3, 130 o 143. */
  readonly salida: number;
  /** Presente si se interrumpió: lo que falta no se ejecutó. */
  readonly interrumpido?: true;
}
