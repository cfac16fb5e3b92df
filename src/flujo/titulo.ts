import { CATALOGO } from '../contrato/catalogo.ts';
import { MOTORES } from '../motores/registro.ts';

/** Nombre de un motor para leer: el del registro, el del catálogo o, si nadie lo conoce, su id. */
export function tituloDe(id: string): string {
  return MOTORES[id]?.titulo ?? CATALOGO[id]?.titulo ?? id;
}
