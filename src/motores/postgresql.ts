import { POSTGRESQL } from '../sql/dialecto.ts';
import type { Motor } from './motor.ts';
import { SERVIDOR_POSTGRESQL } from './postgresql/servidor.ts';
import { urlDe } from './servidor/direccion.ts';

/** PostgreSQL, con el controlador `pg`. */
export const postgresql: Motor = {
  id: 'postgresql',
  titulo: 'PostgreSQL',
  nivel: 'servicio',
  doc: 'https://www.postgresql.org/docs/current/',
  dominios: ['postgresql.org'],
  dialecto: POSTGRESQL,
  servidor: SERVIDOR_POSTGRESQL,

  async conectar(destino, limites) {
    const { conectarPostgresql } = await import('./postgresql/sesion.ts');
    return conectarPostgresql(urlDe(destino), limites, 'PostgreSQL');
  },
};
