import type { Client } from 'pg';
import { ErrorDeMotor } from '../../dominio/errores.ts';
import { cambiarPermisos, type Espacio } from './espacio.ts';
import { type Inventario, inventario, nuevosEntre } from './inventario.ts';

/**
 * Borra el espacio y lo que el guion dejó fuera de él. La sesión del guion ya terminó. Lanza `ErrorDeMotor` si algo
 * quedó.
 */
export async function borrarEspacio(admin: Client, espacio: Espacio, guion: string): Promise<void> {
  const sql = ordenes(espacio, await inventario(admin), guion, (nombre) => admin.escapeIdentifier(nombre));
  try {
    for (const sentencia of sql) await cambiarPermisos(admin, sentencia);
  } catch (causa) {
    throw new ErrorDeMotor(
      {
        fase: 'conexion',
        mensaje: `No se pudo borrar lo que la implementación creó: ${(causa as Error).message}.`,
        consejo: `Bórrelo a mano en el servidor: ${sql.join('; ')};`,
      },
      { cause: causa },
    );
  }
}

/**
 * Sentencias que borran el espacio y los roles y esquemas que aparecieron mientras duró y que el texto del guion
 * nombra: en un servidor ajeno, a la vez, puede haber creado otros cualquiera.
 */
function ordenes(
  { nombre, conRol, limpiaSuperusuario, previos }: Espacio,
  ahora: Inventario,
  guion: string,
  citar: (nombre: string) => string,
): readonly string[] {
  const texto = guion.toLowerCase();
  const nuevos = (clase: keyof Inventario) =>
    nuevosEntre(previos[clase], ahora[clase]).filter((n) => n !== nombre && texto.includes(n.toLowerCase()));
  const roles = nuevos('roles').map(citar).join(', ');
  const esquemas = [nombre, ...nuevos('esquemas').map(citar)].join(', ');
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
