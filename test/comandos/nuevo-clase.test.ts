import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOTORES } from '../../src/motores/registro.ts';
import { esSlug, slugDe } from '../../src/plantillas/slug.ts';
import { copiarClase071, ejecutar } from '../cli/programa.ts';
import { arbol, clase001, yaml } from '../contrato/arbol.ts';

const nuevaClase = (raiz: string, ...argumentos: readonly string[]) =>
  ejecutar(['nuevo', 'clase', '--raiz', raiz, ...argumentos]);

describe('nuevo clase', () => {
  test('crea una clase que ya es válida y se cumple, y dice qué falta y en qué línea', async () => {
    using copia = copiarClase071();
    const { codigo, salida } = await nuevaClase(copia.raiz, '072', 'Contar sin trampas: «NULL» y los demás');
    expect(codigo).toBe(0);
    await expect(salida).toMatchFileSnapshot('../golden/comandos/nuevo-clase.txt');
    const carpeta = path.join(copia.raiz, 'clases/072-contar-sin-trampas-null-y-los-demas');
    const archivo = path.join(carpeta, 'motores.yaml');
    await expect(readFileSync(archivo, 'utf8')).toMatchFileSnapshot('../golden/comandos/nuevo-clase.yaml');
    for (const [, nombre = '', linea] of salida.matchAll(/^ {2}(\S+):(\d+) /gm))
      expect(readFileSync(path.join(copia.raiz, nombre), 'utf8').split('\n')[Number(linea) - 1]).toContain(
        'POR ESCRIBIR: ',
      );
    const validar = await ejecutar(['validar', '--raiz', copia.raiz]);
    expect(validar.salida).toContain('TEXTO_PENDIENTE');
    expect(validar.salida).toMatch(/\nVALIDACION_OK 0 errores, 3 consejos en 2 clases\n$/);
    expect((await ejecutar(['--raiz', copia.raiz, '--clase', '072'])).salida).toContain('EQUIVALENCIA_OK 2');
  });

  test('la plantilla se cumple en todos los motores del registro', async () => {
    using copia = copiarClase071();
    const servicios = Object.values(MOTORES).filter(({ nivel }) => nivel === 'servicio');
    const motores = servicios.flatMap(({ id }) => ['--motor', id]);
    await nuevaClase(copia.raiz, '072', 'Todos', ...motores);
    const { salida } = await ejecutar(['--raiz', copia.raiz, '--clase', '072', '--admitir-sustituto']);
    expect(salida).toContain(
      `EQUIVALENCIA_OK ${Object.keys(MOTORES).length} verificadas, 0 fallidas, 0 omitidas`,
    );
  });

  test('va junto a la clase anterior, con tantas cifras como las demás', async () => {
    await using hecho = await arbol({
      'curso/parte-1/0010-a/motores.yaml': yaml(),
      'curso/parte-2/0020-b/motores.yaml': yaml(),
    });
    const { salida } = await nuevaClase(hecho.raiz, '15', 'Quince');
    expect(salida).toContain('curso/parte-1/0015-quince/motores.yaml');
    expect((await nuevaClase(hecho.raiz, '30', 'Treinta')).salida).toContain('curso/parte-2/0030-treinta/');
    expect((await nuevaClase(hecho.raiz, '5', 'Cinco', '--en', 'otra', '--slug', 'x')).salida).toContain(
      'otra/0005-x/',
    );
  });

  test('nombra el esquema de los editores solo si está en la raíz', async () => {
    using copia = copiarClase071();
    await nuevaClase(copia.raiz, '072', 'Sin');
    mkdirSync(path.join(copia.raiz, 'esquemas'));
    writeFileSync(path.join(copia.raiz, 'esquemas/motores.schema.json'), '{}');
    await nuevaClase(copia.raiz, '073', 'Con');
    const primera = (carpeta: string) =>
      readFileSync(path.join(copia.raiz, 'clases', carpeta, 'motores.yaml'), 'utf8').split('\n')[0];
    expect(primera('072-sin')).toBe('clase: "072"');
    expect(primera('073-con')).toBe('# yaml-language-server: $schema=../../esquemas/motores.schema.json');
  });

  test('no sobrescribe una carpeta que ya existe', async () => {
    await using hecho = await arbol({ ...clase001(yaml()), '002-dos/notas.txt': 'mías' });
    const { codigo, errores } = await nuevaClase(hecho.raiz, '002', 'Dos');
    expect(codigo).toBe(2);
    expect(errores).toContain('La carpeta «002-dos» ya existe');
    expect(readdirSync(path.join(hecho.raiz, '002-dos'))).toEqual(['notas.txt']);
  });

  test.each<[argumentos: string[], mensaje: string]>([
    [['71', 'x'], 'El id de clase «71» ya es el de «motores.yaml». El siguiente libre es «072».'],
    [['siete', 'x'], 'El id de clase «siete» no es un número'],
    [['072', '  '], 'El título está vacío'],
    [['072', '¿?'], 'Del título «¿?» no sale un nombre de carpeta'],
    [['072', 'x', '--slug', 'Á b'], '--slug «Á b» no vale'],
    [['072', 'x', '--en', '../fuera'], '--en «../fuera» está fuera de la raíz'],
    [['072', 'x', '--motor', 'oracl'], '--motor «oracl» no existe'],
    [['072'], 'Faltan argumentos: hay 1 y hacen falta 2.'],
  ])('%j acaba con 2, dice por qué y no escribe nada', async (argumentos, mensaje) => {
    using copia = copiarClase071();
    const { codigo, errores } = await nuevaClase(copia.raiz, ...argumentos);
    expect(errores).toContain(mensaje);
    expect(codigo).toBe(2);
    expect(errores).not.toMatch(/\n\s+at /);
    expect(existsSync(path.join(copia.raiz, 'clases'))).toBe(false);
  });

  test.each([
    [['nuevo'], 'Diga qué se crea: «nuevo clase» o «nuevo motor».'],
    [['nuevo', 'clas', '072', 'x'], '¿Quiso decir «clase»?'],
  ])('%j acaba con 2 y dice qué se puede crear', async (argumentos, mensaje) => {
    const { codigo, errores } = await ejecutar(argumentos);
    expect([codigo, errores]).toEqual([2, expect.stringContaining(mensaje)]);
  });
});

describe('el nombre de carpeta de un título', () => {
  test.each([
    ['Contar por ciudad', 'contar-por-ciudad'],
    ['¿Cuántos años? ¡Ñu!', 'cuantos-anos-nu'],
    ['  COUNT(*) / 2  ', 'count-2'],
    ['汉字', ''],
  ])('de «%s» es «%s»', (titulo, slug) => {
    expect(slugDe(titulo)).toBe(slug);
    expect(slug === '' || esSlug(slug)).toBe(true);
  });

  test('no pasa de 48 letras ni corta una palabra, salvo que sea una sola', () => {
    expect(slugDe('Medir la recuperación de un RAG antes de tocar el modelo y nada más')).toBe(
      'medir-la-recuperacion-de-un-rag-antes-de-tocar',
    );
    expect(slugDe('a'.repeat(60))).toBe('a'.repeat(48));
  });
});
