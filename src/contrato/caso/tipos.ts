import type { TipoColumna } from '../../dominio/clase.ts';
import { canonizarBytes } from '../../normalizacion/bytes.ts';
import { canonizarJson } from '../../normalizacion/json.ts';
import { leerNumero } from '../../normalizacion/numero.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from '../../normalizacion/temporal.ts';

/** Cómo se escribe en el contrato un valor de un tipo. */
interface Escritura {
  /** Dice si la comparación podrá leer el texto con este tipo. */
  readonly esLegible: (texto: string) => boolean;
  /** Completa «debe ser …». */
  readonly debido: string;
}

/** Lo que se puede escribir en una celda de cada tipo: lo que la comparación sabe leer, ni más ni menos. */
export const ESCRITURAS: Readonly<Record<TipoColumna, Escritura>> = {
  auto: { esLegible: () => true, debido: 'cualquier texto' },
  texto: { esLegible: () => true, debido: 'cualquier texto' },
  entero: { esLegible: esEntero, debido: 'un entero sin ceros delante, como 42' },
  decimal: { esLegible: esNumero, debido: 'un número decimal, como 0.50' },
  flotante: { esLegible: esNumero, debido: 'un número, como 0.5, 1e-9 o NaN' },
  booleano: { esLegible: (texto) => /^(true|false|t|f|0|1)$/i.test(texto), debido: '«true» o «false»' },
  fecha: {
    esLegible: (texto) => canonizarFecha(texto) !== undefined,
    debido: 'una fecha AAAA-MM-DD que exista',
  },
  hora: { esLegible: (texto) => canonizarHora(texto) !== undefined, debido: 'una hora HH:MM:SS' },
  instante: {
    esLegible: (texto) => (canonizarInstante(texto) ?? canonizarFecha(texto)) !== undefined,
    debido: 'un instante AAAA-MM-DD HH:MM:SS que exista',
  },
  json: { esLegible: (texto) => canonizarJson(texto) !== undefined, debido: 'un texto JSON' },
  bytes: {
    esLegible: (texto) => canonizarBytes(texto) !== undefined,
    debido: 'bytes en hexadecimal, como 0x00ff',
  },
};

/** Tipos en los que una tolerancia tiene sentido. */
export const NUMERICOS: ReadonlySet<TipoColumna> = new Set(['entero', 'decimal', 'flotante']);

function esNumero(texto: string): boolean {
  return leerNumero(texto) !== undefined;
}

function esEntero(texto: string): boolean {
  const numero = leerNumero(texto);
  return numero !== undefined && typeof numero !== 'string' && numero.exponente >= 0;
}
