import type { Client } from 'pg';

/** Lo que un guion puede crear fuera de su esquema: nombre por OID. */
export interface Inventario {
  readonly roles: ReadonlyMap<string, string>;
  readonly esquemas: ReadonlyMap<string, string>;
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
