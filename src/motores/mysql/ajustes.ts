import type { Limites } from '../../dominio/corrida.ts';
import { type ClienteMysql, enviar, preguntar } from './cliente.ts';

/**
 * Colaciones en orden de preferencia: la de MySQL 8 de fábrica; la de MariaDB más parecida (Unicode, sin acentos ni
 * mayúsculas, y sin rellenar con espacios); la misma con un Unicode más viejo.
 * https://dev.mysql.com/doc/refman/8.4/en/charset-unicode-sets.html, https://mariadb.com/kb/en/supported-character-sets-and-collations/
 */
const COLACIONES_DE_MYSQL = [
  'utf8mb4_0900_ai_ci',
  'utf8mb4_uca1400_nopad_ai_ci',
  'utf8mb4_unicode_520_nopad_ci',
] as const;

/** El modo de fábrica de MySQL 8: https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html */
const MODO_SQL =
  'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/** Niveles de recursión: de sobra para cualquier clase, y quien no acaba choca con su límite de tiempo. */
const NIVELES = '1000000';

/** Lo que el servidor tarda de más en cortar una sentencia: antes la cancela la herramienta, que sabe decir por qué. */
const RESPALDO_MS = 1000;

/** Colación de la sesión y de su base: la que más se parece a la de MySQL 8 o, en MariaDB, la suya de fábrica. */
export async function elegirColacion(cliente: ClienteMysql, esperado: string): Promise<string> {
  const preferidas = esperado === 'MariaDB' ? [] : COLACIONES_DE_MYSQL.map((nombre) => `COLLATE ${nombre}`);
  for (const colacion of [...preferidas, '']) {
    const existe = await enviar(cliente, `SET NAMES utf8mb4 ${colacion}`).then(
      () => true,
      () => false,
    );
    if (existe) break;
  }
  const [[elegida] = []] = await preguntar(cliente, 'SELECT @@collation_connection');
  return elegida ?? '';
}

/** Fija la sesión del guion. Solo se tocan las variables que el servidor tiene. */
export async function fijarSesion(
  cliente: ClienteMysql,
  colacion: string,
  { tiempoMs }: Limites,
): Promise<void> {
  const ms = tiempoMs + RESPALDO_MS;
  const ajustes: Readonly<Record<string, string>> = {
    time_zone: "'+00:00'",
    sql_mode: `'${MODO_SQL}'`,
    group_concat_max_len: '1048576',
    // MySQL y MariaDB llaman de otro modo al límite de tiempo (ms de un SELECT; segundos de todo) y al de recursión.
    max_execution_time: String(ms),
    max_statement_time: String(ms / 1000),
    cte_max_recursion_depth: NIVELES,
    max_recursive_iterations: NIVELES,
  };
  const nombres = Object.keys(ajustes);
  const existentes = await preguntar(
    cliente,
    `SHOW VARIABLES WHERE Variable_name IN (${nombres.map((nombre) => `'${nombre}'`).join(', ')})`,
  );
  const asignaciones = existentes.map(([nombre]) => `SESSION ${nombre} = ${ajustes[nombre ?? '']}`);
  await enviar(cliente, `SET NAMES utf8mb4 COLLATE ${colacion}`);
  await enviar(cliente, `SET ${asignaciones.join(', ')}`);
}
