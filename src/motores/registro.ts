import { duckdb } from './duckdb.ts';
import { mariadb } from './mariadb.ts';
import type { Motor } from './motor.ts';
import { mysql } from './mysql.ts';
import { postgresql } from './postgresql.ts';
import { sqlite } from './sqlite.ts';

/**
 * Motores que la herramienta sabe ejecutar: la única lista. Ayuda, filtros, tablas y matriz se derivan de ella.
 * El archivo de un motor no importa su controlador hasta `conectar`: cargarlo cuesta hasta 200 ms.
 */
export const MOTORES: Readonly<Record<string, Motor>> = {
  duckdb,
  sqlite,
  postgresql,
  mysql,
  mariadb,
};

/** Nivel de cada motor del registro. */
export const NIVELES_DE_MOTORES: ReadonlyMap<string, Motor['nivel']> = new Map(
  Object.values(MOTORES).map(({ id, nivel }) => [id, nivel]),
);

/** Motor del registro con ese id. Lanza `Error` si no está: quien llama ya debía saberlo. */
export function motorDe(id: string): Motor {
  const motor = MOTORES[id];
  if (motor === undefined) throw new Error(`No hay adaptador para el motor «${id}».`);
  return motor;
}

/** Si la herramienta sabe ejecutar un motor. */
export function conAdaptador(id: string): boolean {
  return NIVELES_DE_MOTORES.has(id);
}
