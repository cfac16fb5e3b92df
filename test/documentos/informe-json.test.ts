import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORIO } from '../cli/programa.ts';
import { leerPagina } from './pagina.ts';

interface Forma {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

const esquema = JSON.parse(
  readFileSync(path.join(REPOSITORIO, 'esquemas/informe.schema.json'), 'utf8'),
) as Forma & { readonly $defs: Readonly<Record<string, Forma>> };

test.each<[titulo: string, forma: Forma | undefined]>([
  ['La raíz', esquema],
  ['Cada clase', esquema.$defs['ResultadoClase']],
  ['Cada motor de una clase', esquema.$defs['ResultadoMotor']],
])('«%s» de docs/informe-json.md nombra los campos del esquema, y cuáles están siempre', (titulo, forma) => {
  const seccion =
    leerPagina('docs/informe-json.md').texto.split(`## ${titulo}\n`)[1]?.split('\n## ')[0] ?? '';
  const escritos = [...seccion.matchAll(/^\| `(\w+)` +\| (sí|no) /gm)].map(([, campo, siempre]) => [
    campo,
    siempre,
  ]);
  const reales = Object.keys(forma?.properties ?? {}).map((campo) => [
    campo,
    forma?.required.includes(campo) ? 'sí' : 'no',
  ]);
  expect(escritos).toEqual(reales);
});
