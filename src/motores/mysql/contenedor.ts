import type { Contenedor, Entrada } from '../servidor/servidor.ts';

/**
 * Cómo se usan las imágenes oficiales, que tienen las mismas variables con otro prefijo:
 * https://hub.docker.com/_/mysql, https://hub.docker.com/_/mariadb
 */
export function contenedorDeMysql(
  imagen: string,
  prefijo: 'MYSQL' | 'MARIADB',
  argumentos: readonly string[] = [],
): Contenedor {
  return {
    imagen,
    variables: (clave) => ({ [`${prefijo}_ROOT_PASSWORD`]: clave }),
    argumentos: [
      '--local-infile=0',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      ...argumentos,
    ],
    datos: '/var/lib/mysql',
    entrada(variables): Entrada {
      // La imagen de MariaDB también entiende las de MySQL.
      const de = (nombre: string) => variables[`${prefijo}_${nombre}`] ?? variables[`MYSQL_${nombre}`];
      const base = de('DATABASE') ?? '';
      const root = de('ROOT_PASSWORD');
      if (root !== undefined) return { usuario: 'root', clave: root, base };
      return { usuario: de('USER') ?? 'root', clave: de('PASSWORD') ?? '', base };
    },
  };
}
