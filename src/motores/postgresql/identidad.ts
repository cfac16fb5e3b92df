import type { Client } from 'pg';
import type { Identidad } from '../../dominio/identidad.ts';
import { controladorDe } from '../controlador.ts';

/** Quién es el servidor y qué puede hacer en él el rol con que se entró. */
export interface FichaPostgresql {
  readonly nombre: string;
  readonly version: string;
  /** `server_version_num`, p. ej. 150018. */
  readonly numero: number;
  readonly base: string;
  readonly esSuperusuario: boolean;
  readonly creaRoles: boolean;
  /** Un rol con CREATEROLE podría darse permiso para leer archivos o ejecutar programas. */
  readonly creaRolesEsPeligroso: boolean;
}

/**
 * Marcas con que otros servidores que hablan este protocolo se nombran en `version()`, y extensiones que cambian el
 * motor. El primero que casa da el nombre.
 */
const OTROS: readonly (readonly [string, RegExp])[] = [
  ['CockroachDB', /CockroachDB\D*v?([\d.]+)/],
  ['YugabyteDB', /-YB-([\d.]+)/],
  ['Amazon Redshift', /Redshift ([\d.]+)/],
  ['Greenplum', /Greenplum Database ([\d.]+)/],
  ['EDB Postgres Advanced Server', /EnterpriseDB Advanced Server ([\d.]+)|^EnterpriseDB ([\d.]+)/],
  ['Materialize', /Materialize v?([\d.]+)/],
  ['RisingWave', /RisingWave-([\d.]+)/],
  ['CrateDB', /CrateDB ([\d.]+)/],
  ['PGlite', /PGlite ([\d.]+)/],
  ['Aurora PostgreSQL', /aurora ([\d.]+)/],
  ['TimescaleDB', /timescaledb ([\d.]+)/],
  ['Citus', /citus ([\d.-]+)/],
];

// Las extensiones y la función de Aurora no salen en `version()`; en un servidor que no las tiene dan una lista vacía.
const PREGUNTA = `
SELECT version() AS texto, current_setting('server_version') AS version,
  current_setting('server_version_num') AS numero, current_database() AS base,
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super,
  (SELECT rolcreaterole FROM pg_roles WHERE rolname = current_user) AS crea_roles,
  (SELECT count(*) FROM pg_roles
    WHERE rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')) AS poderosos,
  (SELECT string_agg(extname || ' ' || extversion, ', ') FROM pg_extension) AS extensiones,
  (SELECT 'aurora ' || current_setting('server_version') FROM pg_proc WHERE proname = 'aurora_version' LIMIT 1) AS aurora`;

/** Pregunta al servidor quién es. */
export async function identificar(cliente: Client): Promise<FichaPostgresql> {
  const { rows } = await cliente.query(PREGUNTA);
  const fila = rows[0] as Record<string, string | boolean | null>;
  const marcas = [fila['texto'], fila['extensiones'], fila['aurora']].filter(Boolean).join(' · ');
  const otro = otroServidor(marcas);
  const numero = Number(fila['numero']);
  return {
    nombre: otro?.nombre ?? 'PostgreSQL',
    version: otro?.version ?? String(fila['version']).split(' ')[0] ?? '',
    numero,
    base: String(fila['base']),
    esSuperusuario: fila['super'] === true,
    creaRoles: fila['crea_roles'] === true,
    // https://www.postgresql.org/docs/16/release-16.html: antes de la 16, CREATEROLE podía conceder cualquier rol.
    creaRolesEsPeligroso: numero < 160_000 && Number(fila['poderosos']) > 0,
  };
}

/** Nombre y versión del servidor que dejó sus marcas, o `undefined` si no son de ninguno conocido. */
export function otroServidor(marcas: string): { nombre: string; version: string } | undefined {
  for (const [nombre, patron] of OTROS) {
    const casa = patron.exec(marcas);
    if (casa) return { nombre, version: casa.slice(1).find(Boolean) ?? '' };
  }
  return undefined;
}

/** Identidad para el informe; `esperado` es el nombre del motor que se pidió. */
export function identidadDe({ nombre, version }: FichaPostgresql, esperado: string): Identidad {
  const sustituto = nombre === esperado ? {} : { sustituto: `${nombre} ${version}`.trim() };
  return { nombre, version, controlador: controladorDe('pg'), ...sustituto };
}
