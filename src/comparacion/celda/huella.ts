import type { CeldaEsperada, ColumnaEsperada } from '../../dominio/clase.ts';
import type { CeldaNormal } from '../../normalizacion/celda.ts';
import { canonizarJson } from '../../normalizacion/json.ts';
import { escribirNumero, leerNumeroDeMotor } from '../../normalizacion/numero.ts';
import { canonizarHora, canonizarInstante } from '../../normalizacion/temporal.ts';
import { leerBooleano } from './booleano.ts';
import { LECTORES } from './lectores.ts';

/**
 * Texto que dos celdas iguales comparten siempre (dos distintas, a veces): permite buscar la pareja de una fila
 * sin mirarlas todas. Donde la igualdad no es exacta, la huella está vacía.
 */
export function huellaDe(celda: CeldaNormal, columna: ColumnaEsperada): string {
  if (columna.tolerancia !== undefined || columna.decimales !== undefined) return '';
  if (celda.tipo === 'nulo') return 'NULL';
  if (columna.tipo === 'auto') return huellaAutomatica(celda.texto);
  const lectura = LECTORES[columna.tipo](celda);
  switch (lectura.tipo) {
    case 'numero':
      return escribirNumero(lectura.numero);
    case 'texto':
      return lectura.texto;
    case 'ilegible':
      return celda.texto;
    default:
      return lectura satisfies never;
  }
}

/** La huella de una celda del contrato, comparable con la de una obtenida. */
export function huellaDeEsperada(celda: CeldaEsperada, columna: ColumnaEsperada): string {
  const normal: CeldaNormal =
    celda.nula || (celda.citada && celda.texto === 'NULL')
      ? { tipo: 'nulo', texto: '' }
      : { tipo: 'texto', texto: celda.texto };
  return huellaDe(normal, columna);
}

function huellaAutomatica(texto: string): string {
  const limpio = texto.trim();
  const numero = leerNumeroDeMotor(limpio);
  if (numero !== undefined) return escribirNumero(numero);
  const temporal = canonizarInstante(limpio) ?? canonizarHora(limpio);
  if (temporal !== undefined) return temporal;
  if (/^[[{"]/.test(limpio)) return canonizarJson(limpio) ?? limpio;
  if (/^0x/i.test(limpio)) return limpio.toLowerCase();
  return leerBooleano(limpio)?.toString() ?? limpio;
}
