import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acuerdos } from '../comparacion/acuerdos.ts';
import { comparar } from '../comparacion/comparar.ts';
import { cargar } from '../contrato/cargar.ts';
import { leerContratoDe } from '../contrato/leer-contrato.ts';
import type { Clase, Contrato } from '../dominio/clase.ts';
import type { Nota } from '../dominio/diferencia.ts';
import type { Problema } from '../dominio/problema.ts';
import type { Tabla } from '../dominio/tabla.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { acordar } from '../propuesta/acordar.ts';
import { redactar } from '../propuesta/redactar.ts';
import { leerClases } from './correr-clases.ts';
import type { Peticion } from './peticion.ts';
import { type Respuestas, responder } from './responder.ts';

/** Qué se puede decir del `esperado` de una clase después de ejecutarla. */
export type Desenlace =
  /** Ya es lo que dan todos los motores. */
  | { readonly tipo: 'igual' }
  /** El texto nuevo del archivo, en el que todos coinciden. `notas`: lo que conviene mirar antes de aceptarlo. */
  | {
      readonly tipo: 'cambio';
      readonly antes: string;
      readonly despues: string;
      readonly notas: readonly { readonly motor: string; readonly nota: Nota }[];
    }
  /** Grupos de motores que coinciden entre sí; los errores están en las respuestas. */
  | { readonly tipo: 'desacuerdo'; readonly grupos: readonly (readonly string[])[] }
  /** Solo respondió un motor, y no se pidió así. */
  | { readonly tipo: 'un-motor' }
  | { readonly tipo: 'sin-respuesta' }
  /** Coinciden, y lo que dan no se puede escribir. */
  | { readonly tipo: 'no-editable'; readonly motivo: string }
  | { readonly tipo: 'ilegible'; readonly problemas: readonly Problema[] }
  | { readonly tipo: 'conceptual' };

/** Lo que se propone para una clase. */
export interface Propuesta {
  readonly clase: string;
  /** Su `motores.yaml`, relativo a la raíz. */
  readonly archivo: string;
  readonly respuestas: Respuestas;
  readonly desenlace: Desenlace;
}

/**
 * Ejecuta las clases pedidas y propone su `esperado` donde falta o no es lo que dan todos los motores. No escribe nada.
 * Con un solo motor no propone nada, salvo con `conUnMotor` y si se pidió por su nombre. Lanza `ErrorDeUso` si la
 * petición nombra una clase o un motor que no existe.
 */
export async function proponer(
  peticion: Peticion,
  raiz: string,
  ejecutor: Ejecutor,
  conUnMotor: boolean,
): Promise<readonly Propuesta[]> {
  const lecturas = await leerClases(peticion, raiz);
  const sinFilas = await cargar(raiz, NIVELES_DE_MOTORES, { sinFilas: true });
  const puedeSolo = (motor: string) => conUnMotor && peticion.motores.includes(motor);
  return Promise.all(
    lecturas.map(async ({ id, archivo, clase: leida }): Promise<Propuesta> => {
      const lectura = sinFilas.find((otra) => otra.archivo === archivo);
      const { clase, problemas = [] } = lectura ?? {};
      const respuestas = clase ? await responder(clase, peticion, ejecutor) : SIN_RESPUESTAS;
      const desenlace = clase
        ? await desenlaceDe(respuestas, clase, leida, raiz, puedeSolo)
        : ({ tipo: 'ilegible', problemas } as const);
      return { clase: id, archivo, respuestas, desenlace };
    }),
  );
}

const SIN_RESPUESTAS: Respuestas = { tablas: [], errores: [], omitidos: [], apartados: [] };

/** `clase` se leyó sin sus filas; `leida`, con ellas, si se puede. */
async function desenlaceDe(
  { tablas: respondidas, errores }: Respuestas,
  { caso, archivo }: Clase,
  leida: Clase | undefined,
  raiz: string,
  puedeSolo: (motor: string) => boolean,
): Promise<Desenlace> {
  if (caso.modo === 'conceptual') return { tipo: 'conceptual' };
  const { contrato } = caso;
  const tablas = respondidas.map(({ tabla }) => tabla);
  const [primera] = respondidas;
  if (errores.length > 0) return desacuerdo(respondidas, contrato);
  if (primera === undefined) return { tipo: 'sin-respuesta' };
  if (leida?.caso.modo === 'comparado' && cumplen(tablas, leida.caso.contrato)) return { tipo: 'igual' };
  if (respondidas.length === 1 && !puedeSolo(primera.motor)) return { tipo: 'un-motor' };
  const filas = acordar(tablas, contrato);
  if (filas === undefined) return desacuerdo(respondidas, contrato);
  const [dadas, pedidas] = [primera.tabla.columnas.length, contrato.columnas.length];
  if (dadas !== pedidas)
    return { tipo: 'no-editable', motivo: `dan ${dadas} columnas y el contrato declara ${pedidas}` };
  const antes = await leerTexto(path.join(raiz, archivo));
  const redactado = redactar(antes, filas, tablas);
  if ('motivo' in redactado) return { tipo: 'no-editable', motivo: redactado.motivo };
  const despues = redactado.texto;
  return { tipo: 'cambio', antes, despues, notas: notasDe(respondidas, despues) };
}

function cumplen(tablas: readonly Tabla[], contrato: Contrato): boolean {
  return tablas.every((tabla) => comparar(tabla, contrato, { estricto: false }).igual);
}

function desacuerdo(respondidas: Respuestas['tablas'], contrato: Contrato): Desenlace {
  const respuestas = respondidas.map(({ motor, tabla }) => ({ motor, tabla, igualAlContrato: false }));
  const grupos = acuerdos(respuestas, contrato).map(({ motores }) => motores);
  return { tipo: 'desacuerdo', grupos: grupos.length > 0 ? grupos : respuestas.map(({ motor }) => [motor]) };
}

/** El texto de un archivo que ya se leyó una vez, con su marca de orden de bytes si la lleva. */
async function leerTexto(ruta: string): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(ruta));
}

function notasDe(respondidas: Respuestas['tablas'], texto: string) {
  const contrato = leerContratoDe(texto)?.contrato;
  return respondidas.flatMap(({ motor, tabla, consulta }) =>
    contrato
      ? comparar(tabla, contrato, { estricto: false, consulta }).notas.map((nota) => ({ motor, nota }))
      : [],
  );
}
