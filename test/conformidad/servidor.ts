import { createServer, type Server } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ErrorDeMotor } from '../../src/dominio/errores.ts';
import type { Motor, Sesion } from '../../src/motores/motor.ts';
import { LIMITES } from './conformidad.ts';

/** Contraseña que ningún servidor de prueba acepta, y que ningún mensaje puede repetir. */
export const CLAVE_ERRONEA = 'cl4ve-err0nea';

/** Con qué se prueba un motor de servicio. */
export interface ServidorDePrueba {
  /** URL de un servidor en marcha. */
  readonly url: () => Promise<string>;
  /** URL de ese servidor con `CLAVE_ERRONEA`, por un camino que pide contraseña. */
  readonly urlConClaveErronea: () => Promise<string>;
  /** URL de un servidor que estaría en ese lugar, con `CLAVE_ERRONEA`. */
  readonly urlEn: (anfitrion: string, puerto: number) => string;
  /** Una consulta que no acaba nunca. */
  readonly sinFin: string;
}

/** Lo que puede tardar un fallo que el usuario espera delante de la pantalla. */
const PRONTO_MS = 6000;

/** Comprueba lo que solo tiene un motor de servicio: fallos de conexión claros y consultas que se cortan. */
export function conformidadDeServidor(motor: Motor, servidor: ServidorDePrueba): void {
  const conectar = (url: string, tiempoMs = LIMITES.tiempoMs) =>
    motor.conectar({ tipo: 'url', url }, { ...LIMITES, tiempoMs });

  describe(`conformidad de ${motor.titulo} como servidor`, () => {
    test('una contraseña errónea es un error de conexión, dicho pronto y sin repetirla', async () => {
      const error = await fallaPronto(conectar(await servidor.urlConClaveErronea()));
      expect(error.datos.fase).toBe('conexion');
      expect(JSON.stringify(error.datos)).not.toContain(CLAVE_ERRONEA);
    });

    test('un puerto cerrado es un error de conexión que dice adónde, pronto y sin la contraseña', async () => {
      const puerto = await puertoCerrado();
      const error = await fallaPronto(conectar(servidor.urlEn('127.0.0.1', puerto)));
      expect(error.datos).toMatchObject({
        fase: 'conexion',
        mensaje: expect.stringContaining(String(puerto)),
      });
      expect(JSON.stringify(error.datos)).not.toContain(CLAVE_ERRONEA);
    });

    test('un servidor que acepta y no contesta es un error de conexión dentro del límite', async () => {
      await using mudo = await servidorMudo();
      const error = await fallaPronto(conectar(servidor.urlEn('127.0.0.1', mudo.puerto), 1500));
      expect(error.datos.fase).toBe('conexion');
    });

    test('T149: una consulta sin fin se corta en su límite y la sesión se cierra', async () => {
      await using sesion = await conectar(await servidor.url(), 1000);
      const error = await fallaPronto(sesion.consultar(servidor.sinFin));
      expect(error.datos.fase).toBe('tiempo');
    });

    test('cerrar la sesión corta la consulta en marcha', async () => {
      const sesion = await conectar(await servidor.url());
      const consulta = sesion.consultar(servidor.sinFin).then(
        () => 'acabó',
        () => 'cortada',
      );
      await esperar(500);
      const inicio = performance.now();
      await sesion[Symbol.asyncDispose]();
      expect(await consulta).toBe('cortada');
      expect(performance.now() - inicio).toBeLessThan(PRONTO_MS);
    });
  });
}

async function fallaPronto(intento: Promise<Sesion | unknown>): Promise<ErrorDeMotor> {
  const inicio = performance.now();
  const error = await intento.then(
    () => new Error('no falló'),
    (causa: unknown) => causa,
  );
  if (!(error instanceof ErrorDeMotor)) throw error;
  expect(performance.now() - inicio).toBeLessThan(PRONTO_MS);
  return error;
}

function escuchar(servidor: Server): Promise<number> {
  return new Promise((resolver, rechazar) => {
    servidor.once('error', rechazar).listen(0, '127.0.0.1', () => {
      const direccion = servidor.address();
      if (direccion === null || typeof direccion === 'string') rechazar(new Error('sin puerto'));
      else resolver(direccion.port);
    });
  });
}

/** Un puerto en el que hace un momento no escuchaba nadie. */
async function puertoCerrado(): Promise<number> {
  const servidor = createServer();
  const puerto = await escuchar(servidor);
  await new Promise((resolver) => servidor.close(resolver));
  return puerto;
}

/** Un servidor que acepta la conexión y calla. */
async function servidorMudo(): Promise<AsyncDisposable & { readonly puerto: number }> {
  const servidor = createServer((conexion) => conexion.on('error', () => {}));
  const puerto = await escuchar(servidor);
  return {
    puerto,
    async [Symbol.asyncDispose]() {
      servidor.close();
    },
  };
}
