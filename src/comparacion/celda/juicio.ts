import type { MotivoDeCelda } from '../../dominio/diferencia.ts';

/** Lo que se concluye de una celda: igual (quizá con algo que anotar) o distinta, y por qué. */
export type JuicioDeCelda =
  | { readonly igual: true; readonly nota?: 'forma' | 'nulo-citado' }
  | { readonly igual: false; readonly motivo: MotivoDeCelda };

export const IGUAL: JuicioDeCelda = { igual: true };
export const IGUAL_CON_OTRA_FORMA: JuicioDeCelda = { igual: true, nota: 'forma' };
export const IGUAL_NULO_CITADO: JuicioDeCelda = { igual: true, nota: 'nulo-citado' };
export const OTRO_VALOR: JuicioDeCelda = { igual: false, motivo: { tipo: 'valor' } };
export const OTRA_FORMA: JuicioDeCelda = { igual: false, motivo: { tipo: 'forma-literal' } };
export const NULO_FRENTE_A_VALOR: JuicioDeCelda = { igual: false, motivo: { tipo: 'nulo-frente-a-valor' } };
