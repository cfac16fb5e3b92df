import type { Diferencia } from '../../dominio/diferencia.ts';
import { normalizar } from '../../normalizacion/tabla.ts';
import type { Cotejo } from '../filas/cotejo.ts';
import type { Contexto } from './hipotesis.ts';

/** Fila esperada que no llegó. */
export type FilaAusente = Extract<Diferencia, { tipo: 'fila-ausente' }>;
/** Fila que llegó y nadie esperaba. */
export type FilaSobrante = Extract<Diferencia, { tipo: 'fila-sobrante' }>;
/** Fila que llegó en otro lugar. */
export type FilaMovida = Extract<Diferencia, { tipo: 'orden' }>;

/** Las filas esperadas que no llegaron. */
export function ausentesDe({ diferencias }: Contexto): readonly FilaAusente[] {
  return diferencias.filter((diferencia) => diferencia.tipo === 'fila-ausente');
}

/** Las filas que llegaron de más. */
export function sobrantesDe({ diferencias }: Contexto): readonly FilaSobrante[] {
  return diferencias.filter((diferencia) => diferencia.tipo === 'fila-sobrante');
}

/** Las filas movidas, si lo único que difiere es el orden; si no, ninguna. */
export function soloMovidas({ diferencias }: Contexto): readonly FilaMovida[] {
  const movidas = diferencias.filter((diferencia) => diferencia.tipo === 'orden');
  const demas = diferencias.filter(({ tipo }) => tipo !== 'orden' && tipo !== 'mas-diferencias');
  return demas.length === 0 ? movidas : [];
}

/** Las filas del contrato frente a las obtenidas. */
export function cotejoDe({ contrato, tabla }: Contexto): Cotejo {
  return { columnas: contrato.columnas, esperadas: contrato.filas, obtenidas: normalizar(tabla).filas };
}

/** `1 fila`, `3 filas`. */
export function contarFilas(cuantas: number): string {
  return cuantas === 1 ? '1 fila' : `${cuantas} filas`;
}
