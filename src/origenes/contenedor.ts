import { env } from 'node:process';
import { urlDeServidor } from '../motores/servidor/direccion.ts';
import { claveAlAzar } from '../motores/servidor/nombre.ts';
import type { Docker } from './docker/docker.ts';
import { esperarListo } from './listo.ts';
import type { MotorDeServidor, Origen, ServidorAbierto } from './origen.ts';

/** Un contenedor nuevo, con testcontainers, que se borra al acabar. Puede descargar una imagen: solo si se pide. */
export const contenedor: Origen = {
  id: 'contenedor',
  titulo: 'Contenedor nuevo de Docker o Podman',
  async buscar(motor, { conServicios, docker }) {
    const api = await docker();
    if ('motivo' in api) return { tipo: 'no-aplica', ...api, ...(!conServicios && { esperable: true }) };
    if (!conServicios)
      return {
        tipo: 'no-aplica',
        motivo: 'solo con --con-servicios',
        remedio: '--con-servicios',
        esperable: true,
      };
    return {
      tipo: 'hallado',
      detalle: motor.servidor.contenedor.imagen,
      abrir: (senal) => abrir(motor, api, senal),
    };
  },
};

/** Descargar una imagen puede tardar minutos; desde que el contenedor corre, el servidor tiene este tiempo. */
const ESPERA_MS = 120_000;

async function abrir(
  { id, servidor }: MotorDeServidor,
  api: Docker,
  senal: AbortSignal,
): Promise<ServidorAbierto> {
  // testcontainers solo lee de aquí qué API usar, y no conoce contextos, Colima, OrbStack ni Podman.
  env['DOCKER_HOST'] = api.direccion;
  const { GenericContainer, Wait } = await import('testcontainers');
  const { imagen, variables, argumentos, datos, entrada } = servidor.contenedor;
  const creacion = variables(claveAlAzar());
  const iniciado = await new GenericContainer(imagen)
    .withEnvironment(creacion)
    .withCommand([...argumentos])
    .withExposedPorts(servidor.puerto)
    .withTmpFs({ [datos]: 'rw' })
    .withLabels({ 'verificar-equivalencia': id })
    // El limpiador de testcontainers necesita montar el zócalo, y Podman no le deja: https://github.com/testcontainers/moby-ryuk/issues/161
    .withAutoCleanup(!api.esPodman)
    // Sin espera propia: la de salud no acaba nunca en Podman sin systemd, y la de puertos no sabe si el servidor responde.
    .withWaitStrategy(Wait.forAll([]))
    .start();
  const cerrar = async () => void (await iniciado.stop());
  try {
    const puerto = iniciado.getMappedPort(servidor.puerto);
    const url = urlDeServidor(servidor.protocolos[0], entrada(creacion), iniciado.getHost(), puerto);
    await esperarListo(servidor, url, AbortSignal.any([senal, AbortSignal.timeout(ESPERA_MS)]));
    return { url, [Symbol.asyncDispose]: cerrar };
  } catch (causa) {
    await cerrar();
    throw causa;
  }
}
