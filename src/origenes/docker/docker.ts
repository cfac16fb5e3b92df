import http from 'node:http';
import type { Entorno } from '../../dominio/entorno.ts';
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
    const version = (await preguntar(candidato.direccion, '/version', SONDA_MS)) as {
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

/** Pide una ruta de la API y devuelve su JSON. Lanza `Error` con una causa que se entiende. */
export function preguntar(direccion: string, ruta: string, limiteMs = 5000): Promise<unknown> {
  return new Promise((resolver, rechazar) => {
    const peticion = http.get({ ...conexionDe(direccion), path: ruta, agent: false }, (respuesta) => {
      let cuerpo = '';
      respuesta.setEncoding('utf8');
      respuesta.on('data', (trozo: string) => {
        cuerpo += trozo;
      });
      respuesta.on('error', rechazar);
      respuesta.on('end', () => {
        try {
          if (respuesta.statusCode !== 200) throw new Error();
          resolver(JSON.parse(cuerpo));
        } catch {
          rechazar(new Error(`respondió algo inesperado (HTTP ${respuesta.statusCode})`));
        }
      });
    });
    // El límite es de todo: `timeout` de http solo cuenta el silencio.
    const limite = setTimeout(() => peticion.destroy(new Error(`no respondió en ${limiteMs} ms`)), limiteMs);
    peticion.on('close', () => clearTimeout(limite));
    peticion.on('error', (error: NodeJS.ErrnoException) =>
      rechazar(new Error(CAUSAS[error.code ?? ''] ?? error.message)),
    );
  });
}

const CAUSAS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe el zócalo',
  ECONNREFUSED: 'nadie escucha',
  ENOTFOUND: 'no se encontró el equipo',
  EACCES: 'permiso denegado: añada su usuario al grupo docker',
  EPERM: 'permiso denegado',
};

function conexionDe(direccion: string): http.RequestOptions {
  if (!URL.canParse(direccion)) throw new Error('no es una dirección de Docker');
  const { protocol, hostname, port, pathname } = new URL(direccion);
  switch (protocol) {
    case 'unix:':
      return { socketPath: decodeURIComponent(pathname) };
    case 'npipe:':
      return { socketPath: pathname.replaceAll('/', '\\').replace(/^\\+/, '\\\\') };
    case 'tcp:':
    case 'http:':
      return { host: hostname, port: port || 2375 };
    default:
      throw new Error(`el protocolo «${protocol}» no se puede sondear: dé la URL del servidor`);
  }
}
