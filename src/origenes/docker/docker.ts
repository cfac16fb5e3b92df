import type { Entorno } from '../../dominio/entorno.ts';
import { pedir } from './api.ts';
import { type Candidato, candidatos } from './candidatos.ts';

/** Una API de Docker, o compatible, que responde. */
export interface Docker extends Candidato {
  readonly version: string;
  readonly esPodman: boolean;
  /** Dónde escuchan los puertos que publica. */
  readonly equipo: string;
}

/** Por qué no hay ninguna. */
export interface SinDocker {
  readonly motivo: string;
  readonly remedio: string;
}

/** Una API que no responde nunca no puede detener la corrida. */
const SONDA_MS = 1500;

const INSTALAR =
  'instale Docker (https://docs.docker.com/get-started/get-docker/) o Podman, arránquelo y use --con-servicios';

/** Busca una API de Docker que responda en 1,5 s; si no la hay, dice qué pasó en cada sitio donde miró. */
export async function detectarDocker(entorno: Entorno): Promise<Docker | SinDocker> {
  const sitios = await candidatos(entorno);
  const respuestas = await Promise.all(sitios.map(sondear));
  const docker = respuestas.find((respuesta) => 'version' in respuesta);
  if (docker) return docker;
  if (sitios.length === 0) return { motivo: 'no hay Docker ni Podman en marcha', remedio: INSTALAR };
  const fallos = respuestas.flatMap((respuesta, i) =>
    'motivo' in respuesta ? [`${sitios[i]?.nombre} (${sitios[i]?.direccion}): ${respuesta.motivo}`] : [],
  );
  return { motivo: fallos.join('; '), remedio: INSTALAR };
}

async function sondear(candidato: Candidato): Promise<Docker | { readonly motivo: string }> {
  try {
    const version = (await pedir(candidato.direccion, 'GET', '/version', SONDA_MS)) as {
      Version: string;
      Components?: readonly { readonly Name: string }[];
    };
    const { hostname } = new URL(candidato.direccion);
    return {
      ...candidato,
      version: version.Version,
      esPodman: version.Components?.[0]?.Name === 'Podman Engine',
      equipo: candidato.direccion.startsWith('tcp:') ? hostname : '127.0.0.1',
    };
  } catch (causa) {
    return { motivo: (causa as Error).message };
  }
}
