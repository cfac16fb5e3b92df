import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Informe } from '../../src/dominio/informe.ts';
import { html } from '../../src/reporteros/html.ts';
import { conCelda, HOSTILES, INFORMES } from './informes.ts';

const escribir = (informe: Informe): string =>
  html.generar(informe, { detalle: false, color: false, ancho: 80 });
const de = (nombre: string): Informe => INFORMES[nombre] as Informe;
const etiquetas = (pagina: string): readonly string[] =>
  [...pagina.matchAll(/<[^>]*>/g)].map(([etiqueta]) => etiqueta.replaceAll(/"[^"]*"/g, '""'));

/** La página es también XML bien formado: así un escape que falte no pasa inadvertido. */
async function erroresDe(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'informe.html', contents }],
    normalization: 'c14n',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe('html', () => {
  test.each(Object.entries(INFORMES))('«%s» está bien formada y no trae guiones', async (_, informe) => {
    const pagina = escribir(informe);
    expect(await erroresDe(pagina)).toEqual([]);
    expect(etiquetas(pagina).join('')).not.toMatch(/<script|<iframe|<img|<link| on\w+=| style=/i);
  });

  test('500 textos cualesquiera dan una página bien formada', async () => {
    const textos = fc.sample(fc.string({ unit: 'binary', maxLength: 20 }), { numRuns: 500, seed: 155 });
    const clases = textos.flatMap((texto) => conCelda(texto).clases);
    expect(await erroresDe(escribir({ ...conCelda(''), clases }))).toEqual([]);
  });

  test('ningún texto añade ni quita una etiqueta', () => {
    const esperadas = etiquetas(escribir(conCelda('inocente')));
    const trozos = fc.constantFrom(...Object.values(HOSTILES), '"', "'", '<', '>', '&', '\n');
    // Más corto que lo que añade una aclaración sobre su largo.
    const texto = fc.array(trozos, { maxLength: 6 }).map((partes) => `x${partes.join('')}`.slice(0, 150));
    fc.assert(
      fc.property(texto, (hostil) => {
        expect(etiquetas(escribir(conCelda(hostil)))).toEqual(esperadas);
      }),
    );
  });

  test('los enlaces van a https o a una clase de la misma página', () => {
    const pagina = escribir(de('hostil'));
    const destinos = [...pagina.matchAll(/href="([^"]*)"/g)].map(([, destino = '']) => destino);
    const ids = new Set([...pagina.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`));
    expect(destinos.length).toBeGreaterThan(0);
    for (const destino of destinos) expect(destino.startsWith('https://') || ids.has(destino)).toBe(true);
  });

  test('su política solo admite su propia hoja de estilo', () => {
    const pagina = escribir(de('todo-igual'));
    const [, estilo = ''] = /<style>(.*?)<\/style>/s.exec(pagina) ?? [];
    const huella = createHash('sha256').update(estilo).digest('base64');
    expect(pagina).toContain(`default-src 'none'; style-src 'sha256-${huella}'`);
  });

  test('abre lo que hay que arreglar y deja cerrado lo demás', () => {
    const pagina = escribir(de('un-motor-equivocado'));
    expect(pagina).toMatch(/<details open=""><summary><strong><bdi>DuckDB/);
    expect(pagina).toMatch(/<details><summary><strong><bdi>SQLite/);
  });
});
