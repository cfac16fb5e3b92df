import type { CeldaEsperada, ColumnaEsperada } from '../../dominio/clase.ts';
import type { CeldaNormal } from '../../normalizacion/celda.ts';
import { huellaDe, huellaDeEsperada } from '../celda/huella.ts';
import type { JuicioDeCelda } from '../celda/juicio.ts';
import { juzgarCelda } from '../celda/juzgar-celda.ts';
import { tomar } from '../tomar.ts';

/** Las filas de un contrato frente a las obtenidas, todas con las mismas columnas. Los índices van desde 0. */
export interface Cotejo {
  readonly columnas: readonly ColumnaEsperada[];
  readonly esperadas: readonly (readonly CeldaEsperada[])[];
  readonly obtenidas: readonly (readonly CeldaNormal[])[];
}

/** Índices de filas del contrato y de filas obtenidas, en orden. */
export interface Indices {
  readonly esperadas: readonly number[];
  readonly obtenidas: readonly number[];
}

/** Todas las filas de ambos lados. */
export function todas({ esperadas, obtenidas }: Cotejo): Indices {
  return { esperadas: [...esperadas.keys()], obtenidas: [...obtenidas.keys()] };
}

/** Juzga una columna de una fila esperada y una obtenida. */
export function juzgar(cotejo: Cotejo, esperada: number, obtenida: number, columna: number): JuicioDeCelda {
  return juzgarCelda(
    tomar(tomar(cotejo.esperadas, esperada), columna),
    tomar(tomar(cotejo.obtenidas, obtenida), columna),
    tomar(cotejo.columnas, columna),
  );
}

/** Dice si dos filas son iguales en todas sus columnas. */
export function sonIguales(cotejo: Cotejo, esperada: number, obtenida: number): boolean {
  for (let c = 0; c < cotejo.columnas.length; c += 1) {
    if (!juzgar(cotejo, esperada, obtenida, c).igual) return false;
  }
  return true;
}

/** Cuenta las celdas en que difieren dos filas. */
export function contarDistintas(cotejo: Cotejo, esperada: number, obtenida: number): number {
  let distintas = 0;
  for (let c = 0; c < cotejo.columnas.length; c += 1) {
    if (!juzgar(cotejo, esperada, obtenida, c).igual) distintas += 1;
  }
  return distintas;
}

/** Huella de una fila del contrato: igual a la de toda fila obtenida que sea igual a ella. */
export function huellaEsperada({ esperadas, columnas }: Cotejo, fila: number): string {
  const celdas = tomar(esperadas, fila);
  return JSON.stringify(columnas.map((columna, c) => huellaDeEsperada(tomar(celdas, c), columna)));
}

/** Huella de una fila obtenida. */
export function huellaObtenida({ obtenidas, columnas }: Cotejo, fila: number): string {
  const celdas = tomar(obtenidas, fila);
  return JSON.stringify(columnas.map((columna, c) => huellaDe(tomar(celdas, c), columna)));
}
