import type { Arranque } from '../../motores/servidor/servidor.ts';

/** Lo que la herramienta pide a un custodio: una línea JSON en su entrada. El final de la entrada es la orden de parar. */
export interface Encargo {
  readonly carpeta: string;
  readonly arranque: Omit<Arranque, 'url'>;
  readonly variables: Readonly<Record<string, string>>;
  /** Usuario con que corren los programas, si no es el de la herramienta. */
  readonly usuario?: { readonly uid: number; readonly gid: number };
}

/** Lo único que un custodio cuenta: que un programa no pudo empezar o acabó antes de tiempo. El servidor ya no existe. */
export interface Noticia {
  readonly tipo: 'fallo';
  readonly mensaje: string;
}
