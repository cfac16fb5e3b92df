import type { Motor } from './motor.ts';
import { contenedorDeMysql } from './mysql/contenedor.ts';
import { MARIADB_DESECHABLE } from './mysql/desechables.ts';
import { motorConProtocoloDeMysql } from './mysql/motor.ts';

/** MariaDB, como motor propio: habla el protocolo de MySQL y reutiliza su sesión. */
export const mariadb: Motor = motorConProtocoloDeMysql({
  id: 'mariadb',
  titulo: 'MariaDB',
  doc: 'https://mariadb.com/kb/en/documentation/',
  dominios: ['mariadb.com', 'mariadb.org'],
  protocolos: ['mariadb', 'mysql'],
  puerto: 3306,
  contenedor: contenedorDeMysql('mariadb:11.8.3', 'MARIADB'),
  desechables: [MARIADB_DESECHABLE],
});
