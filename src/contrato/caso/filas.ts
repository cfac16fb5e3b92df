import type { CeldaEsperada, ColumnaEsperada } from '../../dominio/clase.ts';
import { type Anotar, problema } from '../codigos.ts';
import { elementosEn, type Nodo, type Ruta } from '../yaml/nodo.ts';
import { ESCRITURAS } from './tipos.ts';

/** Las filas de una ruta, con su ancho y sus celdas comprobados contra las columnas. */
export function leerFilas(
  raiz: Nodo,
  ruta: Ruta,
  columnas: readonly ColumnaEsperada[],
  anotar: Anotar,
): readonly (readonly CeldaEsperada[])[] {
  return elementosEn(raiz, ruta).map((fila, numero) => {
    const celdas = elementosEn(fila, []);
    if (Array.isArray(fila.valor) && columnas.length > 0 && celdas.length !== columnas.length)
      anotar(deOtroAncho(fila, numero + 1, celdas.length, columnas.length));
    return celdas.flatMap((celda, i) => leerCelda(celda, columnas[i], anotar) ?? []);
  });
}

function deOtroAncho(fila: Nodo, numero: number, celdas: number, columnas: number) {
  const mensaje = `La fila ${numero} tiene ${contar(celdas, 'celda')} y el contrato ${contar(columnas, 'columna')}.`;
  const consejo = 'Si un valor contiene una coma, escríbalo entre comillas.';
  return problema('FILA_DE_OTRO_ANCHO', fila.posicion, mensaje, celdas > columnas ? consejo : undefined);
}

function leerCelda(
  { valor, citada, posicion }: Nodo,
  columna: ColumnaEsperada | undefined,
  anotar: Anotar,
): CeldaEsperada | undefined {
  if (valor === null) return { nula: true, posicion };
  // Una celda que no es un escalar ya la anota la forma.
  if (typeof valor !== 'string') return undefined;
  if (columna && !esLegible(valor, citada, columna)) anotar(ilegible(valor, columna, posicion));
  return { nula: false, texto: valor, citada, posicion };
}

/** Un «NULL» entre comillas también acepta el nulo (formato público), sea cual sea el tipo. */
function esLegible(texto: string, citada: boolean, { tipo }: ColumnaEsperada): boolean {
  return (citada && texto === 'NULL') || ESCRITURAS[tipo].esLegible(texto);
}

function ilegible(texto: string, { nombre, tipo }: ColumnaEsperada, posicion: CeldaEsperada['posicion']) {
  const mensaje = `«${texto}» no se puede leer como ${tipo}, el tipo de la columna «${nombre}».`;
  return problema('CELDA_ILEGIBLE', posicion, mensaje, `Debe ser ${ESCRITURAS[tipo].debido}.`);
}

function contar(cantidad: number, nombre: string): string {
  return `${cantidad} ${nombre}${cantidad === 1 ? '' : 's'}`;
}
