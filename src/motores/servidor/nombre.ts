import { randomBytes } from 'node:crypto';

/** Nombre irrepetible para un esquema, una base o un rol de una sola implementación: `ve` y 16 cifras hexadecimales. */
export function nombreUnico(): string {
  return `ve${randomBytes(8).toString('hex')}`;
}

/** Reconoce un `nombreUnico`. */
export const ES_NOMBRE_UNICO = /^ve[0-9a-f]{16}$/;

/** Contraseña de un rol que vive lo que una implementación. Solo letras y cifras: no hay que escaparla. */
export function claveAlAzar(): string {
  return randomBytes(24).toString('hex');
}
