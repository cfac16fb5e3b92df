import { ErrorDeUso } from '../dominio/errores.ts';
import { MOTORES } from '../motores/registro.ts';
import { IDS_DE_ORIGEN, type IdOrigen } from '../origenes/id-origen.ts';
import { sugerir } from '../texto/parecido.ts';
import type { Peticion } from './peticion.ts';

/**
 * Comprueba que `--url` y `--origen` nombran motores con servidor y orígenes que existen, y devuelve los orígenes.
 * Lanza un solo `ErrorDeUso` con todo lo que no existe.
 */
export function comprobarOrigenes({
  urls,
  origenes,
}: Pick<Peticion, 'urls' | 'origenes'>): ReadonlyMap<string, IdOrigen> {
  const conServidor = Object.values(MOTORES).flatMap(({ id, nivel }) => (nivel === 'servicio' ? [id] : []));
  const errores = [
    ...[...urls.keys()].flatMap((id) => desconocido('--url: el motor', id, conServidor)),
    ...[...origenes.keys()].flatMap((id) => desconocido('--origen: el motor', id, conServidor)),
    ...[...origenes.values()].flatMap((id) => desconocido('--origen: el origen', id, IDS_DE_ORIGEN)),
  ];
  if (errores.length > 0) throw new ErrorDeUso(errores.join('\n'));
  return origenes as ReadonlyMap<string, IdOrigen>;
}

function desconocido(que: string, id: string, conocidos: readonly string[]): readonly string[] {
  return conocidos.includes(id) ? [] : [`${que} «${id}» no existe. ${sugerir(id, conocidos)}`];
}
