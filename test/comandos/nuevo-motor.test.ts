import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ejecutar, REPOSITORIO } from '../cli/programa.ts';

const MINUTOS = 60_000;
const copia = mkdtempSync(path.join(tmpdir(), 'verificar-nuevo-motor-'));
const nuevoMotor = (...argumentos: string[]) =>
  ejecutar(['nuevo', 'motor', ...argumentos], { en: path.join(copia, 'src') });
const leer = (archivo: string) => readFileSync(path.join(copia, archivo), 'utf8');

/** Ejecuta un programa de `node_modules` en la copia; no falla si el programa falla. */
function enCopia(programa: string, ...argumentos: string[]): Promise<{ codigo: number; salida: string }> {
  const orden = path.join(REPOSITORIO, 'node_modules/.bin', programa);
  const opciones = { cwd: copia, env: { ...process.env, VITEST: '', CI: 'true' }, maxBuffer: 64 << 20 };
  return new Promise((resolver) => {
    execFile(orden, argumentos, opciones, (error, salida, errores) =>
      resolver({
        codigo: error ? Number(error.code) : 0,
        salida: stripVTControlCharacters(salida + errores),
      }),
    );
  });
}

const vitest = (motor: string) =>
  enCopia('vitest', 'run', '--project', 'UTC', `test/motores/${motor}.test.ts`);

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
  ])
    cpSync(path.join(REPOSITORIO, nombre), path.join(copia, nombre), { recursive: true });
  symlinkSync(path.join(REPOSITORIO, 'node_modules'), path.join(copia, 'node_modules'), 'dir');
});
afterAll(() => rmSync(copia, { recursive: true, force: true }));

describe('nuevo motor', () => {
  test('crea sus archivos, lo registra, lo quita del catálogo y dice qué falta', async () => {
    const { codigo, salida } = await nuevoMotor('sql-server');
    expect(codigo).toBe(0);
    await expect(salida).toMatchFileSnapshot('../golden/comandos/nuevo-motor.txt');
    expect(leer('src/motores/registro.ts')).toContain("import { sqlServer } from './sql-server.ts';\n");
    expect(leer('src/motores/registro.ts')).toContain("  'sql-server': sqlServer,\n};");
    expect(leer('src/contrato/catalogo.ts')).not.toContain('sql-server');
    for (const [, archivo = '', linea] of salida.matchAll(/^ {2}(\S+):(\d+) /gm))
      expect(leer(archivo).split('\n')[Number(linea) - 1]).toContain('POR ESCRIBIR: ');
  });

  test('con --protocolo reutiliza la sesión de otro motor', async () => {
    expect((await nuevoMotor('cockroachdb', '--protocolo', 'postgresql')).codigo).toBe(0);
    expect((await nuevoMotor('tidb', '--protocolo', 'mysql')).codigo).toBe(0);
    expect(leer('src/motores/cockroachdb.ts')).toContain('motorConProtocoloDePostgresql({');
    expect(leer('src/motores/tidb.ts')).toContain('motorConProtocoloDeMysql({');
  });

  test('un motor que nadie conoce pide su documentación', async () => {
    const { codigo, errores } = await nuevoMotor('libsql', '--nivel', 'nucleo');
    expect(codigo).toBe(2);
    expect(errores).toContain('--doc https://…');
    const doc = 'https://docs.turso.tech/libsql';
    expect((await nuevoMotor('libsql', '--nivel', 'nucleo', '--doc', doc, '--titulo', 'libSQL')).codigo).toBe(
      0,
    );
    expect(leer('src/motores/libsql.ts')).toContain("dominios: ['docs.turso.tech']");
  });

  test.each<[argumentos: string[], mensaje: string]>([
    [['sqlite'], 'El motor «sqlite» ya existe: src/motores/sqlite.ts'],
    [['SQL Server'], 'El id de motor «SQL Server» no vale'],
    [['../fuera'], 'El id de motor «../fuera» no vale'],
    [['otro', '--doc', 'http://otro.example'], 'no es una dirección que empiece por https://'],
    [['otro', '--doc', 'https://otro.example', '--titulo', '*/ `'], '--titulo «*/ `» no vale'],
    [['firebird', '--protocolo', 'oracle'], '--protocolo'],
    [['firebird', '--protocolo', 'mysql', '--nivel', 'nucleo'], 'protocolo'],
    [[], 'Faltan argumentos: hay 0 y hacen falta 1.'],
  ])('%j acaba con 2, dice por qué y no escribe nada', async (argumentos, mensaje) => {
    const antes = leer('src/motores/registro.ts');
    const { codigo, errores } = await nuevoMotor(...argumentos);
    expect(errores).toContain(mensaje);
    expect(codigo).toBe(2);
    expect(errores).not.toMatch(/\n\s+at /);
    expect(leer('src/motores/registro.ts')).toBe(antes);
  });

  test('fuera del repositorio de la herramienta lo dice y acaba con 2', async () => {
    const { codigo, errores } = await ejecutar(['nuevo', 'motor', 'firebird'], { en: tmpdir() });
    expect(codigo).toBe(2);
    expect(errores).toContain('dentro del repositorio de verificar-equivalencia');
  });

  test(
    'lo que escribe compila y cumple el estilo',
    async () => {
      expect((await nuevoMotor('firebird')).codigo).toBe(0);
      expect(await enCopia('tsc', '-p', 'tsconfig.json')).toEqual({ codigo: 0, salida: '' });
      const estilo = await enCopia(
        'biome',
        'check',
        '--vcs-enabled=false',
        '--error-on-warnings',
        'src',
        'test/motores',
      );
      expect(estilo.salida).not.toContain('━');
      expect(estilo.codigo).toBe(0);
    },
    3 * MINUTOS,
  );

  test(
    'la prueba de uno con --protocolo pasa con un sustituto, y el registro sigue en orden',
    async () => {
      await enCopia('tsc', '-p', 'tsconfig.build.json');
      const conformidad = await vitest('cockroachdb');
      expect(conformidad.salida).toMatch(/Test Files +1 passed/);
      expect((await vitest('registro')).salida).toMatch(/Test Files +1 passed/);
    },
    3 * MINUTOS,
  );

  test(
    'la prueba de uno desde cero falla y dice qué falta por escribir',
    async () => {
      const libsql = await vitest('libsql');
      expect(libsql.codigo).toBe(1);
      for (const verbo of ['preparar()', 'consultar()'])
        expect(libsql.salida).toContain(`Falta escribir ${verbo} de libSQL.`);
      expect((await vitest('firebird')).salida).toMatch(
        /No hay Firebird de origen «url».*VERIFICAR_FIREBIRD_URL/,
      );
    },
    3 * MINUTOS,
  );
});
