import { expect, test } from 'vitest';
import { SALIDA } from '../../src/informe/salida.ts';
import { ESQUEMA_DE_INFORME } from '../../src/reporteros/json/esquema.ts';
import { leerPagina } from './pagina.ts';

const primeraColumna = (texto: string) =>
  [...texto.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, celda = '']) => celda);

test('la tabla de códigos del README tiene todos los códigos de salida', () => {
  const { texto } = leerPagina('README.md');
  const tabla = texto.split('| código')[1]?.split('\n\n')[0] ?? '';
  const escritos = primeraColumna(tabla).flatMap((celda) => celda.match(/\d+/g) ?? []);
  expect(escritos.map(Number).sort()).toEqual(Object.values(SALIDA).sort());
});

test('docs/salida.md nombra todos los veredictos', () => {
  const tabla = leerPagina('docs/salida.md').texto.split('## Los veredictos')[1]?.split('\n## ')[0] ?? '';
  const opciones = ESQUEMA_DE_INFORME.shape.clases.element.shape.motores.element.shape.veredicto.options;
  expect(primeraColumna(tabla).slice(2)).toEqual(opciones.map(({ shape }) => `\`${shape.tipo.value}\``));
});
