import * as z from 'zod';
import { CLASES_DE_ERROR } from '../../dominio/clase.ts';

/** Nombre y frase de cada forma en el esquema publicado. */
export const DEFINICIONES = z.registry<{ id?: string; description?: string; minItems?: number }>();

/** Número de fila, de línea o cuenta. */
export const ENTERO = z.int().min(0);

/** Lugar de un archivo. */
export const POSICION = z
  .object({ archivo: z.string(), linea: ENTERO, columna: ENTERO })
  .register(DEFINICIONES, {
    id: 'Posicion',
    description: 'Lugar de un archivo: ruta relativa a la raíz con «/», línea y columna desde 1.',
  });

/** Celda lista para mostrar. */
export const CELDA = z
  .object({ texto: z.string(), tipo: z.string(), nula: z.boolean() })
  .register(DEFINICIONES, {
    id: 'Celda',
    description: 'Texto canónico y tipo de una celda. «nula» distingue NULL del texto que dice lo mismo.',
  });

const CLASE_DE_ERROR = z.enum(CLASES_DE_ERROR);

const MOTIVO_DE_CELDA = z
  .discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('valor') }),
    z.object({ tipo: z.literal('nulo-frente-a-valor') }),
    z.object({ tipo: z.literal('tipo'), esperado: z.string(), obtenido: z.string() }),
    z.object({ tipo: z.literal('forma-literal') }),
    z.object({ tipo: z.literal('fuera-de-tolerancia'), distancia: z.string(), tolerancia: z.string() }),
    z.object({ tipo: z.literal('no-convertible'), razon: z.string() }),
  ])
  .register(DEFINICIONES, { id: 'MotivoDeCelda', description: 'Por qué dos celdas no son iguales.' });

const DIFERENCIA = z
  .discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('numero-de-columnas'),
      esperadas: z.array(z.string()),
      obtenidas: z.array(z.string()),
    }),
    z.object({
      tipo: z.literal('nombre-de-columna'),
      columna: ENTERO,
      esperado: z.string(),
      obtenido: z.string(),
    }),
    z.object({
      tipo: z.literal('celda'),
      filaEsperada: ENTERO,
      filaObtenida: ENTERO,
      columna: ENTERO,
      nombreColumna: z.string(),
      esperada: CELDA,
      obtenida: CELDA,
      motivo: MOTIVO_DE_CELDA,
    }),
    z.object({
      tipo: z.literal('fila-ausente'),
      filaEsperada: ENTERO,
      trasFilaObtenida: ENTERO,
      celdas: z.array(CELDA),
    }),
    z.object({
      tipo: z.literal('fila-sobrante'),
      filaObtenida: ENTERO,
      trasFilaEsperada: ENTERO,
      celdas: z.array(CELDA),
    }),
    z.object({
      tipo: z.literal('orden'),
      filaEsperada: ENTERO,
      filaObtenida: ENTERO,
      celdas: z.array(CELDA),
    }),
    z.object({ tipo: z.literal('mas-diferencias'), cuantas: ENTERO }),
    z.object({ tipo: z.literal('error-ausente'), clase: CLASE_DE_ERROR }),
  ])
  .register(DEFINICIONES, {
    id: 'Diferencia',
    description: 'Una diferencia entre el contrato y el resultado. Filas y columnas se cuentan desde 1.',
  });

const NOTA = z
  .discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('forma'),
      fila: ENTERO,
      columna: z.string(),
      obtenida: z.string(),
      esperada: z.string(),
      veces: ENTERO,
    }),
    z.object({ tipo: z.literal('orden-no-garantizado') }),
    z.object({ tipo: z.literal('nombre-de-columna'), esperado: z.string(), obtenido: z.string() }),
    z.object({
      tipo: z.literal('empate-en-orden'),
      filas: z.array(ENTERO),
      columnas: z.array(z.string()),
      veces: ENTERO,
    }),
    z.object({ tipo: z.literal('nulo-citado'), fila: ENTERO, columna: z.string(), veces: ENTERO }),
    z.object({
      tipo: z.literal('error-esperado'),
      clase: CLASE_DE_ERROR,
      codigo: z.string().exactOptional(),
      mensaje: z.string(),
    }),
    z.object({ tipo: z.literal('aviso-del-motor'), codigo: z.string(), mensaje: z.string() }),
  ])
  .register(DEFINICIONES, { id: 'Nota', description: 'Algo igual pero digno de verse.' });

const DIAGNOSTICO = z
  .object({
    regla: z.string(),
    certeza: z.enum(['comprobado', 'probable']),
    columna: z.string().exactOptional(),
    causa: z.string(),
    evidencia: z.string(),
    remedio: z.string(),
    doc: z.string(),
  })
  .register(DEFINICIONES, {
    id: 'Diagnostico',
    description: 'Causa conocida de una diferencia. «comprobado»: una sonda en el motor la confirmó.',
  });

const ERROR = z
  .object({
    fase: z.enum(['conexion', 'preparacion', 'consulta', 'tiempo', 'recursos']),
    mensaje: z.string(),
    codigo: z.string().exactOptional(),
    clase: CLASE_DE_ERROR.exactOptional(),
    linea: ENTERO.exactOptional(),
    columna: ENTERO.exactOptional(),
    consejo: z.string().exactOptional(),
  })
  .register(DEFINICIONES, { id: 'Error', description: 'Error que dio un motor.' });

/** Lo que se puede decir de una implementación. */
export const VEREDICTO = z
  .discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('verificado'), notas: z.array(NOTA) }),
    z.object({
      tipo: z.literal('diferente'),
      diferencias: z.tuple([DIFERENCIA], DIFERENCIA).register(DEFINICIONES, { minItems: 1 }),
      diagnosticos: z.array(DIAGNOSTICO),
      notas: z.array(NOTA),
    }),
    z.object({ tipo: z.literal('error'), error: ERROR, posicion: POSICION.exactOptional() }),
    z.object({ tipo: z.literal('divergencia'), motivo: z.string(), doc: z.string(), notas: z.array(NOTA) }),
    z.object({ tipo: z.literal('divergencia-resuelta'), motivo: z.string(), doc: z.string() }),
    z.object({
      tipo: z.literal('omitido'),
      motivo: z.string(),
      remedio: z.string().exactOptional(),
      exigido: z.boolean(),
    }),
    z.object({
      tipo: z.literal('declarado'),
      revision: z.enum(['vigente', 'caducada', 'sin-fecha']),
      fecha: z.string().exactOptional(),
      como: z.string().exactOptional(),
      fallido: z.boolean(),
    }),
    z.object({ tipo: z.literal('no-aplica'), motivo: z.string(), alternativa: z.string() }),
  ])
  .register(DEFINICIONES, {
    id: 'Veredicto',
    description: 'Lo que se puede decir de una implementación después de la corrida, y nada más.',
  });
