import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORIO } from '../cli/programa.ts';
import { leerPagina, PAGINAS } from './pagina.ts';

const citas = PAGINAS.flatMap((ruta) =>
  leerPagina(ruta).bloques.flatMap(({ archivo, lenguaje, contenido, linea }) =>
    archivo && lenguaje !== 'diff' && existsSync(path.join(REPOSITORIO, archivo))
      ? [{ lugar: `${ruta}:${linea}`, archivo, contenido }]
      : [],
  ),
);

test.each(citas)('$lugar cita $archivo tal como es, salvo lo que deja en «…»', ({ archivo, contenido }) => {
  const lineas = readFileSync(path.join(REPOSITORIO, archivo), 'utf8').split('\n');
  let siguiente = 0;
  const inventadas = contenido.split('\n').filter((linea) => {
    if (linea.trim() === '…') return false;
    const lugar = lineas.indexOf(linea, siguiente);
    if (lugar >= 0) siguiente = lugar + 1;
    return lugar < 0;
  });
  expect(inventadas).toEqual([]);
});
