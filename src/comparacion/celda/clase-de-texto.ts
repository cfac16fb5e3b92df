import { canonizarBytes } from '../../normalizacion/bytes.ts';
import { canonizarJson } from '../../normalizacion/json.ts';
import { leerNumero } from '../../normalizacion/numero.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from '../../normalizacion/temporal.ts';
import { leerBooleano } from './booleano.ts';

/** Dice qué parece ser el texto de una celda del contrato, para explicar una diferencia de tipo. */
export function claseDeTexto(texto: string): string {
  if (leerNumero(texto) !== undefined) return 'número';
  if (leerBooleano(texto) !== undefined) return 'booleano';
  if (canonizarFecha(texto) !== undefined) return 'fecha';
  if (canonizarInstante(texto) !== undefined) return 'instante';
  if (canonizarHora(texto) !== undefined) return 'hora';
  if (canonizarBytes(texto) !== undefined) return 'bytes';
  if (/^[[{]/.test(texto) && canonizarJson(texto) !== undefined) return 'json';
  return 'texto';
}
