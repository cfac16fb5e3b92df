import type { Limites } from '../../dominio/corrida.ts';
import type { Identidad } from '../../dominio/identidad.ts';
import type { Sesion } from '../motor.ts';
import { abrirCliente, conOpciones } from './cliente.ts';
import { errorDeConexion } from './errores.ts';
import { crearEspacio, type Espacio } from './espacio.ts';
import { type FichaPostgresql, identidadDe, identificar } from './identidad.ts';
import { borrarEspacio } from './limpieza.ts';
import { SesionPostgresql } from './sesion.ts';

/** Ajustes de partida de la sesión: ni `RESET ALL` ni `DISCARD ALL` los quitan. */
const AJUSTES = {
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  DateStyle: 'ISO,YMD',
  IntervalStyle: 'iso_8601',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
};

/** Lo que el servidor tarda de más en cortar una sentencia: antes la cancela la herramienta, que sabe decir por qué. */
const RESPALDO_MS = 1000;

function ajustesDe(ficha: FichaPostgresql, espacio: Espacio, limites: Limites): Record<string, string> {
  return {
    ...AJUSTES,
    search_path: espacio.nombre,
    statement_timeout: String(limites.tiempoMs + RESPALDO_MS),
    // Un rol que crea otro puede hacerle SET ROLE, como el superusuario con que se suele escribir un guion:
    // https://www.postgresql.org/docs/16/runtime-config-client.html#GUC-CREATEROLE-SELF-GRANT
    ...(ficha.numero >= 160_000 && { createrole_self_grant: 'set,inherit' }),
  };
}

/**
 * Abre una sesión en un esquema nuevo de un servidor que habla el protocolo de PostgreSQL. `esperado` es el nombre
 * del motor que se pidió: si responde otro, la identidad lo dice en `sustituto`.
 */
export async function conectarPostgresql(url: string, limites: Limites, esperado: string): Promise<Sesion> {
  const admin = await abrirCliente(conOpciones(url, { lock_timeout: '5s' }));
  try {
    const ficha = await identificar(admin);
    const espacio = await crearEspacio(admin, ficha, url);
    try {
      const guion = await abrirCliente(conOpciones(espacio.url, ajustesDe(ficha, espacio, limites)));
      return new SesionPostgresql({ admin, guion, espacio, limites, url, ficha, esperado });
    } catch (causa) {
      await borrarEspacio(admin, espacio, '');
      throw causa;
    }
  } catch (causa) {
    await admin.end();
    throw errorDeConexion(causa, url);
  }
}

/** Pregunta quién responde en una URL, y se va. */
export async function sondearPostgresql(url: string, esperado: string): Promise<Identidad> {
  const cliente = await abrirCliente(url);
  try {
    return identidadDe(await identificar(cliente), esperado);
  } finally {
    await cliente.end();
  }
}
