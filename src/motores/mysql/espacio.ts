import { ErrorDeMotor } from '../../dominio/errores.ts';
import { conCredenciales } from '../servidor/direccion.ts';
import { claveAlAzar, nombreUnico } from '../servidor/nombre.ts';
import { errorSinBorrar } from '../servidor/sin-borrar.ts';
import { tomar } from './abandonados.ts';
import { type ClienteMysql, enviar, preguntar } from './cliente.ts';

/** Lugar propio de una implementación dentro de un servidor. */
export interface Espacio {
  /** Nombre de la base de datos. */
  readonly nombre: string;
  /** URL con que entra el guion. */
  readonly url: string;
  /** Usuario propio del guion, ya escrito para SQL; ausente si entra con el de la URL. */
  readonly usuario?: string;
  /** Bases que ya existían. */
  readonly previas: readonly string[];
}

/**
 * Crea una base de datos y, si el usuario de la URL puede, otro usuario que solo puede usar esa base: sin FILE ni
 * ningún otro permiso del servidor. Un usuario de la URL que no puede crear otros ejecuta el guion él mismo.
 */
export async function crearEspacio(admin: ClienteMysql, url: string, colacion: string): Promise<Espacio> {
  const nombre = nombreUnico();
  await tomar(admin, nombre);
  const previas = await bases(admin);
  await crear(admin, `CREATE DATABASE ${nombre} CHARACTER SET utf8mb4 COLLATE ${colacion}`);
  const clave = claveAlAzar();
  try {
    const usuario = await crearUsuario(admin, nombre, clave);
    const credenciales = usuario ? { usuario: nombre, clave } : undefined;
    return {
      nombre,
      url: conBase(conCredenciales(url, credenciales), nombre),
      previas,
      ...(usuario && { usuario }),
    };
  } catch (causa) {
    await enviar(admin, `DROP DATABASE ${nombre}`);
    throw causa;
  }
}

async function crear(admin: ClienteMysql, sql: string): Promise<void> {
  try {
    await enviar(admin, sql);
  } catch (causa) {
    throw new ErrorDeMotor(
      {
        fase: 'conexion',
        mensaje: `No se pudo preparar una base de datos propia: ${(causa as Error).message}.`,
        consejo: 'Dé al usuario de la URL permisos sobre bases nuevas: GRANT ALL ON `ve%`.* TO …',
      },
      { cause: causa },
    );
  }
}

/** Permisos con que un guion saldría de su base: https://dev.mysql.com/doc/refman/8.4/en/privileges-provided.html */
const PELIGROSOS = ['FILE', 'SUPER'];

async function crearUsuario(admin: ClienteMysql, nombre: string, clave: string): Promise<string | undefined> {
  // El equipo tal como lo ve el servidor: es el más específico, y ningún usuario anónimo se le adelanta.
  const [[quien] = []] = await preguntar(admin, 'SELECT USER()');
  const equipo = (quien ?? '').slice((quien ?? '').lastIndexOf('@') + 1);
  const usuario = `'${nombre}'@'${equipo}'`;
  try {
    await enviar(admin, `CREATE USER ${usuario} IDENTIFIED BY '${clave}'`);
  } catch (causa) {
    await exigirInofensivo(admin, causa);
    return undefined;
  }
  try {
    await enviar(admin, `GRANT ALL PRIVILEGES ON ${nombre}.* TO ${usuario}`);
    return usuario;
  } catch (causa) {
    await enviar(admin, `DROP USER ${usuario}`);
    await exigirInofensivo(admin, causa);
    return undefined;
  }
}

/** Un usuario con permisos sobre todo el servidor no ejecuta guiones. */
async function exigirInofensivo(admin: ClienteMysql, causa: unknown): Promise<void> {
  const permisos = await preguntar(
    admin,
    `SELECT DISTINCT PRIVILEGE_TYPE FROM information_schema.USER_PRIVILEGES
     WHERE GRANTEE = CONCAT("'", REPLACE(CURRENT_USER(), '@', "'@'"), "'")`,
  );
  const suyos = permisos.flat().filter((permiso) => PELIGROSOS.includes(permiso ?? ''));
  if (suyos.length === 0) return;
  throw new ErrorDeMotor(
    {
      fase: 'conexion',
      mensaje: `El usuario de la URL tiene el permiso ${suyos.join(' y ')} y no puede crear otro usuario para el guion.`,
      consejo: 'Dé la URL de un usuario sin permisos globales, o de uno que pueda crear usuarios.',
    },
    { cause: causa },
  );
}

function conBase(url: string, base: string): string {
  const copia = new URL(url);
  copia.pathname = `/${base}`;
  return copia.href;
}

/**
 * Borra la base, el usuario y las bases que el guion haya creado y nombre su texto. La sesión del guion ya terminó.
 * Lanza `ErrorDeMotor` si algo quedó.
 */
export async function borrarEspacio(admin: ClienteMysql, espacio: Espacio, guion: string): Promise<void> {
  let sql: readonly string[] = [];
  try {
    sql = ordenes(espacio, await bases(admin), guion);
    for (const sentencia of sql) await enviar(admin, sentencia);
  } catch (causa) {
    throw errorSinBorrar(causa, `la base y el usuario ${espacio.nombre}`, sql);
  }
}

function ordenes(
  { nombre, usuario, previas }: Espacio,
  ahora: readonly string[],
  guion: string,
): readonly string[] {
  const ajenas = ahora.filter((base) => base !== nombre && !previas.includes(base) && guion.includes(base));
  return [
    ...[nombre, ...ajenas].map((base) => `DROP DATABASE IF EXISTS \`${base.replaceAll('`', '``')}\``),
    ...(usuario ? [`DROP USER IF EXISTS ${usuario}`] : []),
  ];
}

async function bases(admin: ClienteMysql): Promise<readonly string[]> {
  const filas = await preguntar(admin, 'SELECT SCHEMA_NAME FROM information_schema.SCHEMATA');
  return filas.map(([nombre]) => nombre ?? '');
}
