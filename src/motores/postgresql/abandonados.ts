import type { Client } from 'pg';
import { ES_NOMBRE_UNICO } from '../servidor/nombre.ts';
import { cambiarPermisos, espacioLibre } from './cerrojos.ts';
import { abrirCliente, conOpciones } from './cliente.ts';
import { identificar } from './identidad.ts';
import { ordenes, type Restos } from './limpieza.ts';

/** Borra los espacios de corridas que murieron sin limpiar, de un `kill -9` o un corte de luz. Lo que no puede, lo deja. */
export async function borrarAbandonados(url: string): Promise<void> {
  const admin = await abrirCliente(conOpciones(url, { lock_timeout: '5s' }));
  try {
    const { esSuperusuario } = await identificar(admin);
    const { rows } = await admin.query<{ nombre: string }>(
      'SELECT nspname AS nombre FROM pg_namespace WHERE nspname ~ $1',
      [ES_NOMBRE_UNICO.source],
    );
    for (const { nombre } of rows)
      if (await espacioLibre(admin, nombre))
        await borrar(admin, nombre, esSuperusuario).catch(() => undefined);
  } finally {
    await admin.end();
  }
}

async function borrar(admin: Client, nombre: string, limpiaSuperusuario: boolean): Promise<void> {
  // Quien murió fue la herramienta: el servidor puede seguir con su última sentencia.
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [nombre]);
  const { rows } = await admin.query<{ es: string; rol: string }>(
    `SELECT 'propio' AS es, rolname AS rol FROM pg_roles WHERE rolname = $1
     UNION ALL
     SELECT 'creado', creado.rolname FROM pg_auth_members
       JOIN pg_roles AS creado ON creado.oid = roleid JOIN pg_roles AS suyo ON suyo.oid = member
       WHERE admin_option AND suyo.rolname = $1`,
    [nombre],
  );
  const restos: Restos = {
    nombre,
    conRol: rows.some(({ es }) => es === 'propio'),
    limpiaSuperusuario,
    // Desde la 16, quien crea un rol lo administra; antes, en un servidor ajeno ningún guion los crea.
    roles: [...new Set(rows.filter(({ es }) => es === 'creado').map(({ rol }) => rol))],
    esquemas: [],
  };
  for (const sentencia of ordenes(admin, restos)) await cambiarPermisos(admin, sentencia);
}
