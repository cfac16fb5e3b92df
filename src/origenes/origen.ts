import type { Entorno } from '../dominio/entorno.ts';
import type { Motor } from '../motores/motor.ts';
import type { Servidor } from '../motores/servidor/servidor.ts';
import { type Docker, detectarDocker, type SinDocker } from './docker/docker.ts';
import type { IdOrigen } from './id-origen.ts';

/** Un motor de nivel `servicio`. */
export type MotorDeServidor = Motor & { readonly servidor: Servidor };

/** Un servidor abierto para una corrida. Al cerrarse no queda nada de lo que se arrancó. */
export interface ServidorAbierto extends AsyncDisposable {
  /** URL con que entra su administrador. */
  readonly url: string;
}

/** Lo que un origen tiene para un motor, sin haber arrancado nada. */
export type Hallazgo =
  | {
      readonly tipo: 'hallado';
      /** Qué es y dónde está, sin secretos. */
      readonly detalle: string;
      readonly version?: string;
      /** Lo abre. Lanza `Error` con un mensaje claro si no puede, o si `senal` se activa antes. */
      abrir(senal: AbortSignal): Promise<ServidorAbierto>;
    }
  | {
      readonly tipo: 'no-aplica';
      readonly motivo: string;
      /** Lo que habría que escribir para que aplicara. */
      readonly remedio?: string;
      /** Es lo normal: en una omisión no hace falta contarlo. */
      readonly esperable?: true;
    };

/** Lo que un origen necesita saber de la corrida. */
export interface Contexto {
  readonly entorno: Entorno;
  /** Carpeta raíz de las clases, absoluta. */
  readonly raiz: string;
  /** URL por motor, las de `--url`. */
  readonly urls: ReadonlyMap<string, string>;
  readonly conServicios: boolean;
  readonly admitirSustituto: boolean;
  /** La API de Docker; se busca una sola vez, cuando alguien la necesita. */
  docker(): Promise<Docker | SinDocker>;
}

/** Una manera de conseguir un servidor. */
export interface Origen {
  readonly id: IdOrigen;
  /** Una frase para `diagnosticar`. */
  readonly titulo: string;
  buscar(motor: MotorDeServidor, contexto: Contexto): Promise<Hallazgo>;
}

/** El contexto de una corrida. */
export function abrirContexto(preferencias: Omit<Contexto, 'docker'>): Contexto {
  let deteccion: Promise<Docker | SinDocker> | undefined;
  return {
    ...preferencias,
    docker() {
      deteccion ??= detectarDocker(preferencias.entorno);
      return deteccion;
    },
  };
}

/** El motor como motor de servidor. Que no lo sea es un fallo de quien llama. */
export function exigirServidor(motor: Motor): MotorDeServidor {
  const { servidor } = motor;
  if (!servidor) throw new Error(`El motor «${motor.id}» no usa un servidor.`);
  return { ...motor, servidor };
}
