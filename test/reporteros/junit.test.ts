import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Informe } from '../../src/dominio/informe.ts';
import { junit } from '../../src/reporteros/junit.ts';
import { conCelda, INFORMES } from './informes.ts';

const XSD = readFileSync(path.join(import.meta.dirname, 'junit.xsd'), 'utf8');
const PRESENTACION = { detalle: false, color: false, ancho: 80 };
const escribir = (informe: Informe): string => junit.generar(informe, PRESENTACION);
const de = (nombre: string): Informe => INFORMES[nombre] as Informe;

async function erroresDe(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'informe.xml', contents }], schema: [XSD] });
  return errors.map(({ rawMessage }) => rawMessage);
}

const cuantos = (xml: string, patron: RegExp): number => [...xml.matchAll(patron)].length;

describe('junit', () => {
  test.each(Object.entries(INFORMES))('«%s» cumple el XSD', async (_, informe) => {
    expect(await erroresDe(escribir(informe))).toEqual([]);
  });

  test('el XSD rechaza lo que JUnit no admite', async () => {
    const xml = escribir(de('errores'));
    expect(await erroresDe(xml.replace('tests="', 'tests="x'))).not.toEqual([]);
    expect(await erroresDe(xml.replaceAll('error>', 'fallo>').replaceAll('<error', '<fallo'))).not.toEqual(
      [],
    );
  });

  test('T155: 500 textos cualesquiera dan un XML que se lee', async () => {
    const textos = fc.sample(fc.string({ unit: 'binary', maxLength: 20 }), { numRuns: 500, seed: 155 });
    const clases = textos.flatMap((texto) => conCelda(texto).clases);
    expect(await erroresDe(escribir({ ...conCelda(''), clases }))).toEqual([]);
  });

  test('T155: ningún carácter prohibido por XML llega al archivo', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const salida = escribir(conCelda(texto));
        expect(salida).not.toMatch(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
      }),
    );
  });

  test.each([
    ['diferente', /<failure type="diferente"/g, 'un-motor-equivocado', 1],
    ['error', /<error type="error"/g, 'errores', 5],
    ['divergencia-resuelta', /<failure type="divergencia-resuelta"/g, 'cada-veredicto', 1],
    ['omitido y exigido', /<error type="omitido"/g, 'cada-veredicto', 1],
    ['declarado caducado con --estricto', /<failure type="declarado"/g, 'cada-veredicto', 1],
    ['archivo ilegible', /<error type="CLAVE_DESCONOCIDA"/g, 'problemas', 1],
    ['corrida en la que nada se ejecutó', /<error type="EQUIVALENCIA_SIN_EJECUTAR"/g, 'nada-ejecutado', 1],
    ['corrida interrumpida', /<error type="interrumpido"/g, 'interrumpido', 1],
  ])('un %s no pasa', (_, patron, nombre, veces) => {
    expect(cuantos(escribir(de(nombre)), patron)).toBe(veces);
  });

  test('cada suite dice qué motor, versión y origen respondieron, y el sustituto', () => {
    const xml = escribir(de('cada-veredicto'));
    expect(xml).toContain('<property name="version" value="10.11.19"/>');
    expect(xml).toContain('<property name="sustituto" value="MariaDB 10.11.19"/>');
    expect(xml).toContain('<property name="origen" value="en-proceso"/>');
  });

  test('un error apunta a la línea del archivo que falló', () => {
    expect(escribir(de('errores'))).toContain('file="implementaciones/sqlite/consulta.sql" line="14"');
  });
});
