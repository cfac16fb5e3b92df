import { abrirCliente } from './cliente.ts';

/** Roles de fábrica con que, antes de la 16, un rol con CREATEROLE saldría de su encierro. */
const PODEROSOS = [
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_signal_backend',
  'pg_checkpoint',
];

/**
 * Cierra un servidor desechable recién creado: nadie entra en otra base y, antes de PostgreSQL 16, donde quien crea
 * roles puede concederse cualquiera (https://www.postgresql.org/docs/16/release-16.html), no quedan roles de fábrica
 * que lean archivos, ejecuten programas o toquen lo ajeno.
 */
export async function acondicionar(url: string): Promise<void> {
  const cliente = await abrirCliente(url);
  try {
    await cliente.query('REVOKE CONNECT ON DATABASE template1 FROM PUBLIC');
    const { rows } = await cliente.query(`SELECT current_setting('server_version_num')::int AS numero`);
    if (rows[0].numero >= 160_000) return;
    await cliente.query('SET allow_system_table_mods = on');
    await cliente.query('DELETE FROM pg_authid WHERE rolname = ANY ($1)', [PODEROSOS]);
  } finally {
    await cliente.end();
  }
}
