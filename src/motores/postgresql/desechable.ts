import type { Arranque, Desechable, Lugar } from '../servidor/servidor.ts';

const ADMINISTRADOR = 'administrador';
const PUERTO = 5432;

/** Servidor desechable de PostgreSQL: sin escrituras a disco, texto en UTF-8 y orden por código de carácter. */
export const POSTGRESQL_DESECHABLE: Desechable = {
  programas: [['postgres'], ['initdb']],
  carpetas: {
    linux: ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/usr/local/pgsql/bin'],
    darwin: [
      '/opt/homebrew/opt/postgresql@*/bin',
      '/usr/local/opt/postgresql@*/bin',
      '/Applications/Postgres.app/Contents/Versions/*/bin',
    ],
    win32: ['C:\\Program Files\\PostgreSQL\\*\\bin'],
  },
  usuarios: ['postgres', 'nobody'],
  reconocer(salida) {
    const version = /^postgres \(PostgreSQL\) ([\d.]+)/.exec(salida)?.[1];
    if (!version) return { motivo: `no es PostgreSQL («${salida.trim()}»)` };
    return mayorDe(version) < 12
      ? { motivo: `es PostgreSQL ${version}, y hace falta 12 o posterior` }
      : { version };
  },
  arranque,
  async acondicionar(url) {
    const { acondicionar } = await import('./acondicionar.ts');
    await acondicionar(url);
  },
};

function arranque({ carpeta, programas, version, clave, puerto, plataforma }: Lugar): Arranque {
  const [postgres = '', initdb = ''] = programas;
  const datos = `${carpeta}/datos`;
  const parametros = {
    listen_addresses: puerto ? '127.0.0.1' : '',
    port: String(puerto ?? PUERTO),
    unix_socket_directories: puerto ? '' : carpeta,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '32MB',
    max_connections: '40',
    logging_collector: 'off',
  };
  return {
    archivos: { clave },
    preparativos: [
      // https://www.postgresql.org/docs/current/app-initdb.html
      [
        initdb,
        `--pgdata=${datos}`,
        `--username=${ADMINISTRADOR}`,
        `--pwfile=${carpeta}/clave`,
        '--auth=scram-sha-256',
        ...configuracionRegional(mayorDe(version), plataforma),
        '--no-sync',
        '--no-instructions',
      ],
    ],
    servidor: [
      postgres,
      '-D',
      datos,
      ...Object.entries(parametros).flatMap(([nombre, valor]) => ['-c', `${nombre}=${valor}`]),
    ],
    // SIGINT es la parada rápida: https://www.postgresql.org/docs/current/server-shutdown.html
    parada: 'SIGINT',
    url: puerto
      ? `postgresql://${ADMINISTRADOR}:${clave}@127.0.0.1:${puerto}/postgres`
      : `postgresql://${ADMINISTRADOR}:${clave}@localhost/postgres?host=${encodeURIComponent(carpeta)}`,
  };
}

const mayorDe = (version: string) => Number.parseInt(version, 10);

/**
 * Mayúsculas de todo Unicode y orden por código, iguales en todas las máquinas. Desde la 17 no depende del sistema:
 * https://www.postgresql.org/docs/17/locale.html#LOCALE-PROVIDERS
 */
export function configuracionRegional(mayor: number, plataforma: NodeJS.Platform): readonly string[] {
  const porVersion =
    mayor >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : [`--lc-ctype=${MAYUSCULAS[plataforma] ?? 'C'}`];
  return ['--encoding=UTF8', '--locale=C', ...porVersion];
}

/** Configuración regional del sistema que conoce las mayúsculas de todo Unicode. */
const MAYUSCULAS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'C.UTF-8',
  freebsd: 'C.UTF-8',
  darwin: 'en_US.UTF-8',
};
