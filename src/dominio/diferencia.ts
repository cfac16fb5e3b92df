import type { ClaseDeError } from './clase.ts';

/** Celda lista para mostrar: texto canónico y tipo. `nula` la distingue del texto `NULL`. */
export interface CeldaVista {
  readonly texto: string;
  /** Tipo del valor obtenido, o `esperado` para una celda del contrato. */
  readonly tipo: string;
  readonly nula: boolean;
}

/** Por qué dos celdas no son iguales. */
export type MotivoDeCelda =
  | { readonly tipo: 'valor' }
  | { readonly tipo: 'nulo-frente-a-valor' }
  | { readonly tipo: 'tipo'; readonly esperado: string; readonly obtenido: string }
  | { readonly tipo: 'forma-literal' }
  | { readonly tipo: 'fuera-de-tolerancia'; readonly distancia: string; readonly tolerancia: string }
  /** El valor obtenido no se puede leer con el tipo que declara la columna. */
  | { readonly tipo: 'no-convertible'; readonly razon: string };

/** Una diferencia entre el contrato y el resultado. Las filas y columnas se cuentan desde 1. */
export type Diferencia =
  | {
      readonly tipo: 'numero-de-columnas';
      readonly esperadas: readonly string[];
      readonly obtenidas: readonly string[];
    }
  /** Solo con `--estricto`: el valor es igual pero la columna se llama de otro modo. */
  | {
      readonly tipo: 'nombre-de-columna';
      readonly columna: number;
      readonly esperado: string;
      readonly obtenido: string;
    }
  | {
      readonly tipo: 'celda';
      readonly filaEsperada: number;
      readonly filaObtenida: number;
      readonly columna: number;
      readonly nombreColumna: string;
      readonly esperada: CeldaVista;
      readonly obtenida: CeldaVista;
      readonly motivo: MotivoDeCelda;
    }
  | {
      readonly tipo: 'fila-ausente';
      readonly filaEsperada: number;
      /** Fila obtenida tras la que debería estar; 0 si va la primera. */
      readonly trasFilaObtenida: number;
      readonly celdas: readonly CeldaVista[];
    }
  | {
      readonly tipo: 'fila-sobrante';
      readonly filaObtenida: number;
      /** Fila esperada tras la que aparece; 0 si va la primera. */
      readonly trasFilaEsperada: number;
      readonly celdas: readonly CeldaVista[];
    }
  /** La misma fila en otro lugar. Si todas las diferencias son de orden, las filas son las mismas, las mismas veces. */
  | {
      readonly tipo: 'orden';
      readonly filaEsperada: number;
      readonly filaObtenida: number;
      readonly celdas: readonly CeldaVista[];
    }
  /** Hay más diferencias que las listadas: solo va la última, y dice cuántas faltan. */
  | { readonly tipo: 'mas-diferencias'; readonly cuantas: number }
  /** El contrato espera que este motor rechace el caso, y devolvió una tabla. */
  | { readonly tipo: 'error-ausente'; readonly clase: ClaseDeError };

/** Lista de diferencias con al menos una: un veredicto `diferente` nunca está vacío. */
export type Diferencias = readonly [Diferencia, ...Diferencia[]];

/** Algo igual pero digno de verse: no hace fallar salvo con `--estricto` donde se dice. */
export type Nota =
  /** Igual valor escrito de otra forma (0.50 y 0.5): una nota por columna, con su primera celda. */
  | {
      readonly tipo: 'forma';
      /** Primera fila esperada en que ocurre, desde 1. */
      readonly fila: number;
      readonly columna: string;
      readonly obtenida: string;
      readonly esperada: string;
      /** Celdas de la columna a las que les pasa. */
      readonly veces: number;
    }
  /** La consulta no tiene ORDER BY al final y devuelve dos filas o más. */
  | { readonly tipo: 'orden-no-garantizado' }
  | { readonly tipo: 'nombre-de-columna'; readonly esperado: string; readonly obtenido: string }
  /** El contrato tiene filas que empatan en las columnas de orden: su orden no lo fija nada. */
  | {
      readonly tipo: 'empate-en-orden';
      /** Las del primer empate, desde 1. */
      readonly filas: readonly number[];
      readonly columnas: readonly string[];
      /** Empates que hay. */
      readonly veces: number;
    }
  /** `"NULL"` entre comillas aceptado como NULL (formato público). */
  | {
      readonly tipo: 'nulo-citado';
      /** Primera fila esperada en que ocurre, desde 1. */
      readonly fila: number;
      readonly columna: string;
      readonly veces: number;
    }
  /** El motor rechazó el caso como el contrato pide. */
  | {
      readonly tipo: 'error-esperado';
      readonly clase: ClaseDeError;
      readonly codigo?: string;
      readonly mensaje: string;
    }
  /** Aviso del motor en la preparación (p. ej. una fila que `INSERT IGNORE` descartó). */
  | { readonly tipo: 'aviso-del-motor'; readonly codigo: string; readonly mensaje: string };

/** Causa conocida de una diferencia. `comprobado`: una sonda en el motor la confirmó. */
export interface Diagnostico {
  /** Nombre de la regla, p. ej. `division-entera`. */
  readonly regla: string;
  readonly certeza: 'comprobado' | 'probable';
  /** Nombre de la columna, si afecta a una. */
  readonly columna?: string;
  /** Qué pasa, en una oración. */
  readonly causa: string;
  /** Con qué valores se ve. */
  readonly evidencia: string;
  /** Qué cambiar. */
  readonly remedio: string;
  /** Documentación oficial. */
  readonly doc: string;
}
