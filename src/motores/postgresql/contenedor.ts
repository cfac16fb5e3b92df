import type { Contenedor } from '../servidor/servidor.ts';
import { configuracionRegional } from './desechable.ts';

/** Cómo se usa la imagen oficial: https://hub.docker.com/_/postgres */
export function contenedorDePostgresql(imagen: string): Contenedor {
  return {
    imagen,
    variables: (clave, laImagen) => ({
      POSTGRES_PASSWORD: clave,
      // La misma configuración regional que el servidor desechable.
      POSTGRES_INITDB_ARGS: configuracionRegional(mayorDe(laImagen), 'linux').join(' '),
    }),
    argumentos: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    // Desde la imagen de la 18, los datos van en una carpeta por versión dentro de esta.
    datos: '/var/lib/postgresql',
    entrada({
      POSTGRES_USER: usuario = 'postgres',
      POSTGRES_PASSWORD: clave = '',
      POSTGRES_DB: base = usuario,
    }) {
      return { usuario, clave, base };
    },
  };
}

/** La versión mayor de la etiqueta de una imagen; sin número se supone la última. */
function mayorDe(imagen: string): number {
  return Number(/:(\d+)[^:/]*$/.exec(imagen)?.[1] ?? 18);
}
