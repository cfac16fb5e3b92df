import type { CeldaVista } from '../../dominio/diferencia.ts';
import type { Muestra } from '../../dominio/informe.ts';
import { textoDeCelda } from '../vista/celda.ts';
import { contar } from '../vista/cuenta.ts';
import { escaparXml } from '../vista/xml.ts';

const ANCHO = 160;

/** Texto visible y escapado, aislado para que un idioma de derecha a izquierda no desordene lo demás. */
export function celdaHtml(celda: CeldaVista | undefined, foco = 0): string {
  if (!celda) return '<span class="nulo">…</span>';
  const texto = escaparXml(textoDeCelda(celda, ANCHO, foco));
  return celda.nula ? `<span class="nulo">${texto}</span>` : `<bdi>${texto}</bdi>`;
}

/** Tabla que se desplaza sola si no cabe, con su título para quien no la ve. */
export function tablaHtml(
  titulo: string,
  cabecera: readonly string[],
  cuerpo: readonly string[],
  clase = '',
): string {
  const columnas = cabecera.map((nombre) => `<th scope="col">${nombre}</th>`).join('');
  return [
    `<div class="ancha" role="region" tabindex="0" aria-label="${escaparXml(titulo)}">`,
    `<table${clase === '' ? '' : ` class="${clase}"`}><caption>${escaparXml(titulo)}</caption>`,
    `<thead><tr>${columnas}</tr></thead>`,
    `<tbody>${cuerpo.join('')}</tbody></table></div>`,
  ].join('');
}

/** Nombres de columna escapados. */
export function cabeceraHtml(columnas: readonly string[]): readonly string[] {
  return columnas.map((nombre) => `<bdi>${escaparXml(nombre)}</bdi>`);
}

/** Las filas de una muestra, y cuántas hay más. */
export function muestraHtml(titulo: string, { columnas, filas, total }: Muestra): string {
  const cuerpo = filas.map(
    (fila) => `<tr>${fila.map((celda) => `<td>${celdaHtml(celda)}</td>`).join('')}</tr>`,
  );
  const faltan = total - filas.length;
  const aviso =
    total === 0
      ? '<p>(sin filas)</p>'
      : faltan > 0
        ? `<p>… y ${contar(faltan, 'fila más', 'filas más')}</p>`
        : '';
  return tablaHtml(titulo, cabeceraHtml(columnas), cuerpo) + aviso;
}
