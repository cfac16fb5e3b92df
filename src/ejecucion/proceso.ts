import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { DatosDeError } from '../dominio/errores.ts';
import { SIN_MEMORIA } from './guardian.ts';
import type { Arranque, Peticion, Respuesta } from './mensaje.ts';
import { conPlazo } from './plazo.ts';
import type { Etapa, Resultado } from './trabajo.ts';

/** Lo que puede tardar en cargarse un controlador; nunca se descuenta del tiempo de un trabajo. */
const ARRANQUE_MS = 60_000;
const COLA_DE_ERRORES = 4000;

/** Respuesta de un proceso a un trabajo, y si puede con otro. */
export interface Atendido {
  readonly resultado: Resultado;
  readonly reutilizable: boolean;
}

/** Un proceso hijo que atiende trabajos de un motor, de uno en uno. Al cerrarlo se mata, esté como esté. */
export class Proceso implements AsyncDisposable {
  readonly #arranque: Arranque;
  readonly #hijo: ChildProcess;
  readonly #listo: Promise<void>;
  readonly #muerte: Promise<DatosDeError>;
  #salidaDeErrores = '';
  #alResponder: (respuesta: Respuesta) => void = () => {};

  /** Arranca el proceso, que carga su controlador sin esperar a un trabajo. */
  constructor(arranque: Arranque) {
    this.#arranque = arranque;
    this.#hijo = fork(createRequire(import.meta.url).resolve('#proceso-hijo'), [JSON.stringify(arranque)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${arranque.limites.memoriaMiB}`],
      // Su salida no es un informe: DuckDB escribe en ella los perfiles que pide un guion.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#hijo.stderr?.on('data', (texto: Buffer) => {
      this.#salidaDeErrores = (this.#salidaDeErrores + texto).slice(-COLA_DE_ERRORES);
    });
    this.#listo = new Promise((resolver) => {
      this.#hijo.on('message', (respuesta: Respuesta) => {
        if (respuesta.tipo === 'listo') resolver();
        else this.#alResponder(respuesta);
      });
    });
    this.#muerte = new Promise((resolver) => {
      this.#hijo.on('error', (causa) => resolver(errorDeArranque(arranque.motor, causa.message)));
      this.#hijo.on('close', (codigo, senal) => resolver(this.#porQueMurio(codigo, senal)));
    });
  }

  /** Espera a que el controlador esté cargado, o a que el proceso muera: entonces el primer trabajo dirá por qué. */
  async listo(): Promise<void> {
    await conPlazo<unknown>(Promise.race([this.#listo, this.#muerte]), ARRANQUE_MS, () => this.#matar());
  }

  /** Hace un trabajo. Si pasa de su tiempo o el proceso muere, el resultado es un error y no es reutilizable. */
  async atender(peticion: Peticion): Promise<Atendido> {
    let etapa: Etapa = 'conexion';
    const fin = new Promise<Atendido>((resolver, rechazar) => {
      this.#alResponder = (respuesta) => {
        if (respuesta.tipo === 'etapa') etapa = respuesta.etapa;
        else if (respuesta.tipo === 'fin') resolver(respuesta);
        else if (respuesta.tipo === 'fallo') rechazar(new Error(respuesta.traza));
      };
    });
    const muerte = this.#muerte.then(fallido);
    // Si el canal ya está cerrado, la muerte del proceso lo cuenta mejor.
    this.#hijo.send(peticion, () => {});
    const { tiempoMs } = this.#arranque.limites;
    return conPlazo(Promise.race([fin, muerte]), tiempoMs, () => {
      this.#matar();
      return fallido(errorDeTiempo(etapa, tiempoMs));
    });
  }

  #matar(): void {
    this.#hijo.kill('SIGKILL');
  }

  #porQueMurio(codigo: number | null, senal: NodeJS.Signals | null): DatosDeError {
    const errores = this.#salidaDeErrores.trim();
    if (errores.includes(SIN_MEMORIA) || errores.includes('heap out of memory'))
      return {
        fase: 'recursos',
        mensaje: `Pasó del límite de memoria de ${this.#arranque.limites.memoriaMiB} MiB y se detuvo.`,
        consejo: 'Reduzca los datos de la implementación: una clase se comprueba con pocas filas.',
      };
    const ultima = errores.split('\n').at(-1);
    return {
      fase: 'recursos',
      mensaje: `El proceso del motor murió con ${senal === null ? `el código ${codigo}` : `la señal ${senal}`}.`,
      ...(ultima ? { consejo: `Lo último que escribió: «${ultima.trim().slice(0, 300)}».` } : {}),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#matar();
    await this.#muerte;
  }
}

function fallido(error: DatosDeError): Atendido {
  return { resultado: { tipo: 'error', error }, reutilizable: false };
}

function errorDeArranque(motor: string, causa: string): DatosDeError {
  return { fase: 'conexion', mensaje: `El proceso de «${motor}» no arrancó: ${causa}.` };
}

const NOMBRE_DE_ETAPA: Readonly<Record<Etapa, string>> = {
  conexion: 'La conexión',
  preparacion: 'La preparación',
  consulta: 'La consulta',
};

function errorDeTiempo(etapa: Etapa, tiempoMs: number): DatosDeError {
  return {
    fase: 'tiempo',
    mensaje: `${NOMBRE_DE_ETAPA[etapa]} no terminó dentro del límite de ${tiempoMs / 1000} s y se detuvo.`,
    consejo: 'Compruebe que acaba (una recursión sin fin no lo hace) o suba el límite con --tiempo-limite.',
  };
}
