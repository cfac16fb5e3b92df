import type { ResultadoMotor } from '../../dominio/informe.ts';
import type { Posicion } from '../../dominio/posicion.ts';

/** `archivo:línea:columna`. */
export function lugar({ archivo, linea, columna }: Posicion): string {
  return `${archivo}:${linea}:${columna}`;
}

/** Dónde mirar: el lugar del error si se sabe, el archivo de la implementación, o la entrada de `motores.yaml`. */
export function lugarDe({ veredicto, archivo, posicion }: ResultadoMotor): Posicion {
  if (veredicto.tipo === 'error' && veredicto.posicion) return veredicto.posicion;
  const enElArchivo = veredicto.tipo === 'diferente' || veredicto.tipo === 'error';
  return enElArchivo && archivo !== undefined ? { archivo, linea: 1, columna: 1 } : posicion;
}
