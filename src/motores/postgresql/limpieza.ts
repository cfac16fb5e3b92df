import type { Client } from 'pg';
import { errorSinBorrar } from '../servidor/sin-borrar.ts';
import { cambiarPermisos } from './cerrojos.ts';
import type { Espacio } from './espacio.ts';
import { inventario, nuevosEntre } from './inventario.ts';

/** Qué hay que borrar. */
export interface Restos extends Pick<Espacio, 'nombre' | 'conRol' | 'limpiaSuperusuario'> {
  /** Roles que creó el guion. */
  readonly roles: readonly string[];
  /** Esquemas que creó el guion, sin el del espacio. */
  readonly esquemas: readonly string[];
}

/**
 * Borra el espacio y los roles y esquemas que aparecieron mientras duró y que el texto del guion nombra: en un servidor
 * ajeno, a la vez, otros pueden haber creado los suyos. La sesión del guion ya terminó. Lanza `ErrorDeMotor` si algo
 * quedó.
 */
export async function borrarEspacio(admin: Client, espacio: Espacio, guion: string): Promise<void> {
  let sql: readonly string[] = [];
  try {
    sql = ordenes(admin, await restosDe(admin, espacio, guion));
    for (const sentencia of sql) await cambiarPermisos(admin, sentencia);
  } catch (causa) {
    throw errorSinBorrar(causa, `el esquema y el rol ${espacio.nombre}`, sql);
  }
}

async function restosDe(admin: Client, espacio: Espacio, guion: string): Promise<Restos> {
  const { nombre, previos } = espacio;
  const ahora = await inventario(admin);
  const texto = guion.toLowerCase();
  const nuevos = (clase: 'roles' | 'esquemas') =>
    nuevosEntre(previos[clase], ahora[clase]).filter((n) => n !== nombre && texto.includes(n.toLowerCase()));
  return { ...espacio, roles: nuevos('roles'), esquemas: nuevos('esquemas') };
}

/** Sentencias que borran unos restos, en orden. */
export function ordenes(admin: Client, restos: Restos): readonly string[] {
  const { nombre, conRol, limpiaSuperusuario } = restos;
  const roles = restos.roles.map((rol) => admin.escapeIdentifier(rol)).join(', ');
  const esquemas = [nombre, ...restos.esquemas.map((esquema) => admin.escapeIdentifier(esquema))].join(', ');
  return [
    // https://www.postgresql.org/docs/current/role-attributes.html: desde la 16, solo puede borrar un rol quien lo creó.
    ...(roles && !limpiaSuperusuario ? [`SET ROLE ${nombre}`] : []),
    ...(roles ? [`DROP OWNED BY ${roles} CASCADE`, `DROP ROLE ${roles}`, 'RESET ROLE'] : []),
    // Lo que el rol creó en cualquier esquema, también los suyos: https://www.postgresql.org/docs/current/sql-drop-owned.html
    ...(conRol ? [`DROP OWNED BY ${nombre} CASCADE`] : []),
    `DROP SCHEMA IF EXISTS ${esquemas} CASCADE`,
    ...(conRol ? [`DROP ROLE ${nombre}`] : []),
  ];
}
