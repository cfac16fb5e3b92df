import type { Fragmento } from '../plan/fragmento.ts';

/** Qué se pide verificar. */
export interface Peticion {
  /** Carpeta con las clases; por omisión la más cercana hacia arriba con un `motores.yaml`. */
  readonly raiz?: string;
  readonly clases: readonly string[];
  readonly motores: readonly string[];
  readonly conServicios: boolean;
  /** URL de servidores propios por motor. Pueden llevar contraseñas: nunca llegan a un informe. */
  readonly urls: ReadonlyMap<string, string>;
  /** Origen forzado por motor. */
  readonly origenes: ReadonlyMap<string, string>;
  readonly admitirSustituto: boolean;
  readonly estricto: boolean;
  readonly fragmento?: Fragmento;
  /** Fallos tras los que no se ejecuta nada más; lo que falta queda como omisión exigida. */
  readonly pararTras?: number;
  /** Milisegundos por implementación. */
  readonly tiempoMs: number;
}

/** Cómo va una corrida. */
export interface Avance {
  readonly hechas: number;
  readonly total: number;
  /** `071 duckdb` */
  readonly ultima: string;
}

/** Lo que una corrida necesita además de la petición. */
export interface OpcionesDeFlujo {
  /** Versión de la herramienta, para el informe. */
  readonly version: string;
  readonly senal?: AbortSignal;
  readonly alAvanzar?: (avance: Avance) => void;
}
