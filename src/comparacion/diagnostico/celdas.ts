import type { Diferencia } from '../../dominio/diferencia.ts';
import type { Decimal } from '../../normalizacion/decimal.ts';
import { leerNumero, leerNumeroDeMotor } from '../../normalizacion/numero.ts';
import type { Contexto } from './hipotesis.ts';

/** Celda que difiere. */
export type CeldaDistinta = Extract<Diferencia, { tipo: 'celda' }>;

/** Celdas de una columna (desde 0) que difieren. */
export interface ColumnaDistinta {
  readonly columna: number;
  readonly nombre: string;
  readonly celdas: readonly [CeldaDistinta, ...CeldaDistinta[]];
}

/** Las celdas que difieren y cumplen algo, por columna. */
export function columnasCon(
  { diferencias }: Pick<Contexto, 'diferencias'>,
  cumple: (celda: CeldaDistinta) => boolean,
): readonly ColumnaDistinta[] {
  const columnas = new Map<number, [CeldaDistinta, ...CeldaDistinta[]]>();
  for (const diferencia of diferencias) {
    if (diferencia.tipo !== 'celda' || !cumple(diferencia)) continue;
    const celdas = columnas.get(diferencia.columna);
    if (celdas === undefined) columnas.set(diferencia.columna, [diferencia]);
    else celdas.push(diferencia);
  }
  return [...columnas.values()].map((celdas) => ({
    columna: celdas[0].columna - 1,
    nombre: celdas[0].nombreColumna,
    celdas,
  }));
}

/** Las columnas en que todas las celdas que difieren lo cumplen. */
export function columnasDeTodo(
  contexto: Pick<Contexto, 'diferencias'>,
  cumple: (celda: CeldaDistinta) => boolean,
): readonly ColumnaDistinta[] {
  const otras = new Set(columnasCon(contexto, (celda) => !cumple(celda)).map(({ columna }) => columna));
  return columnasCon(contexto, cumple).filter(({ columna }) => !otras.has(columna));
}

/** Los dos números de una celda, si los dos lados lo son y tienen dígitos. */
export function numerosDe({ esperada, obtenida }: CeldaDistinta): readonly [Decimal, Decimal] | undefined {
  if (esperada.nula || obtenida.nula) return undefined;
  const esNumero = ['entero', 'decimal', 'flotante'].includes(obtenida.tipo);
  const esperado = leerNumero(esperada.texto);
  const obtenido = esNumero ? leerNumeroDeMotor(obtenida.texto) : leerNumero(obtenida.texto);
  return typeof esperado === 'object' && typeof obtenido === 'object' ? [esperado, obtenido] : undefined;
}

/** Los dos textos de una celda cuyo valor obtenido es un texto. */
export function textosDe({ esperada, obtenida }: CeldaDistinta): readonly [string, string] | undefined {
  if (esperada.nula || obtenida.tipo !== 'texto') return undefined;
  return [esperada.texto, obtenida.texto];
}
