import type { Motor } from './motor.ts';
import { contenedorDeMysql } from './mysql/contenedor.ts';
import { MARIADB_DESECHABLE, MYSQL_DESECHABLE } from './mysql/desechables.ts';
import { motorConProtocoloDeMysql } from './mysql/motor.ts';

/** MySQL. Un servidor de MariaDB habla su protocolo, y solo vale como sustituto. */
export const mysql: Motor = motorConProtocoloDeMysql({
  id: 'mysql',
  titulo: 'MySQL',
  doc: 'https://dev.mysql.com/doc/refman/8.4/en/',
  dominios: ['dev.mysql.com'],
  protocolos: ['mysql'],
  puerto: 3306,
  contenedor: contenedorDeMysql('mysql:8.4.9', 'MYSQL', ['--skip-log-bin']),
  desechables: [MYSQL_DESECHABLE, { ...MARIADB_DESECHABLE, sustituto: 'MariaDB' }],
});
