import { SQLITE } from '../sql/dialecto.ts';
import { conControlador } from './controlador.ts';
import type { Motor } from './motor.ts';

/** SQLite en memoria, sin ATTACH, VACUUM INTO ni extensiones, con claves foráneas activas. */
export const sqlite: Motor = {
  id: 'sqlite',
  titulo: 'SQLite',
  nivel: 'nucleo',
  doc: 'https://sqlite.org/docs.html',
  dominios: ['sqlite.org'],
  dialecto: SQLITE,

  async conectar(_destino, limites) {
    return conControlador('better-sqlite3', async () => {
      const { abrirSesion } = await import('./sqlite/sesion.ts');
      return abrirSesion(limites);
    });
  },
};
