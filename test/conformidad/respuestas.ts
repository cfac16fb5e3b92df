import type { ClaseDeError } from '../../src/dominio/clase.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import type { IdCaso } from './casos.ts';

/** Lo que se envía a un motor. */
export interface Envio {
  readonly preparacion?: string;
  readonly consulta: string;
}

/** Un motor que no puede con un caso dice por qué, con su documentación, y prueba qué hace en su lugar. */
export interface NoAplica {
  readonly noAplica: string;
  readonly doc: string;
  readonly enSuLugar: Envio & ({ readonly da: readonly Valor[] } | { readonly falla: RegExp });
}

export type Respuesta = Envio | NoAplica;

/** Operaciones que ninguna implementación puede hacer. */
export const RECHAZOS = {
  leer_archivo: 'leer un archivo',
  escribir_archivo: 'escribir un archivo',
} as const;

/** Lo que un motor contesta a la prueba de conformidad: nada puede faltar. */
export interface Respuestas {
  readonly casos: Readonly<Record<IdCaso, Respuesta>>;
  /** Un envío que provoca cada clase de error. */
  readonly errores: Readonly<Record<ClaseDeError, Respuesta>>;
  readonly rechazos: Readonly<Record<keyof typeof RECHAZOS, Respuesta>>;
  /** Un ajuste de sesión: cómo cambiarlo y cómo leerlo en una fila. */
  readonly ajuste: { readonly cambiar: string; readonly leer: string };
}
