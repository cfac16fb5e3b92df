import type { ClaseDeError } from './clase.ts';

/** Momento de una ejecución en que algo falló. */
export type Fase = 'conexion' | 'preparacion' | 'consulta' | 'tiempo' | 'recursos';

/** Error que dio un motor, en datos planos: cruza la frontera entre procesos y llega al informe. */
export interface DatosDeError {
  readonly fase: Fase;
  /** Mensaje del motor o nuestro, sin contraseñas. */
  readonly mensaje: string;
  /** Código del motor (`22012`, `1365`, `SQLITE_CONSTRAINT_UNIQUE`…). */
  readonly codigo?: string;
  readonly clase?: ClaseDeError;
  /** Línea y columna, desde 1, dentro del texto enviado en esa fase. */
  readonly linea?: number;
  readonly columna?: number;
  /** Qué hacer, cuando se sabe. */
  readonly consejo?: string;
}

/** Error conocido de un motor: lo lanza una sesión y acaba en un veredicto, nunca en una traza. */
export class ErrorDeMotor extends Error {
  readonly datos: DatosDeError;

  constructor(datos: DatosDeError, opciones?: ErrorOptions) {
    super(datos.mensaje, opciones);
    this.name = 'ErrorDeMotor';
    this.datos = datos;
  }
}

/** Uso incorrecto de la herramienta: mensaje claro, código de salida 2, sin traza. */
export class ErrorDeUso extends Error {
  constructor(mensaje: string) {
    super(mensaje);
    this.name = 'ErrorDeUso';
  }
}
