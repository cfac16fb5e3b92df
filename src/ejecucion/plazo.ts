/** Lo primero que llegue: la promesa, o lo que dé `alVencer` pasados `ms`. */
export async function conPlazo<T>(promesa: Promise<T>, ms: number, alVencer: () => T): Promise<T> {
  let espera: NodeJS.Timeout | undefined;
  const vencido = new Promise<T>((resolver) => {
    espera = setTimeout(() => resolver(alVencer()), ms);
  });
  try {
    return await Promise.race([promesa, vencido]);
  } finally {
    clearTimeout(espera);
  }
}
