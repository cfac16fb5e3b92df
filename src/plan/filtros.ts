import type { Clase } from '../dominio/clase.ts';
import { ErrorDeUso } from '../dominio/errores.ts';
import { sugerir } from '../texto/parecido.ts';

/** Lo que identifica a una clase: su id y su carpeta. */
export type Identificable = Pick<Clase, 'id' | 'carpeta'>;

const RANGO = /^(\d+)-(\d+)$/;

/**
 * Indica si un `--clase` nombra a esta clase: por id (`071`, también `71`), por rango de ids (`001-020`) o por
 * su carpeta, entera o su último tramo.
 */
function nombra(pedido: string, clase: Identificable): boolean {
  if (pedido === clase.id || pedido === clase.carpeta) return true;
  if (pedido.replace(/\/+$/, '') === clase.carpeta || clase.carpeta.split('/').at(-1) === pedido) return true;
  if (!/^\d+$/.test(clase.id)) return false;
  const numero = Number(clase.id);
  const rango = RANGO.exec(pedido);
  if (rango) return Number(rango[1]) <= numero && numero <= Number(rango[2]);
  return /^\d+$/.test(pedido) && Number(pedido) === numero;
}

/**
 * Clases que nombran los pedidos, en su orden; todas si no hay ninguno. Un pedido que no nombra nada es un
 * `ErrorDeUso` que dice todos los que faltan y el conocido más parecido.
 */
export function filtrarClases<C extends Identificable>(
  clases: readonly C[],
  pedidos: readonly string[],
): readonly C[] {
  comprobar(
    '--clase',
    pedidos,
    clases.map((clase) => clase.id),
    (pedido) => clases.some((clase) => nombra(pedido, clase)),
  );
  return pedidos.length === 0
    ? clases
    : clases.filter((clase) => pedidos.some((pedido) => nombra(pedido, clase)));
}

/** Comprueba que cada `--motor` está en el registro o en alguna clase. Si no, `ErrorDeUso` como arriba. */
export function comprobarMotores(pedidos: readonly string[], conocidos: readonly string[]): void {
  comprobar('--motor', pedidos, conocidos, (pedido) => conocidos.includes(pedido));
}

function comprobar(
  opcion: string,
  pedidos: readonly string[],
  conocidos: readonly string[],
  seConoce: (pedido: string) => boolean,
): void {
  const mensajes = pedidos
    .filter((pedido) => !seConoce(pedido))
    .map((pedido) => `${opcion} «${pedido}» no existe. ${sugerir(pedido, conocidos)}`);
  if (mensajes.length > 0) throw new ErrorDeUso(mensajes.join('\n'));
}
