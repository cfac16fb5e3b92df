import type { Argv } from 'yargs';
import type { Peticion } from '../flujo/peticion.ts';
import { conSeleccion, numeroPositivo, paresPorMotor, repetible, unaVez } from './opciones.ts';

/** Opciones con que se ejecuta: las mismas en todos los comandos que hablan con motores. */
export function conEjecucion<T>(yargs: Argv<T>) {
  return conSeleccion(yargs)
    .option('con-servicios', {
      type: 'boolean',
      default: false,
      describe: 'Exige los motores con servidor y permite arrancarlos en contenedores',
    })
    .option('url', {
      ...repetible('ninguna'),
      describe: 'Servidor propio: postgresql=postgresql://usuario@máquina/base',
    })
    .option('origen', {
      ...repetible('el mejor que haya'),
      describe: 'Origen forzado de un servidor: postgresql=local',
    })
    .option('admitir-sustituto', {
      type: 'boolean',
      default: false,
      describe: 'Admite MariaDB en lugar de MySQL; el veredicto lo dice',
    })
    .option('tiempo-limite', {
      ...unaVez('tiempo-limite'),
      default: '30',
      describe: 'Segundos por implementación',
    });
}

/** Lo que dan las opciones de `conEjecucion`. */
interface OpcionesDeEjecucion {
  readonly raiz: string | undefined;
  readonly clase: readonly string[];
  readonly motor: readonly string[];
  readonly conServicios: boolean;
  readonly url: readonly string[];
  readonly origen: readonly string[];
  readonly admitirSustituto: boolean;
  readonly tiempoLimite: string | undefined;
}

/** La petición que dicen las opciones, sin `--estricto` ni `--fragmento`. Lanza `ErrorDeUso` si alguna está mal. */
export function peticionDe(opciones: OpcionesDeEjecucion): Peticion {
  return {
    ...(opciones.raiz === undefined ? {} : { raiz: opciones.raiz }),
    clases: opciones.clase,
    motores: opciones.motor,
    conServicios: opciones.conServicios,
    urls: paresPorMotor('url', opciones.url),
    origenes: paresPorMotor('origen', opciones.origen),
    admitirSustituto: opciones.admitirSustituto,
    estricto: false,
    tiempoMs: numeroPositivo('tiempo-limite', opciones.tiempoLimite ?? '') * 1000,
  };
}
