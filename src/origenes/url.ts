import { ErrorDeMotor } from '../dominio/errores.ts';
import { direccionDe, esUrlDeServidor } from '../motores/servidor/direccion.ts';
import type { Contexto, MotorDeServidor, Origen } from './origen.ts';

/** Un servidor que ya corre y que el usuario nombró. No se arranca ni se para. */
export const url: Origen = {
  id: 'url',
  titulo: 'La URL que usted dio',
  async buscar(motor, contexto) {
    const dada = urlDada(motor, contexto);
    if (dada === undefined)
      return {
        tipo: 'no-aplica',
        esperable: true,
        motivo: `no hay --url ${motor.id}=… ni ${variableDe(motor.id)}`,
        remedio: `${variableDe(motor.id)}=${ejemploDe(motor)}`,
      };
    return {
      tipo: 'hallado',
      detalle: direccionDe(dada),
      async abrir() {
        const mensaje = problemaDeUrl(dada, motor);
        if (mensaje) throw new ErrorDeMotor({ fase: 'conexion', mensaje });
        return { url: dada, [Symbol.asyncDispose]: async () => undefined };
      },
    };
  },
};

/** Variable de entorno con la URL de un motor: `VERIFICAR_POSTGRESQL_URL`. */
export function variableDe(motor: string): string {
  return `VERIFICAR_${motor.toUpperCase().replaceAll('-', '_')}_URL`;
}

/** La URL de `--url` o, si no, la de la variable; una variable vacía es como si no estuviera. */
function urlDada({ id }: MotorDeServidor, { urls, entorno }: Contexto): string | undefined {
  return urls.get(id) ?? (entorno.variables[variableDe(id)] || undefined);
}

function ejemploDe({ servidor: { protocolos, puerto } }: MotorDeServidor): string {
  return `${protocolos[0]}://usuario:clave@127.0.0.1:${puerto}/base`;
}

/** Por qué una URL no sirve para un motor, o `undefined`. Nunca la repite: lleva la contraseña. */
function problemaDeUrl(texto: string, { titulo, servidor }: MotorDeServidor): string | undefined {
  const forma = `${servidor.protocolos[0]}://usuario:clave@equipo:${servidor.puerto}/base`;
  if (!esUrlDeServidor(texto))
    return `La URL de ${titulo} no se entiende: debe ser ${forma}, con los símbolos de la contraseña como %XX.`;
  const { protocol, username, password } = new URL(texto);
  const protocolo = protocol.slice(0, -1);
  if (!servidor.protocolos.includes(protocolo))
    return `La URL de ${titulo} empieza por «${protocolo}:»: debe ser ${forma}.`;
  try {
    decodeURIComponent(username + password);
    return undefined;
  } catch {
    return `El usuario o la contraseña de la URL de ${titulo} llevan un «%» suelto: escríbalo %25.`;
  }
}
