import { DUCKDB } from '../sql/dialecto.ts';
import { conControlador } from './controlador.ts';
import type { Motor } from './motor.ts';

/** DuckDB en memoria, sin acceso a archivos, red ni extensiones por instalar. */
export const duckdb: Motor = {
  id: 'duckdb',
  titulo: 'DuckDB',
  nivel: 'nucleo',
  doc: 'https://duckdb.org/docs/stable/',
  dominios: ['duckdb.org'],
  dialecto: DUCKDB,

  async conectar(_destino, limites) {
    return conControlador('@duckdb/node-api', async () => {
      const { abrirSesion } = await import('./duckdb/sesion.ts');
      return abrirSesion(limites);
    });
  },
};
