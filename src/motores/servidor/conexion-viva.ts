/** Cómo se comprueba, se abre y se cierra una conexión de un controlador. */
export interface Conexiones<C> {
  /** Se rechaza si la conexión ya no sirve. */
  comprobar(cliente: C): Promise<unknown>;
  abrir(): Promise<C>;
  cerrar(cliente: C): Promise<unknown>;
}

/**
 * Hace un trabajo con la conexión dada o, si murió, con otra nueva, y la cierra. Si el servidor ya no está, no hace
 * nada.
 */
export async function conConexionViva<C>(
  cliente: C,
  { comprobar, abrir, cerrar }: Conexiones<C>,
  trabajo: (viva: C) => Promise<void>,
): Promise<void> {
  const viva = await comprobar(cliente).then(
    () => cliente,
    () => abrir().catch(() => undefined),
  );
  if (viva === undefined) return;
  try {
    await trabajo(viva);
  } finally {
    await cerrar(viva);
  }
}
