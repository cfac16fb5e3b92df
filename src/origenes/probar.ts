import { ErrorDeMotor } from '../dominio/errores.ts';
import type { Identidad } from '../dominio/identidad.ts';
import type { Contexto, Hallazgo, MotorDeServidor, ServidorAbierto } from './origen.ts';

/** Qué dio un hallazgo al abrirlo y preguntarle quién es. */
export type Prueba =
  | { readonly tipo: 'sirve'; readonly abierto: ServidorAbierto; readonly identidad: Identidad }
  /** No abrió o no dejó entrar. */
  | { readonly tipo: 'fallo'; readonly error: ErrorDeMotor }
  /** Responde otro servidor, y no se admiten sustitutos. */
  | { readonly tipo: 'sustituto'; readonly motivo: string; readonly remedio: string };

/** Abre un hallazgo y comprueba quién responde. Lo que no sirve queda cerrado. */
export async function probar(
  hallazgo: Extract<Hallazgo, { tipo: 'hallado' }>,
  { titulo, servidor }: MotorDeServidor,
  { admitirSustituto }: Pick<Contexto, 'admitirSustituto'>,
  senal: AbortSignal,
): Promise<Prueba> {
  let abierto: ServidorAbierto | undefined;
  try {
    abierto = await hallazgo.abrir(senal);
    const identidad = await servidor.sondear(abierto.url);
    const { sustituto } = identidad;
    if (!sustituto || admitirSustituto) return { tipo: 'sirve', abierto, identidad };
    await abierto[Symbol.asyncDispose]();
    return {
      tipo: 'sustituto',
      motivo: `${hallazgo.detalle}: responde ${sustituto}, que no es ${titulo}`,
      remedio: '--admitir-sustituto',
    };
  } catch (causa) {
    await abierto?.[Symbol.asyncDispose]();
    return { tipo: 'fallo', error: comoErrorDeMotor(causa) };
  }
}

function comoErrorDeMotor(causa: unknown): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) return causa;
  return new ErrorDeMotor({ fase: 'conexion', mensaje: (causa as Error).message }, { cause: causa });
}
