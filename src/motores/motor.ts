import type { Aviso, Limites } from '../dominio/corrida.ts';
import type { Identidad } from '../dominio/identidad.ts';
import type { Tabla } from '../dominio/tabla.ts';
import type { Dialecto } from '../sql/dialecto.ts';
import type { Servidor } from './servidor/servidor.ts';

/** Adónde conectarse. */
export type Destino =
  | { readonly tipo: 'en-proceso' }
  /** URL con sus credenciales: solo la ve el controlador, nunca un informe. */
  | { readonly tipo: 'url'; readonly url: string };

/** Cómo hablar con un motor. Un archivo por motor; `registro.ts` es la única lista. */
export interface Motor {
  /** Id del YAML, del archivo de este motor y de su carpeta de implementaciones. */
  readonly id: string;
  readonly titulo: string;
  readonly nivel: 'nucleo' | 'servicio';
  /** Documentación oficial. */
  readonly doc: string;
  /** Dominios cuya documentación es oficial, p. ej. `sqlite.org`. */
  readonly dominios: readonly [string, ...string[]];
  /** Cómo se separa su SQL en sentencias. */
  readonly dialecto: Dialecto;
  /** Presente si es de nivel `servicio`. */
  readonly servidor?: Servidor;
  /**
   * Abre una sesión en un espacio limpio: nada de otra implementación llega a ella.
   * Lanza `ErrorDeMotor` de fase `conexion` si no puede.
   */
  conectar(destino: Destino, limites: Limites): Promise<Sesion>;
}

/**
 * Conversación con un motor para una implementación. Al cerrarse no deja nada, y si tenía una sentencia en marcha la
 * corta. Se puede cerrar dos veces.
 */
export interface Sesion extends AsyncDisposable {
  readonly identidad: Identidad;
  /**
   * Ejecuta el guion de preparación, con las sentencias que tenga o ninguna.
   * Devuelve los avisos del motor. Lanza `ErrorDeMotor` de fase `preparacion`.
   */
  preparar(guion: string): Promise<readonly Aviso[]>;
  /**
   * Ejecuta la consulta, que debe dar exactamente un resultado, y devuelve todas sus filas en orden.
   * Lanza `ErrorDeMotor` de fase `consulta` (también con cero o dos resultados) o `recursos`.
   */
  consultar(sql: string): Promise<Tabla>;
}
