import type { CeldaEsperada, ColumnaEsperada, Contrato } from '../dominio/clase.ts';
import type { Acuerdo } from '../dominio/informe.ts';
import type { Tabla } from '../dominio/tabla.ts';
import { redondear } from '../normalizacion/aritmetica.ts';
import type { CeldaNormal } from '../normalizacion/celda.ts';
import { escribirDecimal } from '../normalizacion/decimal.ts';
import { leerNumeroDeMotor } from '../normalizacion/numero.ts';
import { normalizar } from '../normalizacion/tabla.ts';
import { comparar } from './comparar.ts';
import { tomar } from './tomar.ts';

/** Lo que respondió un motor, y si es lo que el contrato pide. */
export interface Respuesta {
  readonly motor: string;
  readonly tabla: Tabla;
  readonly igualAlContrato: boolean;
}

/**
 * Agrupa los motores que dieron la misma respuesta, comparándolas con las reglas del contrato (sus tipos,
 * tolerancias y orden). Los que cumplen el contrato forman un grupo; un motor que nadie acompaña, el suyo. Con
 * menos de dos respuestas no hay grupos.
 */
export function acuerdos(respuestas: readonly Respuesta[], contrato: Contrato): readonly Acuerdo[] {
  if (respuestas.length < 2) return [];
  const grupos: [Respuesta, ...Respuesta[]][] = [];
  for (const respuesta of respuestas) {
    const grupo = grupos.find(([primera]) => coinciden(primera, respuesta, contrato));
    if (grupo === undefined) grupos.push([respuesta]);
    else grupo.push(respuesta);
  }
  return grupos.map((grupo) => ({
    motores: grupo.map((respuesta) => respuesta.motor),
    igualAlContrato: grupo[0].igualAlContrato,
  }));
}

function coinciden(una: Respuesta, otra: Respuesta, contrato: Contrato): boolean {
  if (una.igualAlContrato || otra.igualAlContrato) return una.igualAlContrato === otra.igualAlContrato;
  return comparar(otra.tabla, contratoDe(una.tabla, contrato), { estricto: false }).igual;
}

/** Un contrato que pide lo que una tabla contiene, con las reglas de otro contrato. */
export function contratoDe(tabla: Tabla, { columnas, orden }: Contrato): Contrato {
  const { posicion } = tomar(columnas, 0);
  const suyas =
    tabla.columnas.length === columnas.length
      ? columnas
      : tabla.columnas.map(({ nombre }) => ({ nombre, tipo: 'auto', numeros: 'valor', posicion }) as const);
  const filas = normalizar(tabla).filas.map((fila) =>
    fila.map((celda, c) => celdaDe(celda, tomar(suyas, c))),
  );
  return { columnas: suyas, orden, filas };
}

function celdaDe({ tipo, texto }: CeldaNormal, { decimales, posicion }: ColumnaEsperada): CeldaEsperada {
  if (tipo === 'nulo') return { nula: true, posicion };
  const numero = decimales === undefined ? undefined : leerNumeroDeMotor(texto);
  const redondeado =
    typeof numero === 'object' && decimales !== undefined
      ? escribirDecimal(redondear(numero, decimales))
      : texto;
  return { nula: false, texto: redondeado, citada: false, posicion };
}
