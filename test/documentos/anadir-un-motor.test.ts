import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresql } from '../../src/motores/postgresql.ts';
import { REPOSITORIO } from '../cli/programa.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { escribirArchivos } from './ejemplos.ts';
import { leerPagina } from './pagina.ts';

const PAGINA = 'docs/anadir-un-motor.md';
const MINUTOS = 60_000;
const copia = mkdtempSync(path.join(tmpdir(), 'verificar-motor-nuevo-'));
const enCopia = (...partes: string[]) => path.join(copia, ...partes);

// La página prueba el motor nuevo con el PostgreSQL de la máquina: sin él, la prueba se salta y lo dice.
servidorReal(postgresql, 'local');

/** Ejecuta un programa de `node_modules` en la copia y devuelve lo que imprime. */
async function ejecutarEnCopia(programa: string, ...argumentos: string[]): Promise<string> {
  const orden = path.join(REPOSITORIO, 'node_modules/.bin', programa);
  const opciones = { cwd: copia, env: { ...process.env, VITEST: '' }, maxBuffer: 64 << 20 };
  const { stdout, stderr } = await promisify(execFile)(orden, argumentos, opciones);
  return stripVTControlCharacters(stdout + stderr);
}

/** Un cambio sin las líneas de un signo: antes de él sin las «+», después sin las «-». */
function lineasDe(cambio: string, sinSigno: '+' | '-'): string {
  const lineas = cambio.split('\n').filter((linea) => !linea.startsWith(sinSigno));
  return lineas.map((linea) => `${linea.slice(1)}\n`).join('');
}

/** Lo que la página enseña: archivos nuevos, enteros, y cambios en los que ya existen. */
beforeAll(async () => {
  for (const nombre of [
    'src',
    'test',
    'scripts',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
    'tsconfig.build.json',
    'biome.json',
    'docker-compose.yml',
  ])
    cpSync(path.join(REPOSITORIO, nombre), enCopia(nombre), { recursive: true });
  symlinkSync(path.join(REPOSITORIO, 'node_modules'), enCopia('node_modules'), 'dir');
  escribirArchivos(PAGINA, copia);
  for (const { archivo, lenguaje, contenido } of leerPagina(PAGINA).bloques) {
    if (!archivo || lenguaje !== 'diff') continue;
    const texto = readFileSync(enCopia(archivo), 'utf8');
    const [antes, despues] = [lineasDe(contenido, '+'), lineasDe(contenido, '-')];
    if (texto.split(antes).length !== 2)
      throw new Error(`El cambio de ${archivo} en ${PAGINA} ya no encaja.`);
    writeFileSync(
      enCopia(archivo),
      texto.replace(antes, () => despues),
    );
  }
  await ejecutarEnCopia('tsc', '-p', 'tsconfig.build.json');
}, 3 * MINUTOS);
afterAll(() => rmSync(copia, { recursive: true, force: true }));

describe('un motor añadido con los archivos de docs/anadir-un-motor.md, y ninguno más', () => {
  test('cumple los tipos', () => ejecutarEnCopia('tsc', '-p', 'tsconfig.json'), 3 * MINUTOS);

  test('cumple el estilo', () =>
    ejecutarEnCopia('biome', 'check', '--vcs-enabled=false', 'src', 'test/motores'));

  test(
    'pasa su prueba de conformidad, y las del registro, Docker Compose y la arquitectura',
    async () => {
      const salida = await ejecutarEnCopia(
        'vitest',
        'run',
        '--project',
        'UTC',
        '--project',
        'verificar-equivalencia',
        'test/motores/timescaledb.test.ts',
        'test/motores/registro.test.ts',
        'test/origenes/compose-yml.test.ts',
        'test/arquitectura.test.ts',
      );
      expect(salida).toMatch(/Test Files +4 passed \(4\)/);
      expect(salida).toMatch(/Tests +\d{2,} passed \(\d+\)/);
    },
    3 * MINUTOS,
  );

  test('se ejecuta en una clase que lo nombra', async () => {
    cpSync(path.join(REPOSITORIO, 'implementaciones'), enCopia('clase/implementaciones'), {
      recursive: true,
    });
    const yaml = readFileSync(path.join(REPOSITORIO, 'motores.yaml'), 'utf8');
    writeFileSync(enCopia('clase/motores.yaml'), yaml.replace('- id: postgresql', '- id: timescaledb'));
    const argumentos = ['--raiz', 'clase', '--motor', 'timescaledb', '--admitir-sustituto'];
    const programa = enCopia('dist/scripts/verificar-equivalencia.js');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [programa, ...argumentos, '--origen', 'timescaledb=local'],
      { cwd: copia },
    );
    expect(stdout).toMatch(/✓ TimescaleDB → PostgreSQL\S* +verificado/);
    expect(stdout).toContain('EQUIVALENCIA_OK 1 verificadas');
  });
});
