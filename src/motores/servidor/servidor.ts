import type { Identidad } from '../../dominio/identidad.ts';

/** Lo que un motor dice de su servidor para que los orígenes lo encuentren, lo arranquen y lo reconozcan. */
export interface Servidor {
  /** Protocolos de su URL, sin los dos puntos; el primero es el habitual. */
  readonly protocolos: readonly [string, ...string[]];
  /** Puerto de fábrica. */
  readonly puerto: number;
  /** Se conecta, pregunta quién responde y se va. Lanza `ErrorDeMotor` de fase `conexion`. */
  sondear(url: string): Promise<Identidad>;
  /** Borra de un servidor ajeno lo que dejaron corridas que murieron sin limpiar. */
  borrarAbandonados(url: string): Promise<void>;
  readonly contenedor: Contenedor;
  /** Servidores que se pueden arrancar con binarios de la máquina, del mejor al peor. */
  readonly desechables: readonly Desechable[];
  /** Prefijo del paquete de npm que trae los binarios, seguido de `<plataforma>-<arquitectura>`. */
  readonly paquete?: string;
}

/** Imagen oficial y cómo se usa. `docker-compose.yml` lleva la misma. */
export interface Contenedor {
  /** Con su versión exacta: `postgres:18.4`. */
  readonly imagen: string;
  /** Variables con que `imagen`, esta u otra de otra versión, crea el servidor. */
  variables(clave: string, imagen: string): Readonly<Record<string, string>>;
  /** Argumentos del servidor. */
  readonly argumentos: readonly string[];
  /** Carpeta de datos: se monta en memoria. */
  readonly datos: string;
  /** Cómo se entra en un contenedor que se creó con estas variables. */
  entrada(variables: Readonly<Record<string, string | undefined>>): Entrada;
}

/** Con qué se entra en un servidor. */
export interface Entrada {
  readonly usuario: string;
  readonly clave: string;
  readonly base: string;
}

/** Cómo arrancar, con binarios de la máquina, un servidor que dura lo que una corrida. */
export interface Desechable {
  /** Nombre del servidor que resulta, si no es el motor: solo se usa con `--admitir-sustituto`. */
  readonly sustituto?: string;
  /** Nombres posibles de cada programa que hace falta; el primero es el servidor. */
  readonly programas: readonly [Alternativas, ...Alternativas[]];
  /** Carpetas donde suele estar, además del PATH; `*` casa con cualquier versión. */
  readonly carpetas: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;
  /** Usuarios del sistema con que puede correr si la herramienta es root. */
  readonly usuarios: readonly [string, ...string[]];
  /** Lee la salida de `<servidor> --version`: la versión, o por qué no sirve. */
  reconocer(salida: string): { readonly version: string } | { readonly motivo: string };
  /** Qué ejecutar para arrancarlo. */
  arranque(lugar: Lugar): Arranque;
  /** Lo que se hace en el servidor ya arrancado, antes de la primera implementación. */
  acondicionar?(url: string): Promise<void>;
}

/** Nombres posibles de un programa, del preferido al más viejo. */
export type Alternativas = readonly [string, ...string[]];

/** Dónde se arranca un servidor desechable. */
export interface Lugar {
  /** Carpeta vacía del usuario que lo ejecuta. */
  readonly carpeta: string;
  /** Rutas de los programas, en el orden de `programas`. */
  readonly programas: readonly string[];
  readonly version: string;
  readonly plataforma: NodeJS.Platform;
  readonly clave: string;
  /** Puerto de 127.0.0.1; ausente si se usa un zócalo en la carpeta. */
  readonly puerto?: number;
  /** Usuario del sistema con que correrá, si no es el de la herramienta. */
  readonly usuario?: string;
}

/** Datos con que un custodio arranca y detiene un servidor. */
export interface Arranque {
  /** Archivos que se escriben antes, por su nombre en la carpeta. */
  readonly archivos: Readonly<Record<string, string>>;
  /** Órdenes que se ejecutan una tras otra. */
  readonly preparativos: readonly Orden[];
  readonly servidor: Orden;
  /** Señal con que se le pide que acabe. */
  readonly parada: NodeJS.Signals;
  /** URL con que entra su administrador. */
  readonly url: string;
}

/** Programa y argumentos. */
export type Orden = readonly [programa: string, ...argumentos: string[]];
