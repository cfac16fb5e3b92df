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
import { abrirCliente, enviar, type ResultadoCrudo, soltarCliente } from './cliente.ts';
import { COPIA, errorDeSentencia } from './errores.ts';
import type { Espacio } from './espacio.ts';
import { type FichaPostgresql, identidadDe } from './identidad.ts';
import { borrarEspacio } from './limpieza.ts';
import { concederRolesNuevos, creaRoles, esperarTurno } from './roles.ts';
import { tablaDe } from './tabla.ts';

const SIN_ROLES =
  'Antes de PostgreSQL 16, quien crea roles puede darse permiso para leer archivos del servidor: en uno ajeno no se deja. Use uno más nuevo, o --origen postgresql=local.';

/** Con qué se hace una sesión: dos conexiones ya abiertas y el espacio ya creado. */
export interface Partes {
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
export class SesionPostgresql implements Sesion {
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
    return [...this.#avisos];
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
      if (creaRoles(texto)) await esperarTurno(admin, this.#plazo.senal);
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
