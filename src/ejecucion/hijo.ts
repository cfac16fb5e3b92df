import type { Destino, Motor, Sesion } from '../motores/motor.ts';
import { MOTORES } from '../motores/registro.ts';
import { correr } from './correr.ts';
import type { Arranque, Peticion, Respuesta } from './mensaje.ts';

const EN_PROCESO: Destino = { tipo: 'en-proceso' };
const MIB = 1024 * 1024;

/**
 * Atiende trabajos de un motor en un proceso hijo, uno tras otro, cada uno en una sesión nueva. La primera, y la siguiente
 * si se sabe que viene otro trabajo, se abren antes de que llegue. `vigilar` arranca la vigilancia que mata este proceso si se queda sin padre.
 */
export async function atender(proceso: NodeJS.Process, vigilar: (limiteMiB: number) => void): Promise<void> {
  const { motor: id, limites } = JSON.parse(proceso.argv[2] as string) as Arranque;
  const motor = MOTORES[id] as Motor;
  const responder = (respuesta: Respuesta) => proceso.send?.(respuesta);
  const abrir = () => aCubierto(motor.conectar(EN_PROCESO, limites));

  // La herramienta decide cuándo termina: Ctrl+C llega a todo el grupo de procesos.
  proceso.on('SIGINT', () => {});
  proceso.on('disconnect', () => proceso.kill(proceso.pid, 'SIGKILL'));

  let siguiente: Promise<Sesion> | undefined = abrir();
  let maximoEnReposo = Number.POSITIVE_INFINITY;
  proceso.on('message', async (peticion: Peticion) => {
    const sesion = siguiente ?? abrir();
    siguiente = undefined;
    try {
      const resultado = await correr(sesion, peticion, (etapa) => responder({ tipo: 'etapa', etapa }));
      const reutilizable = proceso.memoryUsage.rss() < maximoEnReposo;
      responder({ tipo: 'fin', resultado, reutilizable });
    } catch (error) {
      responder({ tipo: 'fallo', traza: error instanceof Error ? String(error.stack) : String(error) });
    }
    if (peticion.vieneOtro) siguiente = abrir();
  });
  await siguiente.catch(() => {});
  // Un trabajo que deja ocupada la mitad de la memoria que había libre no puede estrechar a los siguientes.
  maximoEnReposo = (proceso.memoryUsage.rss() + limites.memoriaMiB * MIB) / 2;
  responder({ tipo: 'listo' });
  vigilar(limites.memoriaMiB);
}

/** La misma promesa, sin que su rechazo detenga el proceso antes de que alguien la espere. */
function aCubierto(sesion: Promise<Sesion>): Promise<Sesion> {
  sesion.catch(() => {});
  return sesion;
}
