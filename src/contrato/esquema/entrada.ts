import * as z from 'zod';
import { CLASES_DE_ERROR } from '../../dominio/clase.ts';
import { CON_CLAVES_LIBRES, dia, enlace, filas, texto } from './piezas.ts';

/** Lo que se escribe en `aplica` para decir que sí. */
export const AFIRMACIONES = ['si', 'sí', 'true'] as const;
/** Lo que se escribe en `aplica` para decir que no. */
export const NEGACIONES = ['no', 'false'] as const;

/** Revisión a mano de un archivo declarado. */
export const REVISADO = z
  .strictObject({
    fecha: dia('Día de la revisión.'),
    sha256: z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, 'debe ser un sha256: 64 cifras hexadecimales')
      .meta({ description: 'sha256 del archivo revisado: si el archivo cambia, la revisión caduca.' })
      .optional(),
  })
  .meta({ description: 'Revisión a mano de un archivo declarado.', ...CON_CLAVES_LIBRES });

/** Diferencia conocida de un motor. */
export const DIVERGENCIA = z
  .strictObject({
    motivo: texto('En qué difiere el motor, y por qué.'),
    doc: enlace('Documentación oficial de la diferencia.'),
    esperado: filas('Filas que devuelve este motor.'),
  })
  .meta({ description: 'Diferencia conocida y documentada de este motor.', ...CON_CLAVES_LIBRES });

/** Error que el caso pide a un motor. */
export const ERROR_ESPERADO = z
  .strictObject({
    clase: z.enum(CLASES_DE_ERROR).meta({ description: 'Clase de error, igual en todos los motores.' }),
  })
  .meta({ description: 'El caso pide que este motor se niegue.', ...CON_CLAVES_LIBRES });

const COMUN = {
  id: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9._-]*$/,
      'debe ser un id en minúsculas, con letras, cifras y guiones, como sql-server',
    )
    .meta({ description: 'Id del motor: duckdb, sqlite, postgresql…' }),
  porque_no: texto('Lo que cuesta o no resuelve este motor: ninguno sale gratis.'),
  doc: enlace('Documentación oficial del motor sobre lo que aquí se usa.'),
};

const APLICA = z.literal(AFIRMACIONES).meta({
  description: 'si: el motor resuelve el caso; no: no lo resuelve.',
  type: ['string', 'boolean'],
  enum: [...AFIRMACIONES, true],
});
const NO_APLICA = z.literal(NEGACIONES).meta({
  description: 'si: el motor resuelve el caso; no: no lo resuelve.',
  type: ['string', 'boolean'],
  enum: [...NEGACIONES, false],
});
const PORQUE_SI = texto('Por qué este motor resuelve bien el caso.');
const ALTERNATIVA = texto('Con qué se resuelve en lugar de este motor.');
const COMO = texto('Cómo lo resuelve este motor.');

/** Motor que resuelve un caso que se ejecuta. */
export const EJECUTABLE = z
  .strictObject({
    ...COMUN,
    aplica: APLICA,
    ejecucion: z
      .enum(['nucleo', 'servicio', 'declarado'])
      .meta({
        description:
          'nucleo: en proceso; servicio: un servidor; declarado (si falta): se revisa, no se ejecuta.',
      })
      .optional(),
    archivo: texto('Ruta de la implementación, dentro de la carpeta de la clase.').meta({ type: 'string' }),
    porque_si: PORQUE_SI,
    alternativa: ALTERNATIVA.optional(),
    como: COMO.optional(),
    revisado: REVISADO.optional(),
    divergencia: DIVERGENCIA.optional(),
    error_esperado: ERROR_ESPERADO.optional(),
  })
  .meta(CON_CLAVES_LIBRES);

/** Motor que resuelve un caso conceptual. */
export const CONCEPTUAL = z
  .strictObject({
    ...COMUN,
    aplica: APLICA,
    porque_si: PORQUE_SI,
    como: COMO,
    alternativa: ALTERNATIVA.optional(),
  })
  .meta(CON_CLAVES_LIBRES);

/** Motor que no resuelve el caso. */
export const DESCARTADO = z
  .strictObject({
    ...COMUN,
    aplica: NO_APLICA,
    alternativa: ALTERNATIVA,
    porque_si: PORQUE_SI.optional(),
  })
  .meta(CON_CLAVES_LIBRES);

/** Lo que se comprueba de una entrada cuando no se sabe si aplica. */
export const DUDOSA = z.looseObject(COMUN);
