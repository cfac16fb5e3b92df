import { afterAll, describe, expect, it } from 'vitest';
import { comparar } from '../../src/comparacion/comparar.ts';
import { abrirMotores, type Guion, guionesDe } from './motores-a-mano.ts';
import { MUTACIONES, type Mutacion } from './mutaciones.ts';
import { clasesDelRepositorio } from './repositorio.ts';

const motores = abrirMotores();
afterAll(() => motores[Symbol.asyncDispose]());

const guiones = (await clasesDelRepositorio()).flatMap(guionesDe);

describe.each([...new Set(guiones.map(({ motor }) => motor))])(
  'una definición cambiada rompe el contrato en %s',
  (motor) => {
    it.for(MUTACIONES)('clase $clase: $cambio', async (mutacion, prueba) => {
      const guion = mutar(guionDe(mutacion.clase, motor), mutacion);
      const tabla = await motores.tablaDe(guion, prueba);
      expect(comparar(tabla, guion.contrato, { estricto: true })).toMatchObject({
        igual: false,
        diferencias: expect.arrayContaining([expect.objectContaining({ tipo: expect.any(String) })]),
      });
    });
  },
);

function guionDe(clase: string, motor: string): Guion {
  const guion = guiones.find((uno) => uno.clase === clase && uno.motor === motor);
  if (guion === undefined) throw new Error(`La clase ${clase} no tiene guion para ${motor}.`);
  return guion;
}

function mutar(guion: Guion, { busca, pone, cambio }: Mutacion): Guion {
  const consulta = guion.consulta.replace(busca, pone);
  if (consulta === guion.consulta) throw new Error(`La consulta ya no contiene lo que cambia «${cambio}».`);
  return { ...guion, consulta };
}
