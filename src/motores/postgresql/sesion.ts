import type { Client } from 'pg';
import type { Aviso, Limites } from '../../dominio/corrida.ts';
import { ErrorDeMotor, type Fase } from '../../dominio/errores.ts';
import type { Identidad } from '../../dominio/identidad.ts';
import type { Tabla } from '../../dominio/tabla.ts';
import { POSTGRESQL } from '../../sql/dialecto.ts';
import { lugarDe } from '../../sql/lugar.ts';
import { type Sentencia, sentencias } from '../../sql/sentencias.ts';
import type { Sesion } from '../motor.ts';
import { unicoResultado } from '../resultado.ts';
import { conConexionViva } from '../servidor/conexion-viva.ts';
import { abrirPlazo, conPlazo, type Freno, type Plazo } from '../servidor/plazo.ts';
import { exigirSinNulos } from '../texto-enviable.ts';
import { abrirCliente, conOpciones, enviar, type ResultadoCrudo, soltarCliente } from './cliente.ts';
import { COPIA, errorDeSentencia } from './errores.ts';
import { crearEspacio, type Espacio } from './espacio.ts';
import { type FichaPostgresql, identidadDe, identificar } from './identidad.ts';
import { borrarEspacio } from './limpieza.ts';
import { concederRolesNuevos, creaRoles, esperarTurno } from './roles.ts';
import { tablaDe } from './tabla.ts';

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

const SIN_ROLES =
  'Antes de PostgreSQL 16, quien crea roles puede darse permiso para leer archivos del servidor: en uno ajeno no se deja. Use uno más nuevo, o --origen postgresql=local.';

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
    throw causa;
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

interface Partes {
  readonly admin: Client;
  readonly guion: Client;
  readonly espacio: Espacio;
  readonly limites: Limites;
  readonly ficha: FichaPostgresql;
  readonly esperado: string;
  /** URL con que se entró, por si hay que volver a entrar para limpiar. */
  readonly url: string;
}

/** Dos conexiones: la del guion, y otra para cancelarlo y limpiar después aunque la primera quede inservible. */
class SesionPostgresql implements Sesion {
  readonly identidad: Identidad;
  readonly #partes: Partes;
  readonly #plazo: Plazo;
  readonly #avisos: Aviso[] = [];
  #textos = '';
  #enCurso: Promise<unknown> = Promise.resolve();
  #cerrada = false;

  constructor(partes: Partes) {
    this.identidad = identidadDe(partes.ficha, partes.esperado);
    this.#partes = partes;
    this.#plazo = abrirPlazo(partes.limites.tiempoMs);
    partes.guion.on('notice', ({ severity, code = '', message = '' }) => {
      if (severity === 'WARNING') this.#avisos.push({ codigo: code, mensaje: message });
    });
  }

  async preparar(guion: string): Promise<readonly Aviso[]> {
    await this.#ejecutar('preparacion', guion);
    return this.#avisos;
  }

  async consultar(sql: string): Promise<Tabla> {
    const resultados = await this.#ejecutar('consulta', sql);
    const unico = unicoResultado(resultados.filter(({ campos }) => campos.length > 0));
    const espacio = this.#partes.espacio.nombre;
    const enviada = { espacio, seccion: sql, inicio: 0, texto: sql };
    return conPlazo(this.#plazo, this.#freno, () =>
      tablaDe(this.#partes.guion, unico).catch((causa) => {
        throw errorDeSentencia(causa, 'consulta', enviada);
      }),
    );
  }

  async #ejecutar(fase: Fase, seccion: string): Promise<readonly ResultadoCrudo[]> {
    exigirSinNulos(seccion, fase);
    this.#textos += seccion;
    const ejecucion = conPlazo(this.#plazo, this.#freno, async () => {
      if (creaRoles(seccion)) await esperarTurno(this.#partes.admin, this.#plazo.senal);
      const todos: ResultadoCrudo[] = [];
      for (const sentencia of sentencias(seccion, POSTGRESQL))
        todos.push(...(await this.#enviar(fase, seccion, sentencia)));
      return todos;
    });
    this.#enCurso = ejecucion.catch(() => undefined);
    return ejecucion;
  }

  async #enviar(
    fase: Fase,
    seccion: string,
    { texto, inicio }: Sentencia,
  ): Promise<readonly ResultadoCrudo[]> {
    const { admin, guion, espacio, ficha, limites } = this.#partes;
    try {
      const resultados = await enviar(guion, texto, limites.filas, () => this.#freno.cancelar());
      if (resultados.some(({ orden }) => orden === 'COPY'))
        throw new ErrorDeMotor({ fase, ...COPIA, ...lugarDe(seccion, inicio) });
      if (creaRoles(texto) && ficha.numero < 160_000) await concederRolesNuevos(admin, espacio);
      return resultados;
    } catch (causa) {
      const sinRoles = ficha.creaRolesEsPeligroso && creaRoles(texto) && { siSeRechaza: SIN_ROLES };
      throw errorDeSentencia(causa, fase, { espacio: espacio.nombre, seccion, inicio, texto, ...sinRoles });
    }
  }

  get #freno(): Freno {
    const { admin, guion } = this.#partes;
    // `pg` lo guarda al conectarse, pero sus tipos no lo dicen.
    const { processID } = guion as unknown as { processID: number };
    return {
      cancelar: () => admin.query('SELECT pg_cancel_backend($1)', [processID]),
      terminar: () => admin.query('SELECT pg_terminate_backend($1)', [processID]),
      soltar: () => soltarCliente(guion),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#cerrada) return;
    this.#cerrada = true;
    const { admin, guion, espacio, url } = this.#partes;
    this.#plazo.cortar();
    await this.#enCurso;
    await guion.end();
    const conexiones = {
      comprobar: () => admin.query('SELECT 1'),
      abrir: () => abrirCliente(url),
      cerrar: (cliente: Client) => cliente.end(),
      soltar: soltarCliente,
    };
    await conConexionViva(admin, conexiones, (viva) => borrarEspacio(viva, espacio, this.#textos));
  }
}
