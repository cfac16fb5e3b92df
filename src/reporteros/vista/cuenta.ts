/** Cantidad con su nombre en singular o plural: `1 fila`, `3 filas`. */
export function contar(cantidad: number, singular: string, plural: string): string {
  return `${cantidad} ${cantidad === 1 ? singular : plural}`;
}

/** Une nombres como en una oración: `DuckDB, SQLite y MySQL`. */
export function enumerar(nombres: readonly string[]): string {
  return new Intl.ListFormat('es', { style: 'long', type: 'conjunction' }).format(nombres);
}

/** Milisegundos para leer: `12 ms`, y desde diez segundos `12,3 s`. */
export function duracion(ms: number): string {
  return ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
}
