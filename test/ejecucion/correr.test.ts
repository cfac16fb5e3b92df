import { describe, expect, test } from 'vitest';
import { ErrorDeMotor } from '../../src/dominio/errores.ts';
import { correr } from '../../src/ejecucion/correr.ts';
import type { Sesion } from '../../src/motores/motor.ts';

const SIN_BORRAR = new ErrorDeMotor({
  fase: 'conexion',
  mensaje: 'No se pudo borrar el esquema.',
  consejo: 'Bórrelo a mano.',
});

/** Una sesión que no puede limpiar al cerrarse. */
async function sesionQueNoLimpia(): Promise<Sesion> {
  return {
    identidad: { nombre: 'Falso', version: '1', controlador: 'ninguno 1' },
    preparar: async (guion) => {
      if (guion === 'roto')
        throw new ErrorDeMotor({ fase: 'preparacion', mensaje: 'roto', consejo: 'Arréglelo.' });
      if (guion === 'fallo nuestro') throw new TypeError('nuestro');
      return [];
    },
    consultar: async () => ({ columnas: [], filas: [] }),
    [Symbol.asyncDispose]: async () => {
      throw SIN_BORRAR;
    },
  };
}

const con = (preparacion: string) => correr(sesionQueNoLimpia(), { preparacion, consulta: '' });

describe('una sesión que no puede limpiar al cerrarse', () => {
  test('es un error aunque la consulta acabara bien', async () => {
    expect(await con('')).toMatchObject({ tipo: 'error', error: SIN_BORRAR.datos });
  });

  test('no tapa el error de la implementación: se suma a su consejo', async () => {
    expect(await con('roto')).toMatchObject({
      tipo: 'error',
      error: {
        fase: 'preparacion',
        mensaje: 'roto',
        consejo: 'Arréglelo. No se pudo borrar el esquema. Bórrelo a mano.',
      },
    });
  });

  test('un fallo de la herramienta se sigue lanzando', async () => {
    await expect(con('fallo nuestro')).rejects.toThrow();
  });
});
