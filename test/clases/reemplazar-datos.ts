/** Valor de una columna en un INSERT. */
export type Dato = string | number;

/**
 * Cambia los datos de una preparación y deja lo demás: el INSERT de cada tabla lleva las filas dadas, o desaparece si
 * no hay ninguna. Lanza si la preparación no llena alguna de esas tablas.
 */
export function reemplazarDatos(
  preparacion: string,
  datos: Readonly<Record<string, readonly (readonly Dato[])[]>>,
): string {
  return Object.entries(datos).reduce((texto, [tabla, filas]) => {
    const insercion = new RegExp(`(INSERT INTO ${tabla} \\([^)]*\\) VALUES)[^;]*;`, 'u');
    if (!insercion.test(texto)) throw new Error(`La preparación no llena la tabla «${tabla}».`);
    const valores = filas.map((fila) => `(${fila.map(literal).join(', ')})`).join(',\n  ');
    return texto.replace(insercion, (_, cabeza) => (filas.length === 0 ? '' : `${cabeza}\n  ${valores};`));
  }, preparacion);
}

function literal(dato: Dato): string {
  return typeof dato === 'number' ? String(dato) : `'${dato.replaceAll("'", "''")}'`;
}
