import { describe, expect, it } from 'vitest';
import type { Clase } from '../../src/dominio/clase.ts';
import type { Fila } from './esperadas/fila.ts';
import { ESPERADAS } from './esperadas/registro.ts';
import { clasesDelRepositorio } from './repositorio.ts';

const clases = await clasesDelRepositorio();

describe('los contratos salen de sus definiciones, calculadas aparte del SQL', () => {
  it('cada clase de clases/ tiene su cálculo y cada cálculo su clase', () => {
    expect([...ESPERADAS.keys()]).toEqual(clases.map(({ id }) => id));
  });

  it.each(clases)('clase $id: todas las filas del contrato se vuelven a calcular', (clase) => {
    expect(ESPERADAS.get(clase.id)?.()).toEqual(filasDelContrato(clase));
  });
});

function filasDelContrato({ id, caso }: Clase): readonly Fila[] {
  if (caso.modo !== 'comparado') throw new Error(`La clase ${id} no tiene filas que comparar.`);
  return caso.contrato.filas.map((fila) => fila.map((celda) => (celda.nula ? null : celda.texto)));
}
