import { setTimeout as esperar } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { ErrorDeMotor } from '../../src/dominio/errores.ts';
import { abrirCarrilDeServicio } from '../../src/ejecucion/carril-de-servicio.ts';
import type { Motor, Sesion } from '../../src/motores/motor.ts';
import type { Servicio } from '../../src/origenes/proveedor.ts';
import { ESTANDAR } from '../../src/sql/dialecto.ts';
import { LIMITES } from './abrir.ts';

let abiertas = 0;
let maximo = 0;
let pedidas = 0;
afterEach(() => {
  abiertas = maximo = pedidas = 0;
});

/** Un motor de servicio sin servidor: la consulta dice cuánto tarda, y cerrar la sesión la corta. */
function sesionFalsa(): Sesion {
  const corte = new AbortController();
  abiertas++;
  maximo = Math.max(maximo, abiertas);
  return {
    identidad: { nombre: 'Falso', version: '1', controlador: 'ninguno 1' },
    preparar: async (guion) => {
      if (guion !== '') throw new ErrorDeMotor({ fase: 'preparacion', mensaje: guion });
      return [];
    },
    async consultar(ms) {
      await esperar(Number(ms), undefined, { signal: corte.signal });
      return { columnas: [], filas: [] };
    },
    async [Symbol.asyncDispose]() {
      if (!corte.signal.aborted) abiertas--;
      corte.abort();
    },
  };
}

const FALSO: Motor = {
  id: 'falso',
  titulo: 'Falso',
  nivel: 'servicio',
  doc: 'https://example.org/',
  dominios: ['example.org'],
  dialecto: ESTANDAR,
  conectar: async () => sesionFalsa(),
};

const DISPONIBLE: Servicio = {
  tipo: 'disponible',
  destino: { tipo: 'url', url: 'falso://' },
  origen: { id: 'url' },
};

const abrir = (servicio: Servicio = DISPONIBLE, tiempoMs = 1000) =>
  abrirCarrilDeServicio(
    { motor: FALSO, limites: { ...LIMITES, tiempoMs }, reloj: () => 0 },
    {
      obtener: async () => {
        pedidas++;
        return servicio;
      },
      async [Symbol.asyncDispose]() {},
    },
  );

const trabajo = (consulta: string, preparacion = '') => ({ motor: 'falso', preparacion, consulta });

describe('carril de servicio', () => {
  test('corre pocos trabajos a la vez y pide el servidor una sola vez', async () => {
    await using carril = abrir();
    const corridas = await Promise.all(Array.from({ length: 12 }, () => carril.correr(trabajo('20'))));
    expect(new Set(corridas.map(({ tipo }) => tipo))).toEqual(new Set(['tabla']));
    expect({ abiertas, maximo, pedidas }).toEqual({ abiertas: 0, maximo: 4, pedidas: 1 });
  });

  test('sin servidor, la corrida queda omitida con su motivo y su remedio', async () => {
    await using carril = abrir({ tipo: 'no-disponible', motivo: 'No hay.', remedio: 'Arránquelo.' });
    expect(await carril.correr(trabajo('1'))).toEqual({
      tipo: 'omitida',
      motivo: 'No hay.',
      remedio: 'Arránquelo.',
    });
  });

  test('un error del motor trae la identidad de quien lo dio', async () => {
    await using carril = abrir();
    expect(await carril.correr(trabajo('1', 'roto'))).toMatchObject({
      tipo: 'error',
      error: { fase: 'preparacion', mensaje: 'roto' },
      identidad: { nombre: 'Falso' },
      origen: { id: 'url' },
    });
  });

  test('corta una sesión que no responde pasado su límite', { timeout: 20_000 }, async () => {
    await using carril = abrir(DISPONIBLE, 100);
    expect(await carril.correr(trabajo('600000'))).toMatchObject({
      tipo: 'error',
      error: { fase: 'tiempo' },
    });
    expect(abiertas).toBe(0);
  });

  test('al cerrarse corta lo que está en marcha y no empieza lo demás', async () => {
    const carril = abrir();
    const corridas = Promise.allSettled(Array.from({ length: 6 }, () => carril.correr(trabajo('600000'))));
    await esperar(50);
    expect(abiertas).toBe(4);
    await carril[Symbol.asyncDispose]();
    expect(abiertas).toBe(0);
    await corridas;
    expect(maximo).toBe(4);
  });
});
