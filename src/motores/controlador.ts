import { createRequire } from 'node:module';

/** Nombre y versión del paquete instalado de un controlador, p. ej. `pg 8.23.1`. */
export function controladorDe(paquete: string): string {
  const { version } = createRequire(import.meta.url)(`${paquete}/package.json`) as { version: string };
  return `${paquete} ${version}`;
}
