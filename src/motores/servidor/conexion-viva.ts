import { setTimeout } from 'node:timers/promises';

/** Cómo se comprueba, se abre y se cierra una conexión de un controlador. */
export interface Conexiones<C> {
  /** Se rechaza si la conexión ya no sirve. */
  comprobar(cliente: C): Promise<unknown>;
  abrir(): Promise<C>;
  cerrar(cliente: C): Promise<unknown>;
  /** La deja sin despedirse: el servidor no responde. */
  soltar(cliente: C): void;
}

const ESPERA_MS = 2000;

/**
 * Hace un trabajo con la conexión dada o, si murió, con otra nueva, y la cierra. Si el servidor ya no está, no hace
 * nada.
 */
export async function conConexionViva<C>(
  cliente: C,
  { comprobar, abrir, cerrar, soltar }: Conexiones<C>,
  trabajo: (viva: C) => Promise<void>,
): Promise<void> {
  const viva = await enPlazo(comprobar(cliente)).then(
    () => cliente,
    () => {
      soltar(cliente);
      return abrir().catch(() => undefined);
    },
  );
  if (viva === undefined) return;
  try {
    await trabajo(viva);
  } finally {
    await cerrar(viva);
  }
}

async function enPlazo(comprobacion: Promise<unknown>): Promise<void> {
  const espera = new AbortController();
  const vencido = setTimeout(ESPERA_MS, undefined, { signal: espera.signal }).then(() => {
    throw new Error('La conexión no respondió.');
  });
  vencido.catch(() => undefined);
  try {
    await Promise.race([comprobacion, vencido]);
  } finally {
    espera.abort();
  }
}
