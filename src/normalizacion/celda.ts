import type { TipoValor, Valor } from '../dominio/valor.ts';
import { escribirBytes } from './bytes.ts';
import { escribirFlotante } from './flotante.ts';
import { canonizarJson } from './json.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from './temporal.ts';

/** Valor de un motor llevado a una sola forma escrita, junto al tipo con que llegó. */
export interface CeldaNormal {
  readonly tipo: TipoValor;
  /**
   * Números con los dígitos del motor (un flotante, con los más cortos), `true` y `false`, fechas y horas ISO
   * sin ceros sobrantes, instantes en UTC, JSON con claves ordenadas, bytes `0x…` en minúscula. Vacío si es nulo.
   */
  readonly texto: string;
  /** Nombre del tipo en el motor, si no tiene equivalente común. */
  readonly nombre?: string;
}

const NULO: CeldaNormal = { tipo: 'nulo', texto: '' };

/** Lleva un valor a su forma canónica. Lo que no se sabe leer (fecha `infinity`) conserva el texto del motor. */
export function normalizarCelda(valor: Valor): CeldaNormal {
  switch (valor.tipo) {
    case 'nulo':
      return NULO;
    case 'booleano':
    case 'entero':
      return { tipo: valor.tipo, texto: String(valor.valor) };
    case 'decimal':
      return { tipo: valor.tipo, texto: valor.digitos };
    case 'flotante':
      return { tipo: valor.tipo, texto: escribirFlotante(valor.valor, valor.bits) };
    case 'texto':
      return { tipo: valor.tipo, texto: valor.valor };
    case 'fecha':
      return { tipo: valor.tipo, texto: canonizarFecha(valor.texto) ?? valor.texto };
    case 'hora':
      return { tipo: valor.tipo, texto: canonizarHora(valor.texto) ?? valor.texto };
    case 'instante':
      return { tipo: valor.tipo, texto: canonizarInstante(valor.texto) ?? valor.texto };
    case 'json':
      return { tipo: valor.tipo, texto: canonizarJson(valor.texto) ?? valor.texto };
    case 'bytes':
      return { tipo: valor.tipo, texto: escribirBytes(valor.valor) };
    case 'otro':
      return { tipo: valor.tipo, texto: valor.texto, nombre: valor.nombre };
    default:
      return valor satisfies never;
  }
}
