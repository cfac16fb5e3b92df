import { anchoDe } from './ancho.ts';
import { recortar, rellenar } from './recorte.ts';

/** Celda que sabe escribirse en un ancho dado. */
interface CeldaDeTexto {
  readonly escribir: (ancho: number) => string;
  readonly marcada: boolean;
}

/** Fila de una tabla de texto: lo que va a la izquierda y sus celdas. `subrayar` pone `^^^` bajo las marcadas. */
export interface FilaDeTexto {
  readonly rotulo: string;
  readonly celdas: readonly CeldaDeTexto[];
  readonly tono?: 'esperado' | 'obtenido' | 'aviso';
  readonly subrayar?: boolean;
}

/** Línea dibujada. */
export interface LineaDeTabla {
  readonly texto: string;
  readonly tono?: FilaDeTexto['tono'] | 'cabecera';
}

const ANCHO_MAXIMO = 40;
const ANCHO_MINIMO = 8;
const SEPARACION = 2;

interface Columna {
  readonly indice: number;
  readonly ancho: number;
  readonly importa: boolean;
}

function medir(
  nombres: readonly string[],
  filas: readonly FilaDeTexto[],
  maximo: number,
): readonly Columna[] {
  return nombres.map((nombre, indice) => {
    const celdas = filas.map((fila) => fila.celdas[indice]);
    const anchos = celdas.map((celda) => (celda ? anchoDe(celda.escribir(maximo)) : 0));
    const ancho = Math.max(anchoDe(recortar(nombre, maximo)), ...anchos);
    return { indice, ancho, importa: indice === 0 || celdas.some((celda) => celda?.marcada) };
  });
}

const anchoTotal = (columnas: readonly Columna[]): number =>
  columnas.reduce((suma, { ancho }) => suma + ancho + SEPARACION, 0);

/** Primero estrecha las columnas; si no basta, deja las que importan y las primeras que quepan. */
function queCaben(
  nombres: readonly string[],
  filas: readonly FilaDeTexto[],
  disponible: number,
): readonly Columna[] {
  for (let maximo = ANCHO_MAXIMO; maximo >= ANCHO_MINIMO; maximo -= 4) {
    const columnas = medir(nombres, filas, maximo);
    if (anchoTotal(columnas) <= disponible) return columnas;
  }
  const columnas = medir(nombres, filas, ANCHO_MINIMO * 2);
  const elegidas = new Set<Columna>();
  for (const columna of columnas.toSorted((a, b) => Number(b.importa) - Number(a.importa))) {
    if (elegidas.size > 0 && anchoTotal([...elegidas, columna]) > disponible) break;
    elegidas.add(columna);
  }
  return columnas.filter((columna) => elegidas.has(columna));
}

function dibujar(rotulo: string, celdas: readonly string[], columnas: readonly Columna[]): string {
  const partes = columnas.map(({ ancho }, i) => rellenar(celdas[i] ?? '', ancho));
  return [rotulo, ...partes].join(' '.repeat(SEPARACION)).trimEnd();
}

/** Tabla de columnas alineadas que no pasa de `ancho`, y cuántas columnas quedaron fuera. */
export function tablaDeTexto(
  nombres: readonly string[],
  filas: readonly FilaDeTexto[],
  ancho: number,
  rotulo = '',
): { readonly lineas: readonly LineaDeTabla[]; readonly columnasFuera: number } {
  const anchoRotulo = Math.max(anchoDe(rotulo), ...filas.map((fila) => anchoDe(fila.rotulo)));
  const columnas = queCaben(nombres, filas, ancho - anchoRotulo);
  const cabecera = columnas.map(({ indice, ancho: a }) => recortar(nombres[indice] ?? '', a));
  const lineas: LineaDeTabla[] = [
    { texto: dibujar(rellenar(rotulo, anchoRotulo), cabecera, columnas), tono: 'cabecera' },
  ];
  for (const fila of filas) {
    const escritas = columnas.map(({ indice, ancho: a }) => fila.celdas[indice]?.escribir(a) ?? '');
    lineas.push({
      texto: dibujar(rellenar(fila.rotulo, anchoRotulo), escritas, columnas),
      ...(fila.tono && { tono: fila.tono }),
    });
    if (!fila.subrayar) continue;
    const marcas = columnas.map(({ indice }, i) =>
      fila.celdas[indice]?.marcada ? '^'.repeat(anchoDe(escritas[i] ?? '')) : '',
    );
    lineas.push({ texto: dibujar(' '.repeat(anchoRotulo), marcas, columnas), tono: 'aviso' });
  }
  return { lineas, columnasFuera: nombres.length - columnas.length };
}
