import { compose } from './compose.ts';
import { contenedor } from './contenedor.ts';
import { embebido } from './embebido.ts';
import type { IdOrigen } from './id-origen.ts';
import { local } from './local.ts';
import type { Origen } from './origen.ts';
import { url } from './url.ts';

/** Todos los orígenes, por su nombre. */
export const ORIGENES: Readonly<Record<IdOrigen, Origen>> = { url, compose, local, embebido, contenedor };

/**
 * Orígenes que se intentan para un motor, en orden: gana el primero que aplica. Con `--con-servicios` los contenedores
 * van delante; con `--origen` solo hay uno.
 */
export function origenesPara(
  motor: string,
  {
    conServicios,
    obligados,
  }: { readonly conServicios: boolean; readonly obligados: ReadonlyMap<string, IdOrigen> },
): readonly Origen[] {
  const obligado = obligados.get(motor);
  if (obligado) return [ORIGENES[obligado]];
  return conServicios
    ? [url, compose, contenedor, local, embebido]
    : [url, compose, local, embebido, contenedor];
}
