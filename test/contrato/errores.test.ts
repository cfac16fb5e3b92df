import { describe, expect, test } from 'vitest';
import { clase001, problemas, yaml } from './arbol.ts';
import { CASOS } from './casos.ts';

describe.each(CASOS)('errores de %s', (_, casos) => {
  test.each(casos)('señala %s', async (_, archivos, codigo, linea, columna, fragmentos) => {
    const hallados = await problemas(archivos);
    expect(hallados.map((p) => `${p.codigo} ${p.posicion.linea}:${p.posicion.columna}`)).toEqual([
      `${codigo} ${linea}:${columna}`,
    ]);
    for (const fragmento of fragmentos)
      expect(`${hallados[0]?.mensaje} ${hallados[0]?.consejo}`).toContain(fragmento);
    expect(hallados[0]?.severidad).toBe('error');
    expect(hallados[0]?.mensaje).toMatch(/\.$/);
  });
});

describe('errores de tamaño', () => {
  test('un anidamiento sin fondo y una avalancha de alias dan un error, no una caída', async () => {
    const hondo = await problemas(clase001(`caso: ${'['.repeat(20_000)}`));
    expect(hondo.map(({ codigo }) => codigo)).toContain('YAML_INVALIDO');
    const niveles = Array.from({ length: 9 }, (_, i) => `x-${i}: &n${i} [${`*n${i - 1},`.repeat(9)}]`);
    const avalancha = await problemas(clase001(`x-a: &n-1 [a]\n${niveles.join('\n')}\n${columnasDe('*n8')}`));
    expect(avalancha.map(({ codigo }) => codigo)).toEqual(['ALIAS_EXCESIVOS']);
  });
});

const columnasDe = (valor: string) => yaml({ caso: `  columnas: ${valor}\n  esperado: []\n` });
