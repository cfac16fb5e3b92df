import * as z from 'zod';
import { TIPOS_DE_COLUMNA } from '../../dominio/clase.ts';
import { CON_CLAVES_LIBRES, cifras, filas, texto } from './piezas.ts';

/** Diferencia admitida en una columna. */
export const TOLERANCIA = z
  .strictObject({
    abs: cifras('Diferencia absoluta admitida.').optional(),
    rel: cifras('Diferencia admitida relativa al valor esperado.').optional(),
  })
  .refine(({ abs, rel }) => abs !== undefined || rel !== undefined, 'debe decir «abs», «rel» o las dos')
  .meta({
    description: 'Diferencia que se admite; solo en columnas numéricas.',
    minProperties: 1,
    ...CON_CLAVES_LIBRES,
  });

/** Columna escrita como mapa, con sus reglas de comparación. */
export const COLUMNA_EN_MAPA = z
  .strictObject({
    nombre: texto('Nombre de la columna.'),
    tipo: z
      .enum(TIPOS_DE_COLUMNA)
      .meta({ description: 'Tipo con el que se comparan sus valores; auto si falta.' })
      .optional(),
    tolerancia: TOLERANCIA.optional(),
    numeros: z
      .enum(['valor', 'literal'])
      .meta({ description: 'literal: la forma escrita cuenta, y 0.50 no es 0.5; valor si falta.' })
      .optional(),
    decimales: z
      .string()
      .regex(/^([0-9]|[12][0-9]|3[0-8])$/, 'debe ser un entero entre 0 y 38')
      .meta({
        description: 'Decimales a los que se redondea el valor obtenido antes de comparar.',
        type: ['integer', 'string'],
        minimum: 0,
        maximum: 38,
      })
      .optional(),
  })
  .meta(CON_CLAVES_LIBRES);

/** Columna del contrato: su nombre, o un mapa con sus reglas. */
export const COLUMNA = z.union([texto('Nombre de la columna.'), COLUMNA_EN_MAPA]);

/** Cómo importa el orden de las filas. */
export const ORDEN = z.union([z.enum(['estricto', 'libre']), z.array(texto('Columna clave.')).min(1)]).meta({
  description:
    'estricto: en orden; libre: en cualquier orden; una lista de columnas: en orden por ellas, libre en los empates.',
});

const COMUN = {
  titulo: texto('Nombre del problema.'),
  dataset: texto('De dónde salen los datos.').optional(),
};
const CONTRATO = texto('Qué hay que devolver, sobre qué datos y en qué orden.');

/** El problema de una clase que se ejecuta. */
export const CASO_COMPARADO = z
  .strictObject({
    ...COMUN,
    contrato: CONTRATO,
    modo: z
      .literal('comparado')
      .meta({
        description: 'comparado: cada motor se ejecuta y se compara; conceptual: no hay nada que ejecutar.',
      })
      .optional(),
    columnas: z.array(COLUMNA).min(1).meta({ description: 'Columnas que devuelve la consulta, en orden.' }),
    esperado: filas('Filas que devuelve la consulta.'),
    orden: ORDEN.optional(),
  })
  .meta({ description: 'El problema.', ...CON_CLAVES_LIBRES });

/** El problema de una clase en la que no hay nada que ejecutar. */
export const CASO_CONCEPTUAL = z
  .strictObject({
    ...COMUN,
    contrato: CONTRATO.optional(),
    modo: z
      .literal('conceptual')
      .meta({ description: 'No hay nada que ejecutar: cada motor que aplica dice «como».' }),
  })
  .meta({ description: 'El problema.', ...CON_CLAVES_LIBRES });
