import type { TipoColumna } from '../../dominio/clase.ts';
import { canonizarBytes } from '../../normalizacion/bytes.ts';
import type { CeldaNormal } from '../../normalizacion/celda.ts';
import { leerDecimal } from '../../normalizacion/decimal.ts';
import { escribirFlotante } from '../../normalizacion/flotante.ts';
import { canonizarJson } from '../../normalizacion/json.ts';
import { leerNumero, leerNumeroDeMotor, type Numero } from '../../normalizacion/numero.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from '../../normalizacion/temporal.ts';
import { leerBooleano } from './booleano.ts';

/** Una celda leída con el tipo que declara su columna, o por qué no se pudo. */
export type Lectura =
  | { readonly tipo: 'numero'; readonly numero: Numero }
  | { readonly tipo: 'texto'; readonly texto: string }
  | { readonly tipo: 'ilegible'; readonly razon: string };

/** Lee una celda no nula: del motor con su tipo, o del contrato como si fuera de tipo `texto`. */
export type Lector = (celda: CeldaNormal) => Lectura;

// PostgreSQL escribe los bytes así: https://www.postgresql.org/docs/current/datatype-binary.html
const HEXADECIMAL = /^\\x/;

/** Cómo lee cada tipo declarado. Un lector convierte sin perder nada, o se niega. */
export const LECTORES: Readonly<Record<Exclude<TipoColumna, 'auto'>, Lector>> = {
  texto: (celda) => leerTexto(celda, ['otro'], celda.texto),
  entero: leerEntero,
  decimal: leerDecimalDe,
  flotante: leerFlotante,
  booleano: leerBooleanoDe,
  fecha: (celda) => leerTexto(celda, ['fecha', 'instante'], canonizarFecha(sinMedianoche(celda.texto))),
  hora: (celda) => leerTexto(celda, ['hora'], canonizarHora(celda.texto)),
  instante: (celda) =>
    leerTexto(
      celda,
      ['instante', 'fecha'],
      canonizarInstante(celda.texto) ?? canonizarInstante(`${celda.texto} 00:00:00`),
    ),
  json: (celda) =>
    leerTexto(
      celda,
      ['json', 'otro', 'entero', 'decimal', 'flotante', 'booleano'],
      canonizarJson(celda.texto),
    ),
  bytes: (celda) => leerTexto(celda, ['bytes'], canonizarBytes(celda.texto.replace(HEXADECIMAL, '0x'))),
};

/** Cuánto de una celda cabe en una frase. */
const CARACTERES_CITADOS = 40;

function negarse(celda: CeldaNormal): Lectura {
  const citada = celda.texto.slice(0, CARACTERES_CITADOS);
  const corte = citada.length < celda.texto.length ? '…' : '';
  return {
    tipo: 'ilegible',
    razon: `el ${celda.nombre ?? celda.tipo} «${citada}${corte}» no se puede leer así`,
  };
}

/** El texto ya leído, si el valor llegó como texto o con uno de los tipos que se dejan convertir. */
function leerTexto(celda: CeldaNormal, tipos: readonly string[], leido: string | undefined): Lectura {
  const admitido = celda.tipo === 'texto' || tipos.includes(celda.tipo);
  return admitido && leido !== undefined ? { tipo: 'texto', texto: leido } : negarse(celda);
}

function leerDecimalDe(celda: CeldaNormal): Lectura {
  switch (celda.tipo) {
    case 'entero':
    case 'decimal':
    case 'flotante':
      return numeroODuda(leerNumeroDeMotor(celda.texto), celda);
    case 'texto':
      return numeroODuda(leerNumero(celda.texto), celda);
    default:
      return negarse(celda);
  }
}

function numeroODuda(numero: Numero | undefined, celda: CeldaNormal): Lectura {
  return numero === undefined ? negarse(celda) : { tipo: 'numero', numero };
}

function leerEntero(celda: CeldaNormal): Lectura {
  const leido = leerDecimalDe(celda);
  if (leido.tipo !== 'numero') return leido;
  return typeof leido.numero === 'string' || leido.numero.exponente < 0 ? negarse(celda) : leido;
}

/** El flotante de 64 bits más cercano: 0.33333333333333333333 y 0.3333333333333333 son el mismo. */
function leerFlotante(celda: CeldaNormal): Lectura {
  const leido = leerDecimalDe(celda);
  if (leido.tipo !== 'numero' || typeof leido.numero === 'string') return leido;
  const cercano = Number(celda.texto);
  return numeroODuda(
    Number.isFinite(cercano) ? leerDecimal(escribirFlotante(cercano, 64)) : undefined,
    celda,
  );
}

/** Un motor sin booleanos los da como 0 y 1. */
function leerBooleanoDe(celda: CeldaNormal): Lectura {
  const leido = celda.texto === '1' || (celda.texto !== '0' && leerBooleano(celda.texto));
  return leerTexto(celda, ['booleano', 'entero'], leido?.toString());
}

/** Un instante a medianoche es una fecha; con otra hora no, porque se perdería. */
function sinMedianoche(texto: string): string {
  return texto.replace(/ 00:00:00$/, '');
}
