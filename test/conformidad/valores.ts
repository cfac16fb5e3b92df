import type { Valor } from '../../src/dominio/valor.ts';

/** Formas cortas de los valores, para escribir lo que un caso espera. */
export const nulo: Valor = { tipo: 'nulo' };
export const booleano = (valor: boolean): Valor => ({ tipo: 'booleano', valor });
export const entero = (valor: bigint | number): Valor => ({ tipo: 'entero', valor: BigInt(valor) });
export const decimal = (digitos: string): Valor => ({ tipo: 'decimal', digitos });
export const flotante = (valor: number, bits: 32 | 64 = 64): Valor => ({ tipo: 'flotante', valor, bits });
export const texto = (valor: string): Valor => ({ tipo: 'texto', valor });
export const fecha = (dia: string): Valor => ({ tipo: 'fecha', texto: dia });
export const hora = (momento: string): Valor => ({ tipo: 'hora', texto: momento });
export const instante = (momento: string, conZona = false): Valor => ({
  tipo: 'instante',
  texto: momento,
  conZona,
});
export const json = (documento: string): Valor => ({ tipo: 'json', texto: documento });
export const bytes = (...valores: number[]): Valor => ({ tipo: 'bytes', valor: Uint8Array.from(valores) });
export const otro = (nombre: string, escrito: string): Valor => ({ tipo: 'otro', nombre, texto: escrito });
