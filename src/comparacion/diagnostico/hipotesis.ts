import type { Contrato } from '../../dominio/clase.ts';
import type { Diagnostico, Diferencia, Diferencias } from '../../dominio/diferencia.ts';
import type { Tabla } from '../../dominio/tabla.ts';
import type { Dialecto } from '../../sql/dialecto.ts';

/** Lo que se sabe de una implementación cuyo resultado difiere de su contrato. */
export interface Contexto {
  /** Id del motor que respondió de verdad: `mariadb` también si se presentó como sustituto de `mysql`. */
  readonly motor: string;
  /** Cómo se lee su SQL. */
  readonly dialecto: Dialecto;
  /** Nombre del motor para el lector: `SQLite`. */
  readonly nombre: string;
  /** Documentación oficial del motor, para cuando una regla no sabe una más precisa. */
  readonly doc: string;
  readonly preparacion: string;
  readonly consulta: string;
  readonly contrato: Contrato;
  readonly tabla: Tabla;
  readonly diferencias: Diferencias;
}

/** Consulta pequeña que se hace al motor para saber si una causa es cierta. */
export interface Sonda {
  /** Si se ejecuta tras la preparación de la clase o en un espacio vacío. */
  readonly preparacion: 'de-la-clase' | 'vacia';
  readonly consulta: string;
  /** Qué prueba que se confirme, en una oración; por omisión, que se le preguntó. */
  readonly hallazgo?: string;
  /** Si lo que devolvió el motor confirma la causa; si no, la descarta. */
  confirma(tabla: Tabla): boolean;
}

/** Causa posible de unas diferencias, aún sin comprobar. */
export interface Hipotesis extends Omit<Diagnostico, 'certeza'> {
  /** Diferencias que la causa explicaría. */
  readonly explica: readonly Diferencia[];
  readonly sonda?: Sonda;
  /** Los valores por sí solos no bastan: si la sonda no la confirma, no se dice. */
  readonly exigeSonda?: true;
}

/** Busca una causa en las diferencias. Propone pocas y seguras: un diagnóstico falso es peor que ninguno. */
export interface Regla {
  /** Nombre estable, p. ej. `division-entera`. */
  readonly id: string;
  proponer(contexto: Contexto): readonly Hipotesis[];
}
