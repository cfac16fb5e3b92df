import { createHash } from 'node:crypto';
import type { Informe } from '../dominio/informe.ts';
import { claseHtml } from './html/clase.ts';
import { ESTILO } from './html/estilo.ts';
import { matrizHtml, problemasHtml } from './html/resumen.ts';
import type { Reportero } from './reportero.ts';
import { lineaFinal } from './vista/linea-final.ts';
import { tituloDe } from './vista/validacion.ts';
import { escaparXml } from './vista/xml.ts';

const TONO = {
  EQUIVALENCIA_OK: 'bien',
  EQUIVALENCIA_FALLIDA: 'mal',
  EQUIVALENCIA_SIN_EJECUTAR: 'aviso',
  VALIDACION_OK: 'bien',
  VALIDACION_FALLIDA: 'mal',
} as const satisfies Record<Informe['resultado'], string>;

/** Nada se carga ni se ejecuta: solo esta hoja de estilo. https://www.w3.org/TR/CSP3/ */
function politica(): string {
  const huella = createHash('sha256').update(ESTILO).digest('base64');
  return `default-src 'none'; style-src 'sha256-${huella}'; base-uri 'none'; form-action 'none'`;
}

/** Una sola página que se lee sin guiones ni red, en un teléfono o impresa. */
export const html: Reportero = {
  id: 'html',
  descripcion: 'Página web en un solo archivo, sin guiones.',
  generar(informe) {
    const { nombre, version } = informe.herramienta;
    const interrupcion = '<p class="aviso">Interrumpido: lo que falta no se ejecutó.</p>';
    return [
      '<!DOCTYPE html>',
      '<html lang="es">',
      '<head>',
      '<meta charset="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="${politica()}"/>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
      '<meta name="color-scheme" content="light dark"/>',
      `<title>${tituloDe(informe)}</title>`,
      `<style>${ESTILO}</style>`,
      '</head>',
      '<body><main>',
      `<h1>${tituloDe(informe)}</h1>`,
      `<p class="final ${TONO[informe.resultado]}"><code>${escaparXml(lineaFinal(informe))}</code></p>`,
      informe.interrumpido ? interrupcion : '',
      matrizHtml(informe),
      problemasHtml(informe),
      ...informe.clases.map(claseHtml),
      `<footer>${escaparXml(`${nombre} ${version}`)}</footer>`,
      '</main></body>',
      '</html>',
      '',
    ].join('\n');
  },
};
