import { expect, test } from 'vitest';
import { cargar } from '../../src/contrato/cargar.ts';
import { NIVELES_DE_MOTORES } from '../../src/motores/registro.ts';
import { ejecutar } from '../cli/programa.ts';
import { carpetaDe } from './ejemplos.ts';

test('las clases de docs/contrato.md se leen sin ningún problema, y sus motores dan lo que dicen', async () => {
  using ejemplo = carpetaDe('docs/contrato.md');
  const lecturas = await cargar(ejemplo.en, NIVELES_DE_MOTORES);
  expect(lecturas.flatMap(({ problemas }) => problemas)).toEqual([]);
  expect(lecturas.map(({ id }) => id)).toEqual(['010', '011', '012']);
  expect(await ejecutar(['validar', '--estricto'], ejemplo)).toMatchObject({ codigo: 0 });
  const { codigo, salida } = await ejecutar([], ejemplo);
  expect(salida).toContain('EQUIVALENCIA_OK 2 verificadas, 0 fallidas, 0 omitidas, 1 declaradas en 3 clases');
  expect(codigo).toBe(0);
});
