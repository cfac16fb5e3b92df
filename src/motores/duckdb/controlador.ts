import { createRequire } from 'node:module';

/**
 * El controlador de DuckDB. Con `import`, Node analizaría uno por uno los cientos de archivos CommonJS del paquete
 * para hallar sus nombres, y cargarlo tardaría más del doble.
 */
export const controlador = createRequire(import.meta.url)(
  '@duckdb/node-api',
) as typeof import('@duckdb/node-api');
