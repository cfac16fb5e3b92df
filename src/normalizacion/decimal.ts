/**
 * Número decimal exacto: vale `signo · digitos · 10^exponente`. Forma única: `digitos` no empieza ni acaba en
 * cero, y el cero es `{ signo: 0, digitos: '', exponente: 0 }`; dos decimales son iguales si sus tres campos lo
 * son. El exponente nunca se desarrolla: `1e999999999` ocupa un dígito.
 */
export interface Decimal {
  readonly signo: -1 | 0 | 1;
  readonly digitos: string;
  readonly exponente: number;
}

export const CERO: Decimal = { signo: 0, digitos: '', exponente: 0 };

// Con 15 cifras el exponente cabe exacto en un number; uno más largo no se lee como número.
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,15}))?$/;

/** Lee `-1.50`, `.5`, `007` o `1e-7`. Devuelve `undefined` si el texto no es un decimal. */
export function leerDecimal(texto: string): Decimal | undefined {
  const partes = DECIMAL.exec(texto);
  if (partes === null) return undefined;
  const [, signo, entera = '', fraccion = '', exponente = '0'] = partes;
  if (entera === '' && fraccion === '') return undefined;
  return crearDecimal(signo === '-' ? -1 : 1, entera + fraccion, Number(exponente) - fraccion.length);
}

/** Lleva a su forma única el decimal `signo · digitos · 10^exponente`. */
export function crearDecimal(signo: -1 | 0 | 1, digitos: string, exponente: number): Decimal {
  let desde = 0;
  let hasta = digitos.length;
  while (desde < hasta && digitos[desde] === '0') desde += 1;
  while (hasta > desde && digitos[hasta - 1] === '0') hasta -= 1;
  if (desde === hasta || signo === 0) return CERO;
  return { signo, digitos: digitos.slice(desde, hasta), exponente: exponente + digitos.length - hasta };
}

/** Dice si dos decimales valen lo mismo. */
export function sonIguales(a: Decimal, b: Decimal): boolean {
  return a.signo === b.signo && a.exponente === b.exponente && a.digitos === b.digitos;
}

/** Posición de la primera cifra: el valor absoluto está entre 10^(magnitud-1) y 10^magnitud. */
export function magnitud(decimal: Decimal): number {
  return decimal.digitos.length + decimal.exponente;
}

/** Más allá de estas cifras antes o después de la coma se escribe con exponente. */
const CIFRAS_SIN_EXPONENTE = 40;

/** Escribe un decimal de una sola manera: sin ceros sobrantes, y con exponente si es enorme o diminuto. */
export function escribirDecimal(decimal: Decimal): string {
  const { digitos, exponente } = decimal;
  if (decimal.signo === 0) return '0';
  const signo = decimal.signo < 0 ? '-' : '';
  const cifras = magnitud(decimal);
  if (Math.max(cifras, -exponente) > CIFRAS_SIN_EXPONENTE) {
    const fraccion = digitos.length > 1 ? `.${digitos.slice(1)}` : '';
    return `${signo}${digitos[0]}${fraccion}e${cifras - 1}`;
  }
  if (exponente >= 0) return signo + digitos + '0'.repeat(exponente);
  if (cifras > 0) return `${signo}${digitos.slice(0, cifras)}.${digitos.slice(cifras)}`;
  return `${signo}0.${'0'.repeat(-cifras)}${digitos}`;
}
