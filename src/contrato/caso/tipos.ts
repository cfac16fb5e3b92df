import type { TipoColumna } from '../../dominio/clase.ts';

/** Cómo se escribe en el contrato un valor de un tipo. */
interface Escritura {
  readonly esLegible: (texto: string) => boolean;
  /** Completa «debe ser …». */
  readonly debido: string;
}

const ENTERO = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const NO_FINITO = /^(NaN|[+-]?Infinity)$/;
const FECHA = /^[+-]?\d{4,6}-\d{2}-\d{2}$/;
const HORA = /^-?\d{2,3}:[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d{2}(:?\d{2})?)?$/;
const BYTES = /^0x([0-9a-fA-F]{2})*$/;
/** Fechas que no son un día, con el nombre que les dan los motores. */
const SIN_DIA: ReadonlySet<string> = new Set(['infinity', '-infinity', '0000-00-00']);

/** Lo que se puede escribir en una celda de cada tipo. */
export const ESCRITURAS: Readonly<Record<TipoColumna, Escritura>> = {
  auto: { esLegible: () => true, debido: 'cualquier texto' },
  texto: { esLegible: () => true, debido: 'cualquier texto' },
  entero: { esLegible: (texto) => ENTERO.test(texto), debido: 'un entero, como 42' },
  decimal: { esLegible: esNumero, debido: 'un número decimal, como 0.50' },
  flotante: { esLegible: esNumero, debido: 'un número, como 0.5, 1e-9 o NaN' },
  booleano: { esLegible: (texto) => /^(true|false|t|f)$/i.test(texto), debido: '«true» o «false»' },
  fecha: { esLegible: esFecha, debido: 'una fecha AAAA-MM-DD que exista' },
  hora: { esLegible: (texto) => HORA.test(texto), debido: 'una hora HH:MM:SS' },
  instante: { esLegible: esInstante, debido: 'un instante AAAA-MM-DD HH:MM:SS' },
  json: { esLegible: esJson, debido: 'un texto JSON' },
  bytes: { esLegible: (texto) => BYTES.test(texto), debido: 'bytes en hexadecimal, como 0x00ff' },
};

/** Tipos en los que una tolerancia tiene sentido. */
export const NUMERICOS: ReadonlySet<TipoColumna> = new Set(['entero', 'decimal', 'flotante']);

function esNumero(texto: string): boolean {
  return DECIMAL.test(texto) || NO_FINITO.test(texto);
}

function esFecha(texto: string): boolean {
  if (SIN_DIA.has(texto)) return true;
  if (!FECHA.test(texto)) return false;
  const [ano = 0, mes = 0, dia = 0] = texto.replace(/^[+-]/, '').split('-').map(Number);
  const bisiesto = (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0;
  const dias = [31, bisiesto ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return dia >= 1 && dia <= (dias[mes - 1] ?? 0);
}

function esInstante(texto: string): boolean {
  if (SIN_DIA.has(texto)) return true;
  const [, fecha = '', hora = ''] = /^(.+?)[ T](.+)$/.exec(texto) ?? [];
  return (esFecha(fecha) || fecha === '0000-00-00') && HORA.test(hora);
}

function esJson(texto: string): boolean {
  try {
    JSON.parse(texto);
    return true;
  } catch {
    return false;
  }
}
