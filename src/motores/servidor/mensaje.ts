/**
 * Mensaje de un servidor sin el nombre al azar del espacio de la implementación: si no, dos corridas iguales darían
 * informes distintos.
 */
export function sinEspacio(mensaje: string, espacio: string): string {
  return mensaje
    .replaceAll(new RegExp(`(["'\`])${espacio}\\1\\.|${espacio}\\.`, 'g'), '')
    .replaceAll(espacio, 'espacio_propio');
}
