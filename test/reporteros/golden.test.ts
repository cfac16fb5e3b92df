import { describe, expect, test } from 'vitest';
import type { Informe } from '../../src/dominio/informe.ts';
import { type IdReportero, REPORTEROS } from '../../src/reporteros/registro.ts';
import { INFORMES } from './informes.ts';

const EXTENSION: Readonly<Record<IdReportero, string>> = {
  consola: 'txt',
  json: 'json',
  junit: 'xml',
  markdown: 'md',
  github: 'txt',
  html: 'html',
};

/** El JSON de los informes largos no dice nada que los demás no digan: se comprueba sin guardarlo. */
const SIN_REFERENCIA = new Set(['json/grande', 'json/sesenta-clases']);

const casos = (Object.keys(REPORTEROS) as IdReportero[]).flatMap((id) =>
  Object.entries(INFORMES).map(([nombre, informe]) => ({
    archivo: `${id}/${nombre}`,
    extension: EXTENSION[id],
    reportero: REPORTEROS[id],
    informe,
  })),
);

describe('reporteros', () => {
  test.each(casos.filter(({ archivo }) => !SIN_REFERENCIA.has(archivo)))(
    '$archivo sale como su archivo de referencia',
    async ({ archivo, extension, reportero, informe }) => {
      const texto = reportero.generar(informe, { detalle: false, color: false, ancho: 80 });
      await expect(texto).toMatchFileSnapshot(`../golden/reporteros/${archivo}.${extension}`);
    },
  );

  test.each(casos)('$archivo termina en salto de línea y sale igual dos veces', ({ reportero, informe }) => {
    const presentacion = { detalle: true, color: false, ancho: 80 };
    const texto = reportero.generar(informe, presentacion);
    expect(texto.endsWith('\n')).toBe(true);
    expect(reportero.generar(structuredClone(informe), presentacion)).toBe(texto);
  });

  test.each(Object.values(REPORTEROS))(
    '$id nombra al sustituto que respondió en lugar del motor',
    (reportero) => {
      const texto = reportero.generar(INFORMES['cada-veredicto'] as Informe, {
        detalle: false,
        color: false,
        ancho: 80,
      });
      expect(texto).toContain('MariaDB 10.11.19');
    },
  );
});
