import { ErrorDeMotor } from '../../dominio/errores.ts';

/** Error de que algo quedó en un servidor. `que` nombra lo que queda; `sql`, las órdenes que lo borrarían. */
export function errorSinBorrar(causa: unknown, que: string, sql: readonly string[]): ErrorDeMotor {
  return new ErrorDeMotor(
    {
      fase: 'conexion',
      mensaje: `No se pudo borrar lo que la implementación creó: ${(causa as Error).message}.`,
      consejo: `Bórrelo a mano en el servidor: ${que}. ${sql.join('; ')}`.trim(),
    },
    { cause: causa },
  );
}
