import type { Contrato, Divergencia } from '../dominio/clase.ts';
import type { Aviso, Corrida } from '../dominio/corrida.ts';
import type { Diferencias, Nota } from '../dominio/diferencia.ts';
import type { DatosDeError } from '../dominio/errores.ts';
import type { Tabla } from '../dominio/tabla.ts';
import type { EntradaEjecutable } from '../dominio/tarea.ts';
import { comparar, type OpcionesDeComparacion } from './comparar.ts';

/** Lo que se concluye de una implementación que se ejecutó, sin diagnóstico todavía. */
export type Evaluacion =
  | { readonly tipo: 'verificado'; readonly notas: readonly Nota[] }
  | { readonly tipo: 'diferente'; readonly diferencias: Diferencias; readonly notas: readonly Nota[] }
  | { readonly tipo: 'error'; readonly error: DatosDeError }
  | {
      readonly tipo: 'divergencia';
      readonly motivo: string;
      readonly doc: string;
      readonly notas: readonly Nota[];
    }
  | { readonly tipo: 'divergencia-resuelta'; readonly motivo: string; readonly doc: string };

/** Corrida en la que el motor respondió, con una tabla o con un error. */
export type CorridaHecha = Exclude<Corrida, { tipo: 'omitida' }>;

/**
 * Juzga lo que pasó al ejecutar una implementación frente a lo que la clase promete de ese motor: el contrato, una
 * divergencia documentada o un error esperado.
 */
export function evaluar(
  corrida: CorridaHecha,
  entrada: EntradaEjecutable,
  contrato: Contrato,
  opciones: OpcionesDeComparacion,
): Evaluacion {
  if (corrida.tipo === 'error') return evaluarError(corrida.error, entrada.errorEsperado);
  const avisos = corrida.avisos.map(notaDeAviso);
  if (entrada.errorEsperado !== undefined) {
    const ausente = { tipo: 'error-ausente', clase: entrada.errorEsperado.clase } as const;
    return { tipo: 'diferente', diferencias: [ausente], notas: avisos };
  }
  const evaluacion = evaluarTabla(corrida.tabla, entrada.divergencia, contrato, opciones);
  return 'notas' in evaluacion ? { ...evaluacion, notas: [...avisos, ...evaluacion.notas] } : evaluacion;
}

function evaluarError(error: DatosDeError, esperado: EntradaEjecutable['errorEsperado']): Evaluacion {
  if (esperado === undefined) return { tipo: 'error', error };
  if (error.clase === esperado.clase) {
    const codigo = error.codigo === undefined ? {} : { codigo: error.codigo };
    const nota = {
      tipo: 'error-esperado',
      clase: esperado.clase,
      ...codigo,
      mensaje: error.mensaje,
    } as const;
    return { tipo: 'verificado', notas: [nota] };
  }
  const consejo = `El contrato espera un error de clase «${esperado.clase}» y este es de otra.`;
  return { tipo: 'error', error: { ...error, consejo: [error.consejo, consejo].filter(Boolean).join(' ') } };
}

function evaluarTabla(
  tabla: Tabla,
  divergencia: Divergencia | undefined,
  contrato: Contrato,
  opciones: OpcionesDeComparacion,
): Evaluacion {
  if (divergencia === undefined) return aEvaluacion(comparar(tabla, contrato, opciones));
  const { motivo, doc, filas } = divergencia;
  if (comparar(tabla, contrato, { ...opciones, estricto: false }).igual) {
    return { tipo: 'divergencia-resuelta', motivo, doc };
  }
  const comparacion = comparar(tabla, { ...contrato, filas }, opciones);
  if (!comparacion.igual) return aEvaluacion(comparacion);
  return { tipo: 'divergencia', motivo, doc, notas: comparacion.notas };
}

function aEvaluacion(comparacion: ReturnType<typeof comparar>): Evaluacion {
  const { notas } = comparacion;
  return comparacion.igual
    ? { tipo: 'verificado', notas }
    : { tipo: 'diferente', diferencias: comparacion.diferencias, notas };
}

function notaDeAviso({ codigo, mensaje }: Aviso): Nota {
  return { tipo: 'aviso-del-motor', codigo, mensaje };
}
