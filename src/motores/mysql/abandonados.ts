import { ES_NOMBRE_UNICO } from '../servidor/nombre.ts';
import { abrirCliente, type ClienteMysql, cerrarCliente, enviar, preguntar } from './cliente.ts';

/**
 * Marca un espacio como propio hasta que se cierre la conexión: el servidor suelta el cerrojo al cortarse.
 * https://dev.mysql.com/doc/refman/8.4/en/locking-functions.html
 */
export async function tomar(admin: ClienteMysql, nombre: string): Promise<void> {
  await enviar(admin, `SELECT GET_LOCK('${nombre}', 0)`);
}

/** Borra los espacios de corridas que murieron sin limpiar, de un `kill -9` o un corte de luz. Lo que no puede, lo deja. */
export async function borrarAbandonados(url: string): Promise<void> {
  const admin = await abrirCliente(url);
  try {
    await enviar(admin, 'SET SESSION lock_wait_timeout = 5');
    const bases = await preguntar(admin, 'SELECT SCHEMA_NAME FROM information_schema.SCHEMATA');
    for (const [nombre = ''] of bases)
      if (nombre && ES_NOMBRE_UNICO.test(nombre) && (await estaLibre(admin, nombre)))
        await borrar(admin, nombre).catch(() => undefined);
  } finally {
    await cerrarCliente(admin);
  }
}

async function estaLibre(admin: ClienteMysql, nombre: string): Promise<boolean> {
  const [[libre] = []] = await preguntar(admin, `SELECT IS_FREE_LOCK('${nombre}')`);
  return libre === '1';
}

async function borrar(admin: ClienteMysql, nombre: string): Promise<void> {
  // Quien murió fue la herramienta: el servidor puede seguir con su última sentencia.
  const procesos = `SELECT ID FROM information_schema.PROCESSLIST WHERE USER = '${nombre}'`;
  for (const [id] of await preguntar(admin, procesos)) await enviar(admin, `KILL ${id}`);
  await enviar(admin, `DROP DATABASE IF EXISTS ${nombre}`);
  const usuarios = await preguntar(admin, `SELECT Host FROM mysql.user WHERE User = '${nombre}'`);
  for (const [equipo] of usuarios) await enviar(admin, `DROP USER IF EXISTS '${nombre}'@'${equipo}'`);
}
