import { ErrorDeMotor } from '../../dominio/errores.ts';
import { direccionDe, esUrlDeServidor } from './direccion.ts';

/** Milisegundos que se espera a que un servidor acepte la conexión. */
export const ESPERA_DE_CONEXION_MS = 4000;

/** Qué pasó y qué hacer. */
export interface Explicacion {
  readonly mensaje: string;
  readonly consejo?: string;
}

const ARRANQUE = 'Compruebe que el servidor está arrancado y que la dirección y el puerto son esos.';

/** Fallos de la red, iguales para todos los controladores: https://nodejs.org/docs/latest-v20.x/api/errors.html#common-system-errors */
const DE_RED: Readonly<Record<string, (lugar: string) => Explicacion>> = {
  ECONNREFUSED: (lugar) => ({
    mensaje: `Nadie escucha en «${lugar}»: conexión rechazada.`,
    consejo: ARRANQUE,
  }),
  ENOENT: (lugar) => ({ mensaje: `No existe el zócalo «${lugar}».`, consejo: ARRANQUE }),
  ENOTFOUND: (lugar) => ({
    mensaje: `No se encontró el equipo de «${lugar}».`,
    consejo: 'Revise el nombre en la URL.',
  }),
  EAI_AGAIN: (lugar) => ({
    mensaje: `El DNS no respondió por el equipo de «${lugar}».`,
    consejo: 'Revise el nombre en la URL y la red.',
  }),
  ETIMEDOUT: (lugar) => ({
    mensaje: `«${lugar}» no respondió en ${ESPERA_DE_CONEXION_MS / 1000} s.`,
    consejo: ARRANQUE,
  }),
  EHOSTUNREACH: (lugar) => ({ mensaje: `No hay ruta hasta «${lugar}».`, consejo: 'Revise la red.' }),
  ENETUNREACH: (lugar) => ({ mensaje: `No hay ruta hasta «${lugar}».`, consejo: 'Revise la red.' }),
  EACCES: (lugar) => ({
    mensaje: `El sistema no deja abrir «${lugar}»: permiso denegado.`,
    consejo: 'Ejecute con un usuario que pueda usar ese zócalo.',
  }),
  ECONNRESET: (lugar) => ({
    mensaje: `«${lugar}» cortó la conexión antes de aceptarla.`,
    consejo: 'Compruebe que ahí escucha el servidor que dice la URL.',
  }),
};

/**
 * Convierte el fallo de un controlador al conectarse en un `ErrorDeMotor` de fase `conexion`.
 * `propia` explica los códigos del motor; lo demás se dice con el mensaje del controlador, sin la contraseña.
 */
export function falloDeConexion(
  causa: unknown,
  url: string,
  propia: (codigo: string, mensaje: string) => Explicacion | undefined,
): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) return causa;
  const { code = '', message = '' } = causa as { code?: string; message?: string };
  const lugar = direccionDe(url);
  const explicacion = propia(code, message) ??
    DE_RED[code]?.(lugar) ?? {
      mensaje: `No se pudo conectar con «${lugar}»: ${sinClave(message || code, url)}`,
    };
  return new ErrorDeMotor(
    { fase: 'conexion', ...explicacion, ...(code && { codigo: code }) },
    { cause: causa },
  );
}

/** El mensaje de un controlador no debería llevar la contraseña; si alguna vez la llevara, no sale. */
function sinClave(mensaje: string, url: string): string {
  if (!esUrlDeServidor(url)) return mensaje;
  const { password, searchParams } = new URL(url);
  const claves = [password, decodeURIComponent(password), searchParams.get('password') ?? ''];
  return claves.filter(Boolean).reduce((texto, clave) => texto.replaceAll(clave, '***'), mensaje);
}
