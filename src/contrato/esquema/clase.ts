import * as z from 'zod';
import { CASO_COMPARADO, CASO_CONCEPTUAL } from './caso.ts';
import { CONCEPTUAL, DESCARTADO, EJECUTABLE } from './entrada.ts';
import { CON_CLAVES_LIBRES } from './piezas.ts';

const CLASE = z
  .string()
  .regex(
    /^(?!\d+-\d+$)[\p{L}\d]+([._-][\p{L}\d]+)*$/u,
    'debe ser un id como "071", sin espacios y sin forma de rango',
  )
  .meta({
    description: 'Id de la clase; si falta, las cifras con que empieza el nombre de su carpeta.',
    type: ['string', 'integer'],
  })
  .optional();

const MOTORES = { description: 'Lo que la clase dice de cada motor.' };

/** Las dos formas de un `motores.yaml`, según `caso.modo`. */
export const FORMAS = {
  comparado: z
    .strictObject({
      clase: CLASE,
      caso: CASO_COMPARADO,
      motores: z
        .array(z.discriminatedUnion('aplica', [EJECUTABLE, DESCARTADO]))
        .min(1)
        .meta(MOTORES),
    })
    .meta(CON_CLAVES_LIBRES),
  conceptual: z
    .strictObject({
      clase: CLASE,
      caso: CASO_CONCEPTUAL,
      motores: z
        .array(z.discriminatedUnion('aplica', [CONCEPTUAL, DESCARTADO]))
        .min(1)
        .meta(MOTORES),
    })
    .meta(CON_CLAVES_LIBRES),
} as const;

/** Modo de una clase. */
export type Modo = keyof typeof FORMAS;

/** Un `motores.yaml` con la forma correcta. */
export type FormaLeida = z.output<(typeof FORMAS)[Modo]>;
