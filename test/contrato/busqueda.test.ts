import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buscarClases, buscarRaiz } from '../../src/contrato/busqueda/buscar.ts';
import { cargar } from '../../src/contrato/cargar.ts';
import { ErrorDeUso } from '../../src/dominio/errores.ts';
import { arbol, clase001, GUION, MOTORES, yaml } from './arbol.ts';

async function halladas(archivos: Readonly<Record<string, string>>, raiz = ''): Promise<readonly string[]> {
  await using hecho = await arbol(archivos);
  return (await buscarClases(path.join(hecho.raiz, raiz))).map(({ carpeta }) => carpeta).sort();
}

describe('buscarClases', () => {
  test('encuentra las clases a cualquier profundidad, también la raíz y unas dentro de otras', async () => {
    const archivos = {
      'motores.yaml': '',
      'a/motores.yaml': '',
      'a/b/c/motores.yaml': '',
      'd/otro.yaml': '',
    };
    expect(await halladas(archivos)).toEqual(['.', 'a', 'a/b/c']);
  });

  test.each([
    ['node_modules', { 'a/node_modules/x/motores.yaml': '' }],
    ['.git', { '.git/x/motores.yaml': '' }],
    ['lo que ignora el .gitignore de la raíz', { '.gitignore': 'salida/\n', 'salida/motores.yaml': '' }],
    ['lo que ignora un .gitignore interior', { 'a/.gitignore': '/b\n', 'a/b/motores.yaml': '' }],
    ['lo que ignora un patrón con comodines', { '.gitignore': '**/tmp-*\n', 'x/tmp-1/motores.yaml': '' }],
    ['un motores.yaml ignorado', { '.gitignore': 'motores.yaml\n', 'a/motores.yaml': '' }],
    [
      'lo que nombra .verificarignore',
      { '.verificarignore': '# pruebas\ntest/\n', 'test/x/motores.yaml': '' },
    ],
    [
      'lo que nombra un .verificarignore con BOM y CRLF',
      { '.verificarignore': '\uFEFFtest/\r\n', 'test/motores.yaml': '' },
    ],
  ])('se salta %s', async (_, archivos) => {
    expect(await halladas({ ...archivos, 'si/motores.yaml': '' } as Record<string, string>)).toEqual(
      '.gitignore' in archivos && archivos['.gitignore'] === 'motores.yaml\n' ? [] : ['si'],
    );
  });

  test('un .gitignore interior puede recuperar lo que uno exterior ignora, como en git', async () => {
    const archivos = {
      '.gitignore': 'b\n',
      'a/.gitignore': '!b\n',
      'a/b/motores.yaml': '',
      'b/motores.yaml': '',
    };
    expect(await halladas(archivos)).toEqual(['a/b']);
  });

  test('distingue mayúsculas en los patrones, como git en Linux', async () => {
    expect(await halladas({ '.gitignore': 'Salida/\n', 'salida/motores.yaml': '' })).toEqual(['salida']);
  });

  test('respeta los .gitignore del repositorio que contiene a la raíz', async () => {
    const archivos = {
      '.git/HEAD': '',
      '.gitignore': 'x/salida/\n',
      'x/salida/motores.yaml': '',
      'x/si/motores.yaml': '',
    };
    expect(await halladas(archivos, 'x')).toEqual(['si']);
  });

  test('una raíz que su repositorio ignora se recorre igual: se pidió por su nombre', async () => {
    const archivos = { '.git/HEAD': '', '.gitignore': 'tmp/\n', 'tmp/a/motores.yaml': '' };
    expect(await halladas(archivos, 'tmp')).toEqual(['a']);
  });

  test('un .verificarignore que no está en la raíz no cuenta', async () => {
    expect(await halladas({ 'a/.verificarignore': 'b/\n', 'a/b/motores.yaml': '' })).toEqual(['a/b']);
  });

  test('no entra por enlaces: un círculo no lo detiene y una clase no sale dos veces', async () => {
    await using hecho = await arbol({ 'a/motores.yaml': '' });
    await symlink('..', path.join(hecho.raiz, 'a/arriba'));
    await symlink('a', path.join(hecho.raiz, 'b'));
    expect(await buscarClases(hecho.raiz)).toEqual([{ carpeta: 'a' }]);
  });

  test('una carpeta llamada motores.yaml no es una clase', async () => {
    expect(await halladas({ 'motores.yaml/a/motores.yaml': '' })).toEqual(['motores.yaml/a']);
  });

  test('una raíz que no existe es un error de uso que la nombra', async () => {
    await expect(buscarClases('/no/existe')).rejects.toThrow(
      new ErrorDeUso('La raíz «/no/existe» no es una carpeta.'),
    );
  });
});

describe('buscarRaiz', () => {
  test('es la carpeta más cercana hacia arriba con un motores.yaml', async () => {
    await using hecho = await arbol({ 'motores.yaml': '', 'a/b/c.txt': '' });
    expect(await buscarRaiz(path.join(hecho.raiz, 'a/b'))).toBe(hecho.raiz);
  });

  test('es la misma carpeta si no hay ninguno', async () => {
    await using hecho = await arbol({ 'a/b/c.txt': '' });
    expect(await buscarRaiz(path.join(hecho.raiz, 'a'))).toBe(path.join(hecho.raiz, 'a'));
  });
});

describe('los enlaces de una clase', () => {
  const codigos = async (raiz: string) =>
    (await cargar(raiz, MOTORES)).flatMap(({ problemas }) =>
      problemas.map((p) => `${p.codigo} ${p.mensaje}`),
    );

  test('un archivo puede ser un enlace a otro de su clase', async () => {
    await using hecho = await arbol({ '001-prueba/motores.yaml': yaml(), '001-prueba/real.sql': GUION });
    await symlink('real.sql', path.join(hecho.raiz, '001-prueba/consulta.sql'));
    expect(await codigos(hecho.raiz)).toEqual([]);
  });

  test('un enlace que sale de la clase es un error, también a través de una carpeta', async () => {
    await using hecho = await arbol({
      '001-prueba/motores.yaml': yaml().replace('archivo: consulta', 'archivo: datos/consulta'),
      'fuera/consulta.sql': GUION,
    });
    await symlink('../fuera', path.join(hecho.raiz, '001-prueba/datos'));
    expect(await codigos(hecho.raiz)).toEqual([
      'ARCHIVO_FUERA_DE_LA_CLASE El archivo «datos/consulta.sql» es un enlace que sale de la carpeta de la clase.',
    ]);
  });

  test.each([
    ['roto', 'nada.sql', 'ARCHIVO_AUSENTE'],
    ['a sí mismo', 'consulta.sql', 'ARCHIVO_ILEGIBLE'],
  ])('un enlace %s es un error', async (_, destino, codigo) => {
    await using hecho = await arbol({ '001-prueba/motores.yaml': yaml() });
    await symlink(destino, path.join(hecho.raiz, '001-prueba/consulta.sql'));
    expect((await codigos(hecho.raiz))[0]).toContain(codigo);
  });

  test('la carpeta de una clase puede estar tras un enlace si la raíz lo está', async () => {
    await using hecho = await arbol(clase001(yaml()));
    await mkdir(path.join(hecho.raiz, 'otra'));
    await symlink('../001-prueba', path.join(hecho.raiz, 'otra/002'));
    expect(await codigos(path.join(hecho.raiz, 'otra/002'))).toEqual([]);
  });

  test.skipIf(path.sep === '\\')(
    'una tubería con nombre es un error, no una espera sin fin (Windows no las tiene)',
    async () => {
      await using hecho = await arbol({ '001-prueba/motores.yaml': yaml(), '002-prueba/x': '' });
      const tuberias = 'mkfifo 001-prueba/consulta.sql 002-prueba/motores.yaml';
      execFileSync('sh', ['-c', tuberias], { cwd: hecho.raiz });
      expect((await codigos(hecho.raiz)).map((texto) => texto.split(' ')[0])).toEqual([
        'ARCHIVO_NO_REGULAR',
        'ARCHIVO_NO_REGULAR',
      ]);
    },
  );

  test('un motores.yaml que es un enlace roto es un error, no una ausencia', async () => {
    await using hecho = await arbol({ '001-prueba/x': '' });
    await symlink('nada.yaml', path.join(hecho.raiz, '001-prueba/motores.yaml'));
    expect((await codigos(hecho.raiz))[0]).toContain('ARCHIVO_ILEGIBLE');
  });
});
