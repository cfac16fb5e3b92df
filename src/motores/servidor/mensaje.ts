import type { ClaseDeError } from '../../dominio/clase.ts';

/** Mensaje de un servidor, tal como se cuenta: lo que no permite se dice igual en todos los motores. */
export function mensajeDe(mensaje: string, clase: ClaseDeError | undefined, espacio: string): string {
  const limpio = sinEspacio(mensaje, espacio);
  return clase === 'permiso' ? `Operación rechazada: ${limpio}.` : limpio;
}

/**
 * Mensaje sin el nombre al azar del espacio de la implementación: si no, dos corridas iguales darían
 * informes distintos.
 */
function sinEspacio(mensaje: string, espacio: string): string {
  return mensaje
    .replaceAll(new RegExp(`(["'\`])${espacio}\\1\\.|${espacio}\\.`, 'g'), '')
    .replaceAll(espacio, 'espacio_propio');
}
