import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { urlDeServidor } from '../motores/servidor/direccion.ts';
import { pedir } from './docker/api.ts';
import type { Docker } from './docker/docker.ts';
import { esperarListo } from './listo.ts';
import type { Hallazgo, MotorDeServidor, Origen } from './origen.ts';

/** Un servicio de Docker Compose de este proyecto que ya está en marcha. No se arranca ni se para. */
export const compose: Origen = {
  id: 'compose',
  titulo: 'Servicio de Docker Compose en marcha',
  async buscar(motor, { docker, raiz }) {
    const api = await docker();
    if ('motivo' in api) return { tipo: 'no-aplica', motivo: api.motivo };
    try {
      const servicio = await servicioEnMarcha(api, motor, raiz);
      return servicio ? hallazgoDe(servicio, api, motor) : noEstaEnMarcha(motor);
    } catch (causa) {
      return { tipo: 'no-aplica', motivo: `${api.nombre}: ${(causa as Error).message}` };
    }
  },
};

/** Lo que se lee de `GET /containers/{id}/json`: https://docs.docker.com/reference/api/engine/ */
interface Contenedor {
  readonly Config: { readonly Image: string; readonly Env: readonly string[] };
  readonly HostConfig: { readonly NetworkMode: string };
  readonly NetworkSettings: {
    readonly Ports: Readonly<Record<string, readonly { readonly HostPort: string }[] | null>> | null;
  };
}

interface Resumen {
  readonly Id: string;
  readonly Labels: Readonly<Record<string, string>>;
}

const SERVICIO = 'com.docker.compose.service';
const CARPETA = 'com.docker.compose.project.working_dir';

/** Nombres que el servicio puede tener: el del motor o el de su imagen oficial. */
function nombresDe({ id, servidor }: MotorDeServidor): readonly string[] {
  const imagen = servidor.contenedor.imagen.split(':')[0] ?? id;
  return [...new Set([id, imagen])];
}

/** Solo cuentan los servicios del proyecto que contiene la raíz: los de otro no son de estas clases. */
async function servicioEnMarcha(
  api: Docker,
  motor: MotorDeServidor,
  raiz: string,
): Promise<Contenedor | undefined> {
  const filtros = encodeURIComponent(JSON.stringify({ label: [SERVICIO], status: ['running'] }));
  const todos = (await pedir(
    api.direccion,
    'GET',
    `/containers/json?filters=${filtros}`,
  )) as readonly Resumen[];
  const nombres = nombresDe(motor);
  for (const { Id, Labels } of todos) {
    const carpeta = Labels[CARPETA] ?? '';
    if (nombres.includes(Labels[SERVICIO] ?? '') && (await contiene(carpeta, raiz)))
      return (await pedir(api.direccion, 'GET', `/containers/${Id}/json`)) as Contenedor;
  }
  return undefined;
}

async function contiene(carpeta: string, raiz: string): Promise<boolean> {
  const [real, suya] = await Promise.all(
    [carpeta, raiz].map((ruta) => realpath(ruta).catch(() => path.resolve(ruta))),
  );
  const relativa = path.relative(real ?? '', suya ?? '');
  return carpeta !== '' && !relativa.startsWith('..') && !path.isAbsolute(relativa);
}

function hallazgoDe(contenedor: Contenedor, api: Docker, motor: MotorDeServidor): Hallazgo {
  const { servidor } = motor;
  const puerto = puertoPublicado(contenedor, servidor.puerto);
  if (!puerto) return { tipo: 'no-aplica', motivo: `el servicio de ${motor.titulo} no publica su puerto` };
  const variables = Object.fromEntries(contenedor.Config.Env.map(separar));
  const url = urlDeServidor(
    servidor.protocolos[0],
    servidor.contenedor.entrada(variables),
    api.equipo,
    puerto,
  );
  return {
    tipo: 'hallado',
    detalle: `${contenedor.Config.Image} en ${api.equipo}:${puerto}`,
    async abrir(senal) {
      await esperarListo(servidor, url, ESPERA_MS, senal);
      return { url, [Symbol.asyncDispose]: async () => undefined };
    },
  };
}

/** Un servicio en marcha puede estar aún arrancando. */
const ESPERA_MS = 30_000;

function puertoPublicado(contenedor: Contenedor, puerto: number): number | undefined {
  if (contenedor.HostConfig.NetworkMode === 'host') return puerto;
  const publicado = contenedor.NetworkSettings.Ports?.[`${puerto}/tcp`]?.[0]?.HostPort;
  return publicado ? Number(publicado) : undefined;
}

function separar(variable: string): readonly [string, string] {
  const igual = variable.indexOf('=');
  return [variable.slice(0, igual), variable.slice(igual + 1)];
}

function noEstaEnMarcha({ id }: MotorDeServidor): Hallazgo {
  return {
    tipo: 'no-aplica',
    motivo: `el servicio «${id}» de docker-compose.yml no está en marcha`,
    remedio: `docker compose --profile ${id} up --detach --wait`,
  };
}
