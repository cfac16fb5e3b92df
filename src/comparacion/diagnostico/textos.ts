import type { Valor } from '../../dominio/valor.ts';

/** Un texto sin lo que las colaciones suelen no distinguir: mayúsculas, acentos, espacios del final, qué emoji es. */
export function plegar(texto: string): string {
  return texto
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\p{Extended_Pictographic}/gu, '\u{1F600}')
    .replace(/(?<! ) +$/, '');
}

/** Dos textos distintos que una colación puede dar por iguales. */
export function seConfunden(uno: string, otro: string): boolean {
  return uno !== otro && plegar(uno) === plegar(otro);
}

/** Un texto como literal de SQL que todos los motores leen igual; ninguno si lleva algo que no. */
export function literalDe(texto: string): string | undefined {
  return /[\\\p{Cc}]/u.test(texto) ? undefined : `'${texto.replaceAll("'", "''")}'`;
}

/** Si un valor de una sonda es verdadero: cada motor lo dice a su manera. */
export function esVerdadero(valor: Valor | undefined): boolean {
  if (valor?.tipo === 'booleano') return valor.valor;
  return valor?.tipo === 'entero' && valor.valor === 1n;
}
