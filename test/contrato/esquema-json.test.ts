import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buscarClases } from '../../src/contrato/busqueda/buscar.ts';
import { esquemaJson } from '../../src/contrato/esquema/json.ts';
import { publicarEsquema, textoDelEsquema } from '../../src/contrato/esquema/publicar.ts';
import { arbol, yaml } from './arbol.ts';
import { CASOS } from './casos.ts';

const PROYECTO = path.resolve(import.meta.dirname, '../..');
const FIXTURES = path.join(PROYECTO, 'test/fixtures/formato-publico');

/** `strictTypes` no admite listas de tipos, que aquí dicen lo que un editor puede encontrar. */
const validar = new Ajv({ strict: true, strictTypes: false, allErrors: true }).compile(esquemaJson());
/** Como un editor: YAML 1.2, con números y booleanos. */
const seAdmite = (texto: string) => validar(parse(texto));

async function yamlsDe(raiz: string): Promise<readonly (readonly [string, string])[]> {
  const clases = await buscarClases(raiz);
  return Promise.all(
    clases.map(async ({ carpeta }) => {
      const archivo = path.join(raiz, carpeta, 'motores.yaml');
      return [path.relative(PROYECTO, archivo), await readFile(archivo, 'utf8')] as const;
    }),
  );
}

const PROPIOS = await yamlsDe(PROYECTO);
const YAMLS = [...PROPIOS, ...(await yamlsDe(FIXTURES))];

describe('el JSON Schema de motores.yaml', () => {
  test('está publicado y al día', async () => {
    expect(await publicarEsquema(PROYECTO, true)).toEqual({
      salida: 0,
      mensaje: 'esquemas/motores.schema.json está al día.',
    });
  });

  test('se escribe, se reconoce al día y se denuncia cuando cambia o falta', async () => {
    await using hecho = await arbol({});
    expect((await publicarEsquema(hecho.raiz, true)).salida).toBe(1);
    expect((await publicarEsquema(hecho.raiz, false)).salida).toBe(0);
    expect((await publicarEsquema(hecho.raiz, true)).salida).toBe(0);
    await using viejo = await arbol({
      'esquemas/motores.schema.json': textoDelEsquema().replace('title', 'titulo'),
    });
    expect((await publicarEsquema(viejo.raiz, true)).mensaje).toContain('npm run esquema');
  });

  test.each(PROPIOS)('%s dice a los editores dónde está', (archivo, texto) => {
    const [, ruta = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(texto) ?? [];
    expect(path.join(path.dirname(archivo), ruta)).toBe(path.join('esquemas', 'motores.schema.json'));
  });

  test.each(YAMLS)('admite %s', (_, texto) => {
    expect(seAdmite(texto), JSON.stringify(validar.errors)).toBe(true);
  });

  test.each(['si', 'sí', 'true', '"true"'])('admite «aplica: %s»', (escrito) => {
    expect(seAdmite(yaml().replace('aplica: si', `aplica: ${escrito}`))).toBe(true);
  });

  test('admite todas las claves propias, las libres y los números sin comillas', () => {
    const texto = yaml({
      caso: `  x-nota: 1
  columnas: [a, {nombre: b, tipo: decimal, tolerancia: {abs: 0.01}, numeros: valor, decimales: 2, x-c: 1}]
  esperado: [[1, 0.5], [true, null]]
  orden: [a]
`,
      motor: `    ejecucion: nucleo
    archivo: consulta.sql
    divergencia: {motivo: x, doc: "https://duckdb.org", esperado: [[1, 2]]}
`,
    });
    expect(seAdmite(`clase: 71\n${texto}`), JSON.stringify(validar.errors)).toBe(true);
  });

  const deForma = CASOS.filter(([tema]) => tema === 'forma' || tema === 'contrato' || tema === 'clases')
    .flatMap(([, casos]) => casos)
    .filter(([, , codigo]) => /^(FALTA_CLAVE|VALOR_|CLAVE_)/.test(codigo));

  test.each(deForma)('rechaza %s, como cargar', (_, archivos) => {
    expect(seAdmite(String(archivos['001-prueba/motores.yaml']))).toBe(false);
  });

  test('describe en español cada clave', () => {
    const sinDescripcion: string[] = [];
    const mirar = (valor: unknown, ruta: string): void => {
      if (typeof valor !== 'object' || valor === null) return;
      for (const [clave, hijo] of Object.entries(valor)) {
        if (ruta.endsWith('/properties') && !ruta.includes('/if/') && !('description' in Object(hijo)))
          sinDescripcion.push(`${ruta}/${clave}`);
        mirar(hijo, `${ruta}/${clave}`);
      }
    };
    mirar(esquemaJson(), '');
    expect(sinDescripcion).toEqual([]);
  });

  test('da el error en la clave que falta, y no en las dos formas a la vez', () => {
    seAdmite(yaml().replace('    porque_no: Es una prueba.\n', ''));
    expect(validar.errors?.filter(({ keyword }) => keyword !== 'if')).toMatchObject([
      { instancePath: '/motores/0', keyword: 'required', params: { missingProperty: 'porque_no' } },
    ]);
  });
});
