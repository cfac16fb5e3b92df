import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Espacio } from './espacio.ts';
import { inventario, nuevosEntre } from './inventario.ts';

/** Dice si un texto SQL parece crear roles. */
export function creaRoles(sql: string): boolean {
  return /\bcreate\s+(?:role|user|group)\b/i.test(sql);
}

/** Cualquier número fijo: el turno solo lo toma esta herramienta. */
const TURNO = 71_071;

/**
 * Espera a que ninguna otra corrida en esta base de datos esté creando roles: son del servidor entero, y dos que crean
 * el mismo a la vez chocarían. El turno acaba al cerrarse la conexión.
 */
export async function esperarTurno(admin: Client, senal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await admin.query<{ mio: boolean }>('SELECT pg_try_advisory_lock($1) AS mio', [TURNO]);
    if (rows[0]?.mio || senal.aborted) return;
    await setTimeout(50);
  }
}

/**
 * Deja que el rol del guion haga SET ROLE a los que acaba de crear, como el superusuario con que se suele escribir.
 * Desde PostgreSQL 16 lo hace `createrole_self_grant`.
 */
export async function concederRolesNuevos(admin: Client, { nombre, previos }: Espacio): Promise<void> {
  const { roles } = await inventario(admin);
  for (const rol of nuevosEntre(previos.roles, roles))
    if (rol !== nombre) await admin.query(`GRANT ${admin.escapeIdentifier(rol)} TO ${nombre}`);
}
