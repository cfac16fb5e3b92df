import * as z from 'zod';

// El único esquema de `motores.yaml` está en esta carpeta. Valida un árbol en el que todo escalar es el texto de su
// autor o nulo, y de él sale el JSON Schema de los editores. Un editor sí interpreta los escalares (`no`, `0.5`):
// el `type` de cada `meta` dice lo que él puede encontrar.

/** Deja libres las claves que empiezan por `x-`: al validar ya se han quitado. */
export const CON_CLAVES_LIBRES = { patternProperties: { '^x-': {} } };

/** Texto que no puede estar vacío, sin espacios en los extremos. */
export function texto(description: string) {
  return z
    .string()
    .trim()
    .min(1)
    .meta({ description, type: ['string', 'number', 'boolean'], pattern: '\\S' });
}

/** Dirección https. */
export function enlace(description: string) {
  return z
    .string()
    .trim()
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'debe ser una dirección que empiece por https://')
    .meta({ description });
}

/** Día en forma ISO. */
export function dia(description: string) {
  return z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'debe ser una fecha AAAA-MM-DD')
    .meta({ description });
}

/** Número decimal sin signo, con los dígitos de su autor. */
export function cifras(description: string) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?([eE][-+]?\d{1,3})?$/, 'debe ser un número decimal sin signo, como 0.005')
    .meta({ description, type: ['number', 'string'], minimum: 0 });
}

/** Filas esperadas: listas de textos o nulos. */
export function filas(description: string) {
  const celda = z
    .string()
    .nullable()
    .meta({
      description: 'Valor esperado, con los dígitos que se escriban; null es el NULL de SQL.',
      type: ['string', 'number', 'boolean', 'null'],
    });
  return z.array(z.array(celda).meta({ description: 'Fila: una celda por columna.' })).meta({ description });
}
