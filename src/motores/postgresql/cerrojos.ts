import type { Client } from 'pg';

// Cerrojos con que las sesiones se coordinan: https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS

/** Un espacio es de una corrida viva mientras su conexión tenga este cerrojo: el servidor lo suelta al cortarse. */
const DE_ESPACIO = 'hashtextextended($1, 0)';

/** Marca un espacio como propio hasta que se cierre la conexión. */
export async function tomarEspacio(admin: Client, nombre: string): Promise<void> {
  // Algún servidor que habla este protocolo no tiene cerrojos: ahí tampoco se borra nada abandonado.
  await admin.query(`SELECT pg_advisory_lock(${DE_ESPACIO})`, [nombre]).catch(() => undefined);
}

/** Dice si la corrida que creó un espacio ya no vive; si es así, el espacio queda tomado por esta conexión. */
export async function espacioLibre(admin: Client, nombre: string): Promise<boolean> {
  const { rows } = await admin.query<{ libre: boolean }>(
    `SELECT pg_try_advisory_lock(${DE_ESPACIO}) AS libre`,
    [nombre],
  );
  return rows[0]?.libre === true;
}

/**
 * Los permisos de una base son una fila de pg_database: dos sesiones que los cambian a la vez acaban en «tuple
 * concurrently updated» (XX000). El turno dura lo que la transacción implícita de las sentencias enviadas juntas.
 */
export async function cambiarPermisos(admin: Client, sql: string): Promise<void> {
  await admin.query(`SELECT pg_advisory_xact_lock(71072); ${sql}`);
}
