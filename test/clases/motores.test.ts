import { afterAll, describe, expect, it } from 'vitest';
import { comparar } from '../../src/comparacion/comparar.ts';
import { abrirMotores, guionesDe } from './motores-a-mano.ts';
import { clasesDelRepositorio } from './repositorio.ts';

const motores = abrirMotores();
afterAll(() => motores[Symbol.asyncDispose]());

const guiones = (await clasesDelRepositorio()).flatMap(guionesDe);

describe('cada clase da su contrato en cada motor', () => {
  it.for(guiones)(
    'clase $clase en $motor: igual, con los mismos nombres y sin notas',
    async (guion, prueba) => {
      const tabla = await motores.tablaDe(guion, prueba);
      const comparacion = comparar(tabla, guion.contrato, { estricto: true, consulta: guion.consulta });
      expect(comparacion).toEqual({ igual: true, notas: [] });
    },
  );
});
