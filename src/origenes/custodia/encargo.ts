import type { Arranque } from '../../motores/servidor/servidor.ts';

/** Un servidor que arrancar, y que parar y borrar después. */
export interface EncargoDeServidor {
  readonly tipo: 'servidor';
  readonly carpeta: string;
  readonly arranque: Omit<Arranque, 'url'>;
  readonly variables: Readonly<Record<string, string>>;
  /** Usuario con que corren los programas, si no es el de la herramienta. */
  readonly usuario?: { readonly uid: number; readonly gid: number };
}

/** Contenedores que otro crea, y que hay que borrar después: los que lleven una etiqueta. */
export interface EncargoDeContenedores {
  readonly tipo: 'contenedores';
  /** Dónde escucha la API, como en DOCKER_HOST. */
  readonly direccion: string;
  /** `nombre=valor`. */
  readonly etiqueta: string;
}

/** Lo que la herramienta pide a un custodio: una línea JSON en su entrada. El final de la entrada es la orden de acabar. */
export type Encargo = EncargoDeServidor | EncargoDeContenedores;

/** Lo único que un custodio cuenta: que un programa no pudo empezar o acabó antes de tiempo. El servidor ya no existe. */
export interface Noticia {
  readonly tipo: 'fallo';
  readonly mensaje: string;
}
