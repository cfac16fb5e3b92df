import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MOTORES } from '../../src/motores/registro.ts';

const RAIZ = path.resolve(import.meta.dirname, '../..');
const enRaiz = (...partes: string[]) => path.join(RAIZ, ...partes);

describe('registro de motores', () => {
  test.each(Object.entries(MOTORES))('%s se llama igual en todas partes', (id, motor) => {
    expect(motor.id).toBe(id);
    expect(existsSync(enRaiz('src', 'motores', `${id}.ts`))).toBe(true);
  });

  test('no olvida ningún archivo que defina un motor', () => {
    const definidos = readdirSync(enRaiz('src', 'motores'))
      .filter((archivo) => archivo.endsWith('.ts'))
      .filter((archivo) =>
        /^export const \w+: Motor =/m.test(readFileSync(enRaiz('src', 'motores', archivo), 'utf8')),
      )
      .map((archivo) => path.basename(archivo, '.ts'));
    expect(definidos.sort()).toEqual(Object.keys(MOTORES).sort());
  });

  test('cargarlo no carga ningún controlador', () => {
    const registro = pathToFileURL(enRaiz('dist', 'src', 'motores', 'registro.js')).href;
    const programa = `
      import { createRequire } from 'node:module';
      await import('${registro}');
      console.log(Object.keys(createRequire('${registro}').cache).length);`;
    const salida = execFileSync(process.execPath, ['--input-type=module', '-e', programa], {
      encoding: 'utf8',
    });
    expect(salida.trim()).toBe('0');
  });
});
