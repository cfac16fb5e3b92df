import type { Client } from 'pg';
import { ErrorDeMotor } from '../../dominio/errores.ts';
import { conCredenciales } from '../servidor/direccion.ts';
import { claveAlAzar, nombreUnico } from '../servidor/nombre.ts';
import { cambiarPermisos, tomarEspacio } from './cerrojos.ts';
import type { FichaPostgresql } from './identidad.ts';
import { type Inventario, inventario } from './inventario.ts';

/** Lugar propio de una implementación dentro de un servidor. */
export interface Espacio {
  /** Nombre del esquema, y del rol si lo hay. */
  readonly nombre: string;
  /** El guion entra con un rol propio. */
  readonly conRol: boolean;
  /** Quien limpia es superusuario: puede borrar roles que no creó. */
  readonly limpiaSuperusuario: boolean;
  /** URL con que entra el guion. */
  readonly url: string;
  /** Roles y esquemas que ya existían, para borrar solo los que cree el guion. */
  readonly previos: Inventario;
}

/**
 * Crea un esquema que todos pueden usar, como `public` en una base nueva. Si el rol de la URL puede, crea también otro
 * con que entra el guion: no es superusuario, solo puede tocar lo suyo y puede crear roles (salvo donde eso le dejaría
 * leer archivos del servidor). Si no puede, él mismo ejecuta el guion.
 */
export async function crearEspacio(admin: Client, ficha: FichaPostgresql, url: string): Promise<Espacio> {
  const nombre = nombreUnico();
  await tomarEspacio(admin, nombre);
  const previos = await inventario(admin);
  if (!ficha.esSuperusuario && !ficha.creaRoles) {
    await crear(admin, `CREATE SCHEMA ${nombre}; GRANT USAGE ON SCHEMA ${nombre} TO PUBLIC`);
    return { nombre, url, previos, conRol: false, limpiaSuperusuario: false };
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
  return {
    nombre,
    url: conCredenciales(url, { usuario: nombre, clave }),
    previos,
    conRol: true,
    limpiaSuperusuario: ficha.esSuperusuario,
  };
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
