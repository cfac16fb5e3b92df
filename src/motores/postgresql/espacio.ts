import type { Client } from 'pg';
import { ErrorDeMotor } from '../../dominio/errores.ts';
import { conCredenciales } from '../servidor/direccion.ts';
import { claveAlAzar, nombreUnico } from '../servidor/nombre.ts';
import type { FichaPostgresql } from './identidad.ts';

/** Lugar propio de una implementación dentro de un servidor. */
export interface Espacio {
  /** Nombre del esquema, y del rol si lo hay. */
  readonly nombre: string;
  /** URL con que entra el guion. */
  readonly url: string;
  /** Roles y esquemas que ya existían, para borrar solo los que cree el guion. */
  readonly previos: Inventario;
}

/** Lo que un guion puede crear fuera de su esquema: nombre por OID. */
export interface Inventario {
  readonly roles: ReadonlyMap<string, string>;
  readonly esquemas: ReadonlyMap<string, string>;
}

/**
 * Crea un esquema que todos pueden usar, como `public` en una base nueva, y, si el rol de la URL puede, otro rol sin privilegios con que entra el guion: no es superusuario,
 * solo puede tocar lo suyo y puede crear roles (salvo donde eso le dejaría leer archivos del servidor).
 * Un rol de la URL que no puede crear roles ejecuta el guion él mismo.
 */
export async function crearEspacio(admin: Client, ficha: FichaPostgresql, url: string): Promise<Espacio> {
  const nombre = nombreUnico();
  const previos = await inventario(admin);
  if (!ficha.esSuperusuario && !ficha.creaRoles) {
    await crear(admin, `CREATE SCHEMA ${nombre}; GRANT USAGE ON SCHEMA ${nombre} TO PUBLIC`);
    return { nombre, url, previos };
  }
  const clave = claveAlAzar();
  const puedeCrearRoles = ficha.creaRolesEsPeligroso ? 'NOCREATEROLE' : 'CREATEROLE';
  await crear(
    admin,
    `CREATE ROLE ${nombre} LOGIN NOSUPERUSER NOCREATEDB ${puedeCrearRoles} PASSWORD '${clave}';
     GRANT ${nombre} TO CURRENT_USER;
     GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${admin.escapeIdentifier(ficha.base)} TO ${nombre};
     CREATE SCHEMA ${nombre} AUTHORIZATION ${nombre};
     GRANT USAGE ON SCHEMA ${nombre} TO PUBLIC`,
  );
  return { nombre, url: conCredenciales(url, { usuario: nombre, clave }), previos };
}

/**
 * Los permisos de una base son una fila de pg_database: dos sesiones que los cambian a la vez acaban en «tuple
 * concurrently updated» (XX000). El turno dura lo que la transacción implícita de las sentencias enviadas juntas:
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
async function cambiarPermisos(admin: Client, sql: string): Promise<void> {
  await admin.query(`SELECT pg_advisory_xact_lock(71072); ${sql}`);
}

async function crear(admin: Client, sql: string): Promise<void> {
  try {
    await cambiarPermisos(admin, sql);
  } catch (causa) {
    throw new ErrorDeMotor(
      {
        fase: 'conexion',
        mensaje: `No se pudo preparar un esquema propio: ${(causa as Error).message}`,
        consejo: 'Dé al rol de la URL el permiso CREATE sobre la base de datos.',
      },
      { cause: causa },
    );
  }
}

/**
 * Borra el espacio y lo que el guion dejó fuera de él: sus roles y esquemas son los que aparecieron mientras duró y su
 * texto nombra. La sesión del guion ya terminó. Lanza `ErrorDeMotor` si algo quedó.
 */
export async function borrarEspacio(admin: Client, espacio: Espacio, guion: string): Promise<void> {
  const { nombre, previos } = espacio;
  const ahora = await inventario(admin);
  const texto = guion.toLowerCase();
  const nuevos = (clase: keyof Inventario) =>
    nuevosEntre(previos[clase], ahora[clase]).filter((n) => n === nombre || texto.includes(n.toLowerCase()));
  const lista = (nombres: readonly string[]) => nombres.map((n) => admin.escapeIdentifier(n)).join(', ');
  const roles = nuevos('roles');
  const esquemas = nuevos('esquemas');
  const sql = [
    // Para borrar lo de un rol hay que ser miembro suyo: https://www.postgresql.org/docs/current/sql-drop-owned.html
    ...roles.filter((rol) => rol !== nombre).map((rol) => `GRANT ${lista([rol])} TO CURRENT_USER`),
    ...(roles.length > 0 ? [`DROP OWNED BY ${lista(roles)} CASCADE`] : []),
    ...(esquemas.length > 0 ? [`DROP SCHEMA IF EXISTS ${lista(esquemas)} CASCADE`] : []),
    ...(roles.length > 0 ? [`DROP ROLE ${lista(roles)}`] : []),
  ];
  try {
    for (const sentencia of sql) await cambiarPermisos(admin, sentencia);
  } catch (causa) {
    throw new ErrorDeMotor(
      {
        fase: 'conexion',
        mensaje: `No se pudo borrar lo que la implementación creó: ${(causa as Error).message}`,
        consejo: `Bórrelo a mano en el servidor: ${sql.join('; ')};`,
      },
      { cause: causa },
    );
  }
}

/** Roles y esquemas que hay ahora. */
export async function inventario(admin: Client): Promise<Inventario> {
  const { rows } = await admin.query<{ clase: 'roles' | 'esquemas'; oid: string; nombre: string }>(`
    SELECT 'roles' AS clase, oid::text, rolname AS nombre FROM pg_roles
    UNION ALL SELECT 'esquemas', oid::text, nspname FROM pg_namespace WHERE nspname !~ '^pg_'`);
  const de = (clase: string) =>
    new Map(rows.filter((fila) => fila.clase === clase).map(({ oid, nombre }) => [oid, nombre]));
  return { roles: de('roles'), esquemas: de('esquemas') };
}

/** Nombres de los que aparecieron. Se reconocen por su OID: un nombre puede borrarse y volver a crearse. */
export function nuevosEntre(
  antes: ReadonlyMap<string, string>,
  ahora: ReadonlyMap<string, string>,
): string[] {
  return [...ahora].flatMap(([oid, nombre]) => (antes.has(oid) ? [] : [nombre]));
}
