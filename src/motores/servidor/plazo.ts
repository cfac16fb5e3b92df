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

/** Tiempo que queda para una implementación entera: corre desde que se crea. */
export interface Plazo {
  readonly senal: AbortSignal;
  /** Milisegundos con que empezó. */
  readonly ms: number;
}

const ENTRE_FRENOS_MS = 1000;

/** Empieza a contar el tiempo de una implementación. */
export function abrirPlazo(ms: number): Plazo {
  return { senal: AbortSignal.timeout(ms), ms };
}

/** Error de una implementación que pasó de su tiempo. */
export function tiempoAgotado(plazo: Plazo, opciones?: ErrorOptions): ErrorDeMotor {
  return new ErrorDeMotor(
    {
      fase: 'tiempo',
      mensaje: `Pasó del límite de ${plazo.ms / 1000} s y se canceló.`,
      consejo: 'Suba el límite con --tiempo-limite si de verdad necesita más.',
    },
    opciones,
  );
}

/**
 * Espera una tarea del servidor; al agotarse el plazo la frena, cada vez más fuerte, y lanza `ErrorDeMotor` de fase
 * `tiempo` aunque la tarea haya dado un resultado: MariaDB puede cortar una función y seguir sin error.
 */
export async function conPlazo<T>(plazo: Plazo, freno: Freno, tarea: () => Promise<T>): Promise<T> {
  if (plazo.senal.aborted) throw tiempoAgotado(plazo);
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
      abandonar(tiempoAgotado(plazo));
    });
  };
  plazo.senal.addEventListener('abort', frenar, { once: true });
  try {
    const resultado = await Promise.race([tarea(), abandonada]);
    if (plazo.senal.aborted) throw tiempoAgotado(plazo);
    return resultado;
  } catch (causa) {
    throw plazo.senal.aborted ? tiempoAgotado(plazo, { cause: causa }) : causa;
  } finally {
    plazo.senal.removeEventListener('abort', frenar);
    for (const espera of esperas) clearTimeout(espera);
  }
}
