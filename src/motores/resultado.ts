import { ErrorDeMotor } from '../dominio/errores.ts';

/** La única tabla de una consulta, o el error de fase `consulta` que dice cuántas hubo. */
export function unicoResultado<T>(tablas: readonly T[]): T {
  const [tabla] = tablas;
  if (tabla !== undefined && tablas.length === 1) return tabla;
  throw new ErrorDeMotor(
    tabla === undefined
      ? {
          fase: 'consulta',
          mensaje: 'La consulta no devolvió ningún resultado.',
          consejo: 'La sección «consulta» debe tener exactamente una sentencia que devuelva filas.',
        }
      : {
          fase: 'consulta',
          mensaje: `La consulta devolvió ${tablas.length} resultados y debe devolver exactamente uno.`,
          consejo: 'Deje en la sección «consulta» una sola sentencia que devuelva filas.',
        },
  );
}

/** El error de una consulta que devuelve más filas que el límite. */
export function errorPorFilas(limite: number): ErrorDeMotor {
  return new ErrorDeMotor({
    fase: 'recursos',
    mensaje: `La consulta devolvió más de ${limite} filas.`,
    consejo: 'Añada una condición o un LIMIT: un contrato se escribe con pocas filas.',
  });
}
