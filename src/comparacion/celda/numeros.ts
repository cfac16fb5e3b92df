import type { ColumnaEsperada, Tolerancia } from '../../dominio/clase.ts';
import {
  absoluto,
  multiplicar,
  negar,
  ordenar,
  redondear,
  restar,
  signoDeSuma,
} from '../../normalizacion/aritmetica.ts';
import { CERO, type Decimal, escribirDecimal, leerDecimal } from '../../normalizacion/decimal.ts';
import { mismoNumero, type Numero } from '../../normalizacion/numero.ts';
import { IGUAL, type JuicioDeCelda, OTRO_VALOR } from './juicio.ts';

/** Lo que una columna dice sobre sus números. */
export type ReglaNumerica = Pick<ColumnaEsperada, 'tolerancia' | 'decimales'>;

/**
 * Compara dos números por su valor exacto. Solo si la columna lo declara, redondea antes el obtenido
 * (`decimales`) o admite una distancia (`tolerancia`). NaN solo es igual a NaN y un infinito a sí mismo.
 */
export function juzgarNumeros(esperado: Numero, obtenido: Numero, regla: ReglaNumerica): JuicioDeCelda {
  if (typeof esperado === 'string' || typeof obtenido === 'string') {
    return mismoNumero(esperado, obtenido) ? IGUAL : OTRO_VALOR;
  }
  const redondeado = regla.decimales === undefined ? obtenido : redondear(obtenido, regla.decimales);
  if (mismoNumero(esperado, redondeado)) return IGUAL;
  if (regla.tolerancia === undefined) return OTRO_VALOR;
  const limite = limiteDe(regla.tolerancia, esperado);
  if (estanCerca(esperado, redondeado, limite)) return IGUAL;
  return {
    igual: false,
    motivo: {
      tipo: 'fuera-de-tolerancia',
      distancia: escribirDistancia(esperado, redondeado),
      tolerancia: escribirDecimal(limite),
    },
  };
}

/** La mayor de las dos tolerancias; la relativa se mide sobre el valor esperado. */
function limiteDe(tolerancia: Tolerancia, esperado: Decimal): Decimal {
  const abs = leerDecimal(tolerancia.abs ?? '0') ?? CERO;
  const rel = multiplicar(leerDecimal(tolerancia.rel ?? '0') ?? CERO, absoluto(esperado));
  return ordenar(abs, rel) >= 0 ? abs : rel;
}

/** |a - b| <= limite, exacto. */
function estanCerca(a: Decimal, b: Decimal, limite: Decimal): boolean {
  return signoDeSuma([a, negar(b), negar(limite)]) <= 0 && signoDeSuma([b, negar(a), negar(limite)]) <= 0;
}

function escribirDistancia(a: Decimal, b: Decimal): string {
  const resta = restar(a, b);
  if (resta !== undefined) return escribirDecimal(absoluto(resta));
  return `≈ ${escribirDecimal(ordenar(absoluto(a), absoluto(b)) > 0 ? absoluto(a) : absoluto(b))}`;
}
