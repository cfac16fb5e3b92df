/** Quién respondió de verdad, para que nadie se haga pasar por otro. */
export interface Identidad {
  /** Nombre verdadero: `DuckDB`, `PostgreSQL`, `MariaDB`… */
  readonly nombre: string;
  readonly version: string;
  /** Controlador y versión: `better-sqlite3 12.11.1`. */
  readonly controlador: string;
  /** Presente si el servidor no es el motor que se nombra: `MariaDB 10.11.19`. */
  readonly sustituto?: string;
}

/** De dónde salió el servidor de una ejecución. */
export interface OrigenUsado {
  /** `en-proceso`, `url`, `compose`, `local`, `embebido` o `contenedor`. */
  readonly id: string;
  /** Detalle sin secretos, p. ej. la carpeta de los binarios o la dirección. */
  readonly detalle?: string;
}
