import type { CeldaVista } from '../../dominio/diferencia.ts';
import type { CeldaDistinta, ColumnaDistinta } from './celdas.ts';

/** Cuánto de una celda cabe en una frase. */
const CARACTERES = 40;

/** Un texto entre « », cortado si es largo. */
export function citar(texto: string): string {
  return texto.length > CARACTERES ? `«${texto.slice(0, CARACTERES)}…»` : `«${texto}»`;
}

/** Una celda para una frase: `NULL` o su texto entre « ». */
function decir(celda: CeldaVista): string {
  return celda.nula ? 'NULL' : citar(celda.texto);
}

/** Dónde se ve: la primera celda y cuántas más. */
export function evidenciaDe({ celdas }: Pick<ColumnaDistinta, 'celdas'>, detalle = ''): string {
  const [primera] = celdas;
  const mas = celdas.length > 1 ? `; le pasa a ${celdas.length} celdas de la columna` : '';
  return `${describir(primera)}${detalle}${mas}.`;
}

function describir({ filaEsperada, esperada, obtenida }: CeldaDistinta): string {
  return `En la fila ${filaEsperada} se esperaba ${decir(esperada)} y llegó ${decir(obtenida)} (${obtenida.tipo})`;
}
