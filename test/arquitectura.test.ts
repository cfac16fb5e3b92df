import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../src');

/** Qué carpetas puede importar cada carpeta de `src/`, además de sí misma. El flujo va en un solo sentido. */
const PERMITIDO: Readonly<Record<string, readonly string[]>> = {
  dominio: [],
  texto: [],
  sql: ['dominio'],
  contrato: ['dominio', 'texto', 'normalizacion'],
  plan: ['dominio', 'texto'],
  normalizacion: ['dominio'],
  comparacion: ['dominio', 'normalizacion', 'sql'],
  motores: ['dominio', 'sql'],
  origenes: ['dominio', 'motores'],
  ejecucion: ['dominio', 'motores', 'origenes'],
  informe: ['dominio', 'normalizacion', 'comparacion'],
  union: ['dominio', 'informe', 'reporteros'],
  reporteros: ['dominio', 'texto'],
  plantillas: ['dominio'],
  propuesta: ['dominio', 'contrato', 'normalizacion', 'comparacion'],
};

/** Carpetas y archivos que unen las demás: pueden importarlo todo. */
const UNEN = new Set(['flujo', 'comandos', 'cli.ts', 'index.ts']);

const archivos = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((ruta) => ruta.endsWith('.ts'))
  .map((ruta) => ruta.split(path.sep).join('/'));

const textoDe = (archivo: string) => readFileSync(path.join(SRC, archivo), 'utf8');
const habitacion = (archivo: string) => archivo.split('/')[0] as string;

function importadas(archivo: string): string[] {
  const rutas = [...textoDe(archivo).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    (m) => m[1] as string,
  );
  return rutas.map((ruta) => path.posix.join(path.posix.dirname(archivo), ruta));
}

/** El código sin comentarios ni textos, para buscar identificadores que se usan de verdad. */
function codigoDe(archivo: string): string {
  return textoDe(archivo)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

describe('arquitectura', () => {
  test.each(archivos)('%s solo importa lo que su carpeta puede', (archivo) => {
    const origen = habitacion(archivo);
    if (UNEN.has(origen)) return;
    const permitidas = [origen, ...(PERMITIDO[origen] ?? [])];
    expect(PERMITIDO, `la carpeta ${origen} no está en la lista`).toHaveProperty(origen);
    for (const importado of importadas(archivo)) expect(permitidas).toContain(habitacion(importado));
  });

  test.each(archivos.filter((a) => a !== 'cli.ts'))('%s no toca process, console ni el reloj', (archivo) => {
    expect(codigoDe(archivo)).not.toMatch(/\bprocess\.|\bconsole\.|\bDate\.now|\bnew Date\b|\bperformance\./);
  });
});
