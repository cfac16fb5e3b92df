import { ErrorDeMotor } from '../../dominio/errores.ts';

/** Cómo detener una sentencia en marcha, del modo más suave al más brusco. */
export interface Freno {
  /** Pide al servidor que cancele la sentencia. */
  cancelar(): Promise<unknown>;
  /** Pide al servidor que cierre la sesión. */
  terminar(): Promise<unknown>;
  /** Cierra la conexión de este lado, responda o no el servidor. */
  soltar(): void;
}

/** Tiempo que le queda a una sesión para todo lo que haga. */
export interface Plazo {
  /** Se activa al agotarse el tiempo o al cortarlo. */
  readonly senal: AbortSignal;
  /** Lo acaba ya: la sesión se cierra. */
  cortar(): void;
  /** Por qué se acabó. */
  error(opciones?: ErrorOptions): ErrorDeMotor;
}

const ENTRE_FRENOS_MS = 1000;

/** Empieza a contar el tiempo de una implementación. */
export function abrirPlazo(ms: number): Plazo {
  const fin = new AbortController();
  let motivo = `Pasó del límite de ${ms / 1000} s y se canceló.`;
  const espera = setTimeout(() => fin.abort(), ms);
  return {
    senal: fin.signal,
    cortar() {
      clearTimeout(espera);
      if (!fin.signal.aborted) motivo = 'La sesión se cerró antes de que acabara.';
      fin.abort();
    },
    error: (opciones) =>
      new ErrorDeMotor(
        {
          fase: 'tiempo',
          mensaje: motivo,
          consejo: 'Suba el límite con --tiempo-limite si de verdad necesita más.',
        },
        opciones,
      ),
  };
}

/**
 * Espera una tarea del servidor; al agotarse el plazo la frena, cada vez más fuerte, y lanza `ErrorDeMotor` de fase
 * `tiempo` aunque la tarea haya dado un resultado: MariaDB puede cortar una función y seguir sin error.
 */
export async function conPlazo<T>(plazo: Plazo, freno: Freno, tarea: () => Promise<T>): Promise<T> {
  if (plazo.senal.aborted) throw plazo.error();
  const esperas: NodeJS.Timeout[] = [];
  const tras = (veces: number, accion: () => void) =>
    esperas.push(setTimeout(accion, veces * ENTRE_FRENOS_MS));
  let abandonar: (causa: Error) => void = () => undefined;
  const abandonada = new Promise<never>((_, rechazar) => {
    abandonar = rechazar;
  });
  const frenar = () => {
    freno.cancelar().catch(() => undefined);
    tras(1, () => freno.terminar().catch(() => undefined));
    tras(2, () => {
      freno.soltar();
      abandonar(plazo.error());
    });
  };
  plazo.senal.addEventListener('abort', frenar, { once: true });
  try {
    const resultado = await Promise.race([tarea(), abandonada]);
    if (plazo.senal.aborted) throw plazo.error();
    return resultado;
  } catch (causa) {
    throw plazo.senal.aborted ? plazo.error({ cause: causa }) : causa;
  } finally {
    plazo.senal.removeEventListener('abort', frenar);
    for (const espera of esperas) clearTimeout(espera);
  }
}
