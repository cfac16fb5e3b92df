import type { ColumnaEsperada, TipoColumna, Tolerancia } from '../../dominio/clase.ts';
import { type Anotar, problema } from '../codigos.ts';
import { COLUMNA } from '../esquema/caso.ts';
import { elementosEn, lugarDeClave, type Nodo, textoEn } from '../yaml/nodo.ts';
import { NUMERICOS } from './tipos.ts';

/**
 * Las columnas del contrato, en orden. Una que tiene mal la forma (eso se anota aparte) ocupa su lugar sin reglas,
 * para que el ancho de las filas y las demás columnas se comprueben igual.
 */
export function leerColumnas(raiz: Nodo, anotar: Anotar): readonly ColumnaEsperada[] {
  const columnas = elementosEn(raiz, ['caso', 'columnas']).map((nodo) => leerColumna(nodo, anotar));
  for (const [i, columna] of columnas.entries()) {
    const anterior = columnas.slice(0, i).find((otra) => mismoNombre(otra.nombre, columna.nombre));
    if (anterior === undefined || columna.nombre === '') continue;
    const mensaje = `La columna «${columna.nombre}» está repetida: ya está en la línea ${anterior.posicion.linea}.`;
    const consejo = 'Dele otro nombre, con AS en las consultas.';
    anotar(problema('COLUMNA_REPETIDA', columna.posicion, mensaje, consejo));
  }
  return columnas;
}

/** Los nombres de columna se comparan sin distinguir mayúsculas. */
export function mismoNombre(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function leerColumna(nodo: Nodo, anotar: Anotar): ColumnaEsperada {
  const leida = COLUMNA.safeParse(nodo.valor);
  const sinReglas = { tipo: 'auto', numeros: 'valor', posicion: nodo.posicion } as const;
  if (!leida.success) return { ...sinReglas, nombre: textoEn(nodo, ['nombre']) ?? '' };
  if (typeof leida.data === 'string') return { ...sinReglas, nombre: leida.data };
  const { nombre, tipo = 'auto', numeros = 'valor', tolerancia, decimales } = leida.data;
  comprobarReglas(nodo, nombre, tipo, anotar);
  return {
    nombre,
    tipo,
    numeros,
    posicion: nodo.posicion,
    ...(tolerancia && { tolerancia: leerTolerancia(tolerancia) }),
    ...(decimales !== undefined && { decimales: Number(decimales) }),
  };
}

function leerTolerancia({ abs, rel }: { abs?: string | undefined; rel?: string | undefined }): Tolerancia {
  return { ...(abs !== undefined && { abs }), ...(rel !== undefined && { rel }) };
}

/** `tolerancia` pide un tipo numérico; `decimales` admite además el tipo `auto`, que compara números como números. */
function comprobarReglas(nodo: Nodo, nombre: string, tipo: TipoColumna, anotar: Anotar): void {
  const consejo = 'Declare «tipo: entero», «tipo: decimal» o «tipo: flotante», o quite la regla.';
  for (const regla of ['tolerancia', 'decimales']) {
    if (!nodo.hijos.has(regla) || NUMERICOS.has(tipo) || (regla === 'decimales' && tipo === 'auto')) continue;
    const mensaje = `«${regla}» necesita una columna numérica, y «${nombre}» es de tipo ${tipo}.`;
    anotar(problema('COLUMNA_NO_NUMERICA', lugarDeClave(nodo, [regla]), mensaje, consejo));
  }
}
