import * as z from 'zod';
import { FORMAS } from './clase.ts';

type Esquema = z.core.JSONSchema.BaseSchema;
type Parte = z.core.JSONSchema._JSONSchema;

const CONCEPTUAL = {
  properties: { caso: { properties: { modo: { const: 'conceptual' } }, required: ['modo'] } },
  required: ['caso'],
};

/**
 * El JSON Schema de `motores.yaml` para los editores, generado del mismo esquema que usa `cargar`. Donde hay dos
 * formas usa `if`, `then` y `else`: con `oneOf` un editor no sabe de cuál de las dos dar el error.
 */
export function esquemaJson(): Esquema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'motores.yaml',
    description: 'Una clase: un problema, lo que hay que devolver, y lo que cada motor dice de él.',
    type: 'object',
    ...segun(CONCEPTUAL, generar('conceptual'), generar('comparado')),
  };
}

function generar(modo: keyof typeof FORMAS): Esquema {
  const { $schema, ...esquema } = z.toJSONSchema(FORMAS[modo], {
    target: 'draft-7',
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion) elegirPorAplica(jsonSchema);
      // El `type` de su `meta` ya dice que puede ser nulo.
      if (zodSchema instanceof z.ZodNullable) delete jsonSchema.anyOf;
      if (zodSchema instanceof z.ZodLiteral && jsonSchema.const === modo) ofrecerModos(jsonSchema);
    },
  });
  return esquema;
}

/** La segunda opción es la de los motores que no aplican. */
function elegirPorAplica(esquema: Esquema): void {
  const [resuelve, descarta] = esquema.oneOf ?? [];
  const aplica = typeof descarta === 'object' ? descarta.properties?.['aplica'] : undefined;
  if (resuelve === undefined || descarta === undefined || aplica === undefined) return;
  delete esquema.oneOf;
  const condicion = { properties: { aplica }, required: ['aplica'] };
  Object.assign(esquema, { type: 'object' }, segun(condicion, descarta, resuelve));
}

function segun(condicion: Parte, si: Parte, no: Parte) {
  // biome-ignore lint/suspicious/noThenProperty: es una palabra de JSON Schema
  return { if: condicion, then: si, else: no };
}

/** Un editor ofrece los dos modos en las dos formas: elegir el otro es pasar a la otra forma. */
function ofrecerModos(esquema: Esquema): void {
  delete esquema.const;
  esquema.enum = Object.keys(FORMAS);
}
