import type { Aviso, Limites } from '../../dominio/corrida.ts';
import type { Fase } from '../../dominio/errores.ts';
import type { Identidad } from '../../dominio/identidad.ts';
import type { Tabla } from '../../dominio/tabla.ts';
import { MYSQL } from '../../sql/dialecto.ts';
import { type Sentencia, sentencias } from '../../sql/sentencias.ts';
import type { Sesion } from '../motor.ts';
import { unicoResultado } from '../resultado.ts';
import { conConexionViva } from '../servidor/conexion-viva.ts';
import { abrirPlazo, conPlazo, type Freno, type Plazo } from '../servidor/plazo.ts';
import { exigirSinNulos } from '../texto-enviable.ts';
import { elegirColacion, fijarSesion } from './ajustes.ts';
import { avisosDe, exigirSinPerdidas } from './avisos.ts';
import { abrirCliente, type ClienteMysql, cerrarCliente, enviar, type ResultadoCrudo } from './cliente.ts';
import { errorDeConexion, errorDeSentencia } from './errores.ts';
import { borrarEspacio, crearEspacio, type Espacio } from './espacio.ts';
import { identidadDe, identificar } from './identidad.ts';
import { leerMysql, tipoDe } from './valores.ts';

/**
 * Abre una sesión en una base nueva de un servidor que habla el protocolo de MySQL. `esperado` es el nombre del motor
 * que se pidió: si responde otro, la identidad lo dice en `sustituto`.
 */
export async function conectarMysql(url: string, limites: Limites, esperado: string): Promise<Sesion> {
  const admin = await abrirCliente(url);
  try {
    const identidad = identidadDe(await identificar(admin), esperado);
    await enviar(admin, 'SET SESSION lock_wait_timeout = 5');
    const colacion = await elegirColacion(admin, esperado);
    const espacio = await crearEspacio(admin, url, colacion);
    try {
      const guion = await abrirCliente(espacio.url);
      await fijarSesion(guion, colacion, limites);
      return new SesionMysql({ admin, guion, espacio, limites, identidad, url });
    } catch (causa) {
      await borrarEspacio(admin, espacio, '');
      throw causa;
    }
  } catch (causa) {
    await cerrarCliente(admin);
    throw errorDeConexion(causa, url);
  }
}

/** Pregunta quién responde en una URL, y se va. */
export async function sondearMysql(url: string, esperado: string): Promise<Identidad> {
  const cliente = await abrirCliente(url);
  try {
    return identidadDe(await identificar(cliente), esperado);
  } finally {
    await cerrarCliente(cliente);
  }
}

/** Lo que dio una sentencia. */
interface Respuesta {
  readonly sentencia: Sentencia;
  readonly resultados: readonly ResultadoCrudo[];
  readonly avisos: readonly Aviso[];
}

interface Partes {
  readonly admin: ClienteMysql;
  readonly guion: ClienteMysql;
  readonly espacio: Espacio;
  readonly limites: Limites;
  readonly identidad: Identidad;
  /** URL con que se entró, por si hay que volver a entrar para limpiar. */
  readonly url: string;
}

/** Dos conexiones: la del guion, y otra para cancelarlo y limpiar después aunque la primera quede inservible. */
class SesionMysql implements Sesion {
  readonly identidad: Identidad;
  readonly #partes: Partes;
  readonly #plazo: Plazo;
  #textos = '';
  #enCurso: Promise<unknown> = Promise.resolve();
  #cerrada = false;

  constructor(partes: Partes) {
    this.identidad = partes.identidad;
    this.#partes = partes;
    this.#plazo = abrirPlazo(partes.limites.tiempoMs);
  }

  async preparar(guion: string): Promise<readonly Aviso[]> {
    const respuestas = await this.#ejecutar('preparacion', guion);
    return respuestas.flatMap(({ avisos }) => avisos);
  }

  async consultar(sql: string): Promise<Tabla> {
    const respuestas = await this.#ejecutar('consulta', sql);
    for (const { avisos, sentencia } of respuestas) exigirSinPerdidas(avisos, sql, sentencia);
    const { campos, filas } = unicoResultado(respuestas.flatMap(({ resultados }) => resultados));
    return {
      columnas: campos.map((campo) => ({ nombre: campo.name, tipoMotor: tipoDe(campo) })),
      filas: filas.map((fila) => campos.map((campo, i) => leerMysql(fila[i] ?? null, campo))),
    };
  }

  async #ejecutar(fase: Fase, seccion: string): Promise<readonly Respuesta[]> {
    exigirSinNulos(seccion, fase);
    this.#textos += seccion;
    const ejecucion = conPlazo(this.#plazo, this.#freno, async () => {
      const todas: Respuesta[] = [];
      for (const sentencia of sentencias(seccion, MYSQL))
        todas.push(await this.#enviar(fase, seccion, sentencia));
      return todas;
    });
    this.#enCurso = ejecucion.catch(() => undefined);
    return ejecucion;
  }

  async #enviar(fase: Fase, seccion: string, sentencia: Sentencia): Promise<Respuesta> {
    const { guion, limites, espacio } = this.#partes;
    try {
      const resultados = await enviar(guion, sentencia.texto, limites.filas, () => this.#freno.cancelar());
      return { sentencia, resultados, avisos: await avisosDe(guion) };
    } catch (causa) {
      throw errorDeSentencia(causa, fase, { espacio: espacio.nombre, seccion, sentencia });
    }
  }

  get #freno(): Freno {
    const { admin, guion } = this.#partes;
    return {
      cancelar: () => enviar(admin, `KILL QUERY ${guion.threadId}`),
      terminar: () => enviar(admin, `KILL ${guion.threadId}`),
      soltar: () => guion.destroy(),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#cerrada) return;
    this.#cerrada = true;
    const { admin, guion, espacio, url } = this.#partes;
    this.#plazo.cortar();
    await this.#enCurso;
    await cerrarCliente(guion);
    const conexiones = {
      comprobar: () => enviar(admin, 'SELECT 1'),
      abrir: () => abrirCliente(url),
      cerrar: cerrarCliente,
      soltar: (cliente: ClienteMysql) => cliente.destroy(),
    };
    await conConexionViva(admin, conexiones, (viva) => borrarEspacio(viva, espacio, this.#textos));
  }
}
