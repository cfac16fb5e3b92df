import type { Posicion } from '../../dominio/posicion.ts';
import { sinOrdenes } from '../vista/ordenes-de-github.ts';
import { lineasVisibles, visible } from '../vista/visible.ts';

/** Una anotación que GitHub pone junto al archivo. */
export interface Anotacion {
  readonly nivel: 'error' | 'warning' | 'notice';
  readonly lugar?: Posicion;
  readonly titulo: string;
  readonly mensaje: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '%': '%25',
  '\r': '%0D',
  '\n': '%0A',
  ':': '%3A',
  ',': '%2C',
};

/** Escape del mensaje de una orden. https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
export function escaparMensaje(texto: string): string {
  const seguro = sinOrdenes(lineasVisibles(texto).join('\n'));
  return seguro.replace(/[%\r\n]/g, (c) => ESCAPES[c] ?? c);
}

/** Escape del valor de una propiedad, que además no puede llevar `:` ni `,`. */
function escaparPropiedad(texto: string): string {
  return sinOrdenes(visible(texto)).replace(/[%\r\n:,]/g, (c) => ESCAPES[c] ?? c);
}

/** La orden que crea la anotación, en una línea. */
export function escribirAnotacion({ nivel, lugar, titulo, mensaje }: Anotacion): string {
  const propiedades = [
    ...(lugar
      ? [`file=${escaparPropiedad(lugar.archivo)}`, `line=${lugar.linea}`, `col=${lugar.columna}`]
      : []),
    `title=${escaparPropiedad(titulo)}`,
  ];
  return `::${nivel} ${propiedades.join(',')}::${escaparMensaje(mensaje)}`;
}
