import { Buffer } from 'node:buffer';
import type { Lienzo } from './consola/parrafo.ts';
import { ejecutados, matriz, seccionesDeClase, seccionesFinales } from './markdown/secciones.ts';
import type { Reportero } from './reportero.ts';
import { pintor } from './terminal.ts';
import { lineaFinal } from './vista/linea-final.ts';
import { tituloDe } from './vista/validacion.ts';

/** GitHub rechaza un resumen de más de 1 MiB. https://docs.github.com/actions/reference/limits */
const LIMITE_EN_BYTES = 1_000_000;

/** Une las piezas que caben, sin partir ninguna, y dice si faltan. */
function recortarPiezas(piezas: readonly string[], limite: number): string {
  let bytes = 0;
  const sobra = piezas.findIndex((pieza) => {
    bytes += Buffer.byteLength(pieza);
    return bytes > limite;
  });
  if (sobra === -1) return piezas.join('');
  return `${piezas.slice(0, sobra).join('')}\n**El informe no cabe entero aquí: el resto está en el registro y en los demás formatos.**\n`;
}

/** Resumen en Markdown, para el de un paso de GitHub Actions o un comentario. */
export const markdown: Reportero = {
  id: 'markdown',
  descripcion: 'Resumen en Markdown, de menos de 1 MiB.',
  generar(informe, { detalle }) {
    const lienzo: Lienzo = { ancho: 100, color: false, detalle, pintar: pintor(false) };
    const interrupcion = informe.interrumpido ? '\n**Interrumpido: lo que falta no se ejecutó.**\n' : '';
    const piezas = [
      `## ${tituloDe(informe)}\n\n\`${lineaFinal(informe)}\`\n${interrupcion}\n`,
      ...matriz(informe),
      ...ejecutados(informe),
      ...seccionesDeClase(informe, lienzo),
      ...seccionesFinales(informe, lienzo),
    ];
    return recortarPiezas(piezas, LIMITE_EN_BYTES);
  },
};
