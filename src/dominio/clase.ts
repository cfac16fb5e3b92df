import type { Posicion } from './posicion.ts';

/** `nucleo`: en proceso, sin servicios. `servicio`: un servidor. `declarado`: revisado, nunca ejecutado. */
export type Nivel = 'nucleo' | 'servicio' | 'declarado';

/** Tipo que el contrato declara para una columna; `auto` sigue las reglas 1 a 5 de la comparación. */
export const TIPOS_DE_COLUMNA = [
  'auto',
  'texto',
  'entero',
  'decimal',
  'flotante',
  'booleano',
  'fecha',
  'hora',
  'instante',
  'json',
  'bytes',
] as const;
export type TipoColumna = (typeof TIPOS_DE_COLUMNA)[number];

/** Diferencia admitida en una columna: absoluta, relativa al valor esperado, o la mayor de ambas. Dígitos del autor. */
export interface Tolerancia {
  readonly abs?: string;
  readonly rel?: string;
}

/** Columna del contrato. */
export interface ColumnaEsperada {
  readonly nombre: string;
  readonly tipo: TipoColumna;
  readonly tolerancia?: Tolerancia;
  /** `literal`: la forma escrita cuenta (0.50 no es 0.5). Por omisión cuenta el valor. */
  readonly numeros: 'valor' | 'literal';
  /** Decimales a los que se redondea el valor obtenido antes de comparar, solo si el contrato lo pide. */
  readonly decimales?: number;
  readonly posicion: Posicion;
}

/** Celda del contrato: nula, o el texto exacto que escribió el autor y si iba entre comillas. */
export type CeldaEsperada =
  | { readonly nula: true; readonly posicion: Posicion }
  | { readonly nula: false; readonly texto: string; readonly citada: boolean; readonly posicion: Posicion };

/** Orden de las filas: exacto, sin orden (multiconjunto), o por columnas clave (libre en los empates). */
export type Orden =
  | { readonly tipo: 'estricto' }
  | { readonly tipo: 'libre' }
  | { readonly tipo: 'claves'; readonly columnas: readonly string[] };

/** Lo que una clase con ejecución promete: columnas, filas y reglas de comparación. */
export interface Contrato {
  readonly columnas: readonly ColumnaEsperada[];
  readonly filas: readonly (readonly CeldaEsperada[])[];
  readonly orden: Orden;
}

interface CasoComun {
  readonly titulo: string;
  readonly textoContrato: string;
  readonly dataset?: string;
}

/** El problema de una clase. En modo conceptual no hay nada que ejecutar. */
export type Caso =
  | (CasoComun & { readonly modo: 'comparado'; readonly contrato: Contrato })
  | (CasoComun & { readonly modo: 'conceptual' });

/** Clases de error que un contrato puede esperar de un motor, iguales en todos los motores. */
export const CLASES_DE_ERROR = [
  'division_por_cero',
  'unicidad',
  'clave_foranea',
  'restriccion_check',
  'no_nulo',
  'conversion_de_tipo',
  'fuera_de_rango',
  'sintaxis',
  'permiso',
  'objeto_inexistente',
] as const;
export type ClaseDeError = (typeof CLASES_DE_ERROR)[number];

/** Diferencia conocida y documentada de un motor frente al contrato. */
export interface Divergencia {
  readonly motivo: string;
  readonly doc: string;
  readonly filas: readonly (readonly CeldaEsperada[])[];
}

/** Revisión a mano de un archivo declarado. */
export interface Revision {
  readonly fecha: string;
  readonly sha256?: string;
}

/** Una de las dos partes de un archivo de implementación. */
export interface Seccion {
  /** Texto tal como se envía al motor (sin BOM; los finales de línea no se tocan). */
  readonly texto: string;
  /** Línea del archivo en la que empieza `texto`, desde 1. */
  readonly linea: number;
}

/** Archivo que resuelve el caso en un motor. */
export interface Implementacion {
  /** Ruta relativa a la raíz, con `/`. */
  readonly archivo: string;
  /** sha256 en hexadecimal de los bytes del archivo. */
  readonly sha256: string;
  readonly cabecera: { readonly motor?: string; readonly doc?: string; readonly nota?: string };
  /** Ausentes en un archivo declarado: no se ejecuta. */
  readonly secciones?: { readonly preparacion: Seccion; readonly consulta: Seccion };
}

interface EntradaComun {
  /** Id del motor, p. ej. `postgresql`. */
  readonly id: string;
  readonly porqueNo: string;
  readonly doc: string;
  readonly posicion: Posicion;
}

/** Lo que una clase dice de un motor. */
export type EntradaMotor =
  | (EntradaComun & {
      readonly aplica: 'ejecutable';
      readonly nivel: Nivel;
      readonly porqueSi: string;
      readonly implementacion: Implementacion;
      readonly revisado?: Revision;
      readonly divergencia?: Divergencia;
      readonly errorEsperado?: { readonly clase: ClaseDeError };
    })
  | (EntradaComun & { readonly aplica: 'conceptual'; readonly porqueSi: string; readonly como: string })
  | (EntradaComun & { readonly aplica: 'no'; readonly alternativa: string });

/** Una clase leída y comprobada: después de `cargar` nadie vuelve a comprobarla. */
export interface Clase {
  /** P. ej. `071`. */
  readonly id: string;
  /** Carpeta de la clase relativa a la raíz, con `/`; `.` si es la raíz misma. */
  readonly carpeta: string;
  /** Ruta de su `motores.yaml` relativa a la raíz. */
  readonly archivo: string;
  readonly caso: Caso;
  readonly motores: readonly EntradaMotor[];
}
