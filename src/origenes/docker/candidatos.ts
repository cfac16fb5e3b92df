import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entorno } from '../../dominio/entorno.ts';

/** Un sitio donde puede escuchar una API de Docker. */
export interface Candidato {
  /** Como en DOCKER_HOST: `unix:///var/run/docker.sock`. */
  readonly direccion: string;
  /** De quién sería. */
  readonly nombre: string;
}

/** Sitios donde mirar, en orden: el que se pidió, el contexto elegido y los zócalos conocidos que existen. */
export async function candidatos(entorno: Entorno): Promise<readonly Candidato[]> {
  const { DOCKER_HOST: pedida } = entorno.variables;
  // https://docs.docker.com/reference/cli/docker/#environment-variables: DOCKER_HOST manda sobre lo demás.
  if (pedida) return [{ direccion: pedida, nombre: 'DOCKER_HOST' }];
  const contexto = await delContexto(entorno).catch(() => undefined);
  const conocidos = zocalos(entorno);
  const existe = await Promise.all(
    conocidos.map(([, ruta]) =>
      access(ruta).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [
    ...(contexto ? [contexto] : []),
    ...conocidos
      .filter((_, i) => existe[i])
      .map(([nombre, ruta]) => ({ nombre, direccion: direccionDe(ruta) })),
  ];
}

function zocalos({ plataforma, variables, uid, hogar }: Entorno): readonly (readonly [string, string])[] {
  if (plataforma === 'win32') return [['Docker Desktop', '\\\\.\\pipe\\docker_engine']];
  const deSesion = variables['XDG_RUNTIME_DIR'] ?? `/run/user/${uid}`;
  return [
    ['Docker', '/var/run/docker.sock'],
    ['Docker sin root', `${deSesion}/docker.sock`],
    ['Docker Desktop', `${hogar}/.docker/run/docker.sock`],
    ['Docker Desktop', `${hogar}/.docker/desktop/docker.sock`],
    ['OrbStack', `${hogar}/.orbstack/run/docker.sock`],
    ['Colima', `${hogar}/.colima/default/docker.sock`],
    ['Rancher Desktop', `${hogar}/.rd/docker.sock`],
    ['Podman', `${deSesion}/podman/podman.sock`],
    ['Podman', '/run/podman/podman.sock'],
  ];
}

function direccionDe(ruta: string): string {
  return ruta.startsWith('\\\\') ? `npipe://${ruta.replaceAll('\\', '/')}` : `unix://${ruta}`;
}

/** El contexto elegido con `docker context use`: https://docs.docker.com/engine/manage-resources/contexts/ */
async function delContexto({ variables, hogar }: Entorno): Promise<Candidato | undefined> {
  const carpeta = variables['DOCKER_CONFIG'] ?? path.join(hogar, '.docker');
  const configuracion = JSON.parse(await readFile(path.join(carpeta, 'config.json'), 'utf8'));
  const elegido = variables['DOCKER_CONTEXT'] ?? configuracion.currentContext;
  if (!elegido || elegido === 'default') return undefined;
  const metadatos = path.join(carpeta, 'contexts', 'meta');
  for (const id of await readdir(metadatos)) {
    const meta = JSON.parse(await readFile(path.join(metadatos, id, 'meta.json'), 'utf8'));
    if (meta.Name === elegido)
      return { direccion: meta.Endpoints.docker.Host, nombre: `contexto «${elegido}»` };
  }
  return undefined;
}
