import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ejecutar } from './programa.ts';

describe('el uso incorrecto', () => {
  test.each([
    [['--clase', '072'], '--clase «072» no existe. ¿Quiso decir «071»?'],
    [['--motor', 'duckbd'], '--motor «duckbd» no existe. ¿Quiso decir «duckdb»?'],
    [['--formato', 'jsn'], '--formato «jsn» no existe. ¿Quiso decir «json»?'],
    [['--formato', 'json='], 'no dice en qué archivo'],
    [['--formato', 'json', '--formato', 'consola'], 'Solo un formato puede ir a la salida estándar'],
    [['--tiempo-limite', 'mucho'], '--tiempo-limite «mucho» no es un número mayor que 0'],
    [['--tiempo-limite', '0'], '--tiempo-limite «0» no es un número mayor que 0'],
    [['--raiz', '/no/existe'], '«/no/existe»'],
    [['--raiz', 'a', '--raiz', 'b'], '--raiz se dio 2 veces'],
    [['--claze', '071'], '¿Quiso decir «--clase»?'],
    [['verifcar'], '¿Quiso decir «verificar»?'],
    [['--con-servicio'], '¿Quiso decir «--con-servicios»?'],
    [['--color', 'verde'], '--color, recibido: "verde", admite: "auto"'],
    [['--fragmento', '3/2'], '--fragmento «3/2» no es un fragmento'],
    [['--clase'], 'clase'],
    [['--url', 'postgresql://u:secreta@h/b'], '--url espera «motor=valor»'],
  ])('%j acaba con 2 y dice qué pasa, sin traza', async (argumentos, mensaje) => {
    const { codigo, salida, errores } = await ejecutar(argumentos);
    expect(errores).toContain(mensaje);
    expect(codigo).toBe(2);
    expect(salida).toBe('');
    expect(errores).not.toMatch(/\n\s+at /);
    expect(errores).not.toContain('secreta');
  });
});

describe('la ayuda', () => {
  test.each([[['--help']], [['--ayuda']], [['verificar', '--help']], [['listar', '--help']]])(
    '%j está en español y acaba con 0',
    async (argumentos) => {
      const { codigo, salida } = await ejecutar(argumentos);
      expect(codigo).toBe(0);
      expect(salida).toContain('Opciones:');
      expect(salida).not.toMatch(/\b(Options|Commands|default|Show)\b/);
    },
  );

  test('--version da la versión del paquete', async () => {
    const { codigo, salida } = await ejecutar(['--version']);
    expect([codigo, salida]).toEqual([0, '0.1.0\n']);
  });
});

test('una raíz sin clases acaba con 3 y lo dice', async () => {
  const vacia = mkdtempSync(path.join(tmpdir(), 'verificar-vacia-'));
  try {
    const { codigo, salida } = await ejecutar(['--raiz', vacia]);
    expect(codigo).toBe(3);
    expect(salida.trimEnd().split('\n').at(-1)).toMatch(/^EQUIVALENCIA_SIN_EJECUTAR 0 verificadas/);
  } finally {
    rmSync(vacia, { recursive: true });
  }
});

test('listar enumera las clases y sus motores sin ejecutar nada', async () => {
  const { codigo, salida } = await ejecutar(['listar', '--clase', '071']);
  expect(codigo).toBe(0);
  expect(salida).toContain('071');
  expect(salida).toContain('duckdb (nucleo)');
  expect(salida).toContain('opensearch (declarado)');
  expect(salida).toContain('redis (no aplica)');
});
