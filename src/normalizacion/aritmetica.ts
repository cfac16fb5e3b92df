import { CERO, crearDecimal, type Decimal, magnitud } from './decimal.ts';

/** Orden exacto de dos decimales: negativo si `a` es menor, 0 si son iguales, positivo si es mayor. */
export function ordenar(a: Decimal, b: Decimal): number {
  if (a.signo !== b.signo || a.signo === 0) return a.signo - b.signo;
  const porMagnitud = magnitud(a) - magnitud(b);
  if (porMagnitud !== 0) return porMagnitud * a.signo;
  if (a.digitos === b.digitos) return 0;
  return a.digitos < b.digitos ? -a.signo : a.signo;
}

/** El decimal con el signo contrario. */
export function negar(decimal: Decimal): Decimal {
  if (decimal.signo === 0) return decimal;
  return { ...decimal, signo: decimal.signo < 0 ? 1 : -1 };
}

/** El decimal sin signo. */
export function absoluto(decimal: Decimal): Decimal {
  return decimal.signo < 0 ? negar(decimal) : decimal;
}

/** Producto exacto. */
export function multiplicar(a: Decimal, b: Decimal): Decimal {
  if (a.signo === 0 || b.signo === 0) return CERO;
  const digitos = String(BigInt(a.digitos) * BigInt(b.digitos));
  return crearDecimal(a.signo === b.signo ? 1 : -1, digitos, a.exponente + b.exponente);
}

/**
 * Signo exacto de una suma, sin desarrollar exponentes enormes: en cuanto lo acumulado supera a todo lo que
 * falta, lo que falta ya no puede cambiarlo.
 */
export function signoDeSuma(sumandos: readonly Decimal[]): -1 | 0 | 1 {
  const orden = sumandos.filter((s) => s.signo !== 0).toSorted((a, b) => b.exponente - a.exponente);
  let acumulado = 0n;
  let exponente = 0;
  for (const [i, sumando] of orden.entries()) {
    const resto = orden.slice(i);
    const techo = Math.max(...resto.map(magnitud)) + String(resto.length).length;
    if (acumulado !== 0n && exponente > techo) break;
    if (acumulado !== 0n) acumulado *= 10n ** BigInt(exponente - sumando.exponente);
    acumulado += BigInt(sumando.digitos) * BigInt(sumando.signo);
    exponente = sumando.exponente;
  }
  return acumulado === 0n ? 0 : acumulado < 0n ? -1 : 1;
}

/** Cifras que una resta puede llegar a ocupar. */
const CIFRAS_DE_RESTA = 1_000;

/** Diferencia exacta `a - b`, o `undefined` si ocuparía más de 1000 cifras. */
export function restar(a: Decimal, b: Decimal): Decimal | undefined {
  if (a.signo === 0) return negar(b);
  if (b.signo === 0) return a;
  const exponente = Math.min(a.exponente, b.exponente);
  if (Math.max(magnitud(a), magnitud(b)) - exponente > CIFRAS_DE_RESTA) return undefined;
  const desarrollar = (d: Decimal) =>
    BigInt(d.signo) * BigInt(d.digitos) * 10n ** BigInt(d.exponente - exponente);
  const resta = desarrollar(a) - desarrollar(b);
  return crearDecimal(resta < 0n ? -1 : 1, String(resta < 0n ? -resta : resta), exponente);
}

/**
 * Redondea a un número de decimales; una mitad exacta se aleja del cero (2.5 → 3, -2.5 → -3), como el ROUND de
 * los tipos exactos en SQL: https://www.postgresql.org/docs/current/functions-math.html
 */
export function redondear(decimal: Decimal, decimales: number): Decimal {
  const sobran = -decimales - decimal.exponente;
  if (decimal.signo === 0 || sobran <= 0) return decimal;
  const corte = decimal.digitos.length - sobran;
  if (corte < 0) return CERO;
  const sube = (decimal.digitos[corte] ?? '0') >= '5';
  const entero = BigInt(decimal.digitos.slice(0, corte) || '0') + (sube ? 1n : 0n);
  return crearDecimal(decimal.signo, String(entero), -decimales);
}
