import { env } from 'node:process';
import type { Entorno } from '../dominio/entorno.ts';
import { urlDeServidor } from '../motores/servidor/direccion.ts';
import { claveAlAzar, nombreUnico } from '../motores/servidor/nombre.ts';
import { ponerEnCustodia } from './custodia/custodia.ts';
import type { Docker } from './docker/docker.ts';
import { esperarListo } from './listo.ts';
import type { MotorDeServidor, Origen, ServidorAbierto } from './origen.ts';

/** Un contenedor nuevo, con testcontainers, que se borra al acabar. Puede descargar una imagen: solo si se pide. */
export const contenedor: Origen = {
  id: 'contenedor',
  titulo: 'Contenedor nuevo de Docker o Podman',
  async buscar(motor, { conServicios, docker, entorno }) {
    const api = await docker();
    if ('motivo' in api) return { tipo: 'no-aplica', ...api, ...(!conServicios && { esperable: true }) };
    if (!conServicios)
      return {
        tipo: 'no-aplica',
        motivo: 'solo con --con-servicios',
        remedio: '--con-servicios',
        esperable: true,
      };
    const imagen = imagenDe(motor, entorno);
    return {
      tipo: 'hallado',
      detalle: imagen,
      abrir: (senal) => abrir({ motor, imagen, api, entorno }, senal),
    };
  },
};

/** La imagen del motor, o la que se pida: de otra versión, o de un registro propio. */
function imagenDe({ id, servidor }: MotorDeServidor, { variables }: Entorno): string {
  return variables[`VERIFICAR_${id.toUpperCase().replaceAll('-', '_')}_IMAGEN`] || servidor.contenedor.imagen;
}

interface Pedido {
  readonly motor: MotorDeServidor;
  readonly imagen: string;
  readonly api: Docker;
  readonly entorno: Entorno;
}

/** Descargar una imagen puede tardar minutos; desde que el contenedor corre, el servidor tiene este tiempo. */
const ESPERA_MS = 120_000;

const ETIQUETA = 'verificar-equivalencia';

async function abrir({ motor, imagen, api, entorno }: Pedido, senal: AbortSignal): Promise<ServidorAbierto> {
  const { servidor } = motor;
  const { variables, argumentos, datos, entrada } = servidor.contenedor;
  // testcontainers solo lee de aquí qué API usar, y no conoce contextos, Colima, OrbStack ni Podman.
  env['DOCKER_HOST'] = api.direccion;
  const { GenericContainer, Wait } = await import('testcontainers');
  const valor = `${motor.id}-${nombreUnico()}`;
  const custodia = ponerEnCustodia(
    { tipo: 'contenedores', direccion: api.direccion, etiqueta: `${ETIQUETA}=${valor}` },
    entorno,
  );
  try {
    const creacion = variables(claveAlAzar(), imagen);
    const contenedorNuevo = new GenericContainer(imagen)
      .withEnvironment(creacion)
      .withCommand([...argumentos])
      .withExposedPorts(servidor.puerto)
      .withTmpFs({ [datos]: 'rw' })
      .withLabels({ [ETIQUETA]: valor })
      // Lo borra el custodio: el limpiador de testcontainers es otra imagen que descargar, y no funciona en Podman.
      // https://github.com/testcontainers/moby-ryuk/issues/161
      .withAutoCleanup(false)
      // Sin espera propia: la de salud no acaba nunca en Podman sin systemd, y la de puertos no sabe si el servidor responde.
      .withWaitStrategy(Wait.forAll([]));
    const iniciado = await antesDe(senal, contenedorNuevo.start());
    const puerto = iniciado.getMappedPort(servidor.puerto);
    const url = urlDeServidor(servidor.protocolos[0], entrada(creacion), iniciado.getHost(), puerto);
    await esperarListo(servidor, url, ESPERA_MS, senal);
    return { url, [Symbol.asyncDispose]: custodia.cerrar };
  } catch (causa) {
    await custodia.cerrar();
    throw causa;
  }
}

/** Lo que dé una promesa que no se puede cancelar (una descarga), o el fin si la corrida se interrumpe antes. */
async function antesDe<T>(senal: AbortSignal, promesa: Promise<T>): Promise<T> {
  let interrumpir = () => {};
  const interrumpida = new Promise<never>((_, rechazar) => {
    interrumpir = () => rechazar(new Error('la corrida se interrumpió'));
  });
  senal.addEventListener('abort', interrumpir, { once: true });
  try {
    return await Promise.race([promesa, interrumpida]);
  } finally {
    senal.removeEventListener('abort', interrumpir);
  }
}
