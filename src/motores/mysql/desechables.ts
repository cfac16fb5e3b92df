import type { Arranque, Desechable, Lugar } from '../servidor/servidor.ts';

const ADMINISTRADOR = 'administrador';

/** MySQL de la máquina. `mysqld` es a menudo MariaDB con otro nombre: se mira lo que dice ser. */
export const MYSQL_DESECHABLE: Desechable = {
  programas: [['mysqld']],
  carpetas: {
    linux: ['/usr/sbin', '/usr/libexec', '/usr/local/mysql/bin'],
    darwin: ['/opt/homebrew/opt/mysql*/bin', '/usr/local/opt/mysql*/bin', '/usr/local/mysql/bin'],
    win32: ['C:\\Program Files\\MySQL\\MySQL Server *\\bin'],
  },
  usuarios: ['mysql', 'nobody'],
  reconocer(salida) {
    const version = /Ver (\d+\.\d+\.\d+)/.exec(salida)?.[1];
    if (!version) return { motivo: `no es MySQL («${salida.trim()}»)` };
    if (/mariadb/i.test(salida)) return { motivo: `es MariaDB ${version}, no MySQL` };
    return Number.parseInt(version, 10) < 8
      ? { motivo: `es MySQL ${version}, y hace falta 8 o posterior` }
      : { version };
  },
  arranque(lugar) {
    const [mysqld = ''] = lugar.programas;
    return arranque(lugar, {
      // https://dev.mysql.com/doc/refman/8.4/en/data-directory-initialization.html
      crear: [
        mysqld,
        '--no-defaults',
        '--initialize-insecure',
        datosDe(lugar),
        temporalesDe(lugar),
        ...usuarioDe(lugar),
      ],
      propios: ['--skip-log-bin', '--mysqlx=OFF'],
    });
  },
};

/** MariaDB de la máquina. */
export const MARIADB_DESECHABLE: Desechable = {
  programas: [
    ['mariadbd', 'mysqld'],
    ['mariadb-install-db', 'mysql_install_db'],
  ],
  carpetas: {
    linux: ['/usr/sbin', '/usr/libexec', '/usr/local/mysql/bin'],
    darwin: ['/opt/homebrew/opt/mariadb*/bin', '/usr/local/opt/mariadb*/bin'],
    win32: ['C:\\Program Files\\MariaDB *\\bin'],
  },
  usuarios: ['mysql', 'nobody'],
  reconocer(salida) {
    const version = /Ver (\d+\.\d+\.\d+)-MariaDB/.exec(salida)?.[1];
    return version ? { version } : { motivo: `no es MariaDB («${salida.trim()}»)` };
  },
  arranque(lugar) {
    const [, instalar = ''] = lugar.programas;
    return arranque(lugar, {
      // https://mariadb.com/kb/en/mariadb-install-db/
      crear: [
        instalar,
        '--no-defaults',
        datosDe(lugar),
        temporalesDe(lugar),
        ...usuarioDe(lugar),
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--skip-name-resolve',
        '--innodb-log-file-size=8M',
      ],
      propios: ['--innodb-log-file-size=8M'],
    });
  },
};

const datosDe = ({ carpeta }: Lugar) => `--datadir=${carpeta}/datos`;
// Al arrancar, un servidor borra las tablas temporales que encuentra: dos a la vez no pueden compartir /tmp.
const temporalesDe = ({ carpeta }: Lugar) => `--tmpdir=${carpeta}`;
const usuarioDe = ({ usuario }: Lugar) => (usuario ? [`--user=${usuario}`] : []);
const zocaloDe = ({ carpeta }: Lugar) => `${carpeta}/zocalo`;

interface Propio {
  readonly crear: Arranque['preparativos'][number];
  readonly propios: readonly string[];
}

/** Sin escrituras forzadas a disco, sin archivos de configuración de la máquina y sin acceso a sus archivos. */
function arranque(lugar: Lugar, { crear, propios }: Propio): Arranque {
  const { carpeta, programas, puerto } = lugar;
  const [servidor = ''] = programas;
  return {
    archivos: { 'inicio.sql': inicio(lugar) },
    preparativos: [crear],
    servidor: [
      servidor,
      '--no-defaults',
      datosDe(lugar),
      temporalesDe(lugar),
      ...usuarioDe(lugar),
      ...(puerto ? [`--port=${puerto}`, '--bind-address=127.0.0.1'] : ['--skip-networking']),
      `--socket=${zocaloDe(lugar)}`,
      `--pid-file=${carpeta}/pid`,
      `--init-file=${carpeta}/inicio.sql`,
      `--secure-file-priv=${carpeta}`,
      '--local-infile=0',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      '--innodb-buffer-pool-size=32M',
      '--performance-schema=OFF',
      ...propios,
    ],
    parada: 'SIGTERM',
    url: urlDe(lugar),
  };
}

/** El servidor ejecuta este guion antes de aceptar conexiones: nadie entra sin contraseña ni un instante. */
function inicio({ clave }: Lugar): string {
  return [
    `CREATE USER '${ADMINISTRADOR}'@'%' IDENTIFIED BY '${clave}'`,
    `GRANT ALL PRIVILEGES ON *.* TO '${ADMINISTRADOR}'@'%' WITH GRANT OPTION`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${clave}'`,
    `DROP USER IF EXISTS ''@'localhost'`,
  ]
    .map((sentencia) => `${sentencia};\n`)
    .join('');
}

function urlDe(lugar: Lugar): string {
  const { clave, puerto } = lugar;
  return puerto
    ? `mysql://${ADMINISTRADOR}:${clave}@127.0.0.1:${puerto}/`
    : `mysql://${ADMINISTRADOR}:${clave}@localhost/?socketPath=${encodeURIComponent(zocaloDe(lugar))}`;
}
