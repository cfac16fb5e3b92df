import http from 'node:http';

const LIMITE_MS = 5000;

/** Pide una ruta de la API y devuelve su JSON, o `undefined` si no trae nada. Lanza `Error` con una causa que se entiende. */
export function pedir(
  direccion: string,
  metodo: 'GET' | 'DELETE',
  ruta: string,
  limiteMs = LIMITE_MS,
): Promise<unknown> {
  return new Promise((resolver, rechazar) => {
    const opciones = { ...conexionDe(direccion), method: metodo, path: ruta, agent: false };
    const peticion = http.request(opciones, (respuesta) => {
      let cuerpo = '';
      respuesta.setEncoding('utf8');
      respuesta.on('data', (trozo: string) => {
        cuerpo += trozo;
      });
      respuesta.on('error', rechazar);
      respuesta.on('end', () => {
        try {
          if (Math.floor((respuesta.statusCode ?? 0) / 100) !== 2) throw new Error();
          resolver(cuerpo ? JSON.parse(cuerpo) : undefined);
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
    peticion.end();
  });
}

/** Borra, estén como estén, los contenedores que llevan una etiqueta `nombre=valor`. */
export async function borrarContenedores(direccion: string, etiqueta: string): Promise<void> {
  const filtros = encodeURIComponent(JSON.stringify({ label: [etiqueta] }));
  const ruta = `/containers/json?all=true&filters=${filtros}`;
  const contenedores = (await pedir(direccion, 'GET', ruta)) as readonly { readonly Id: string }[];
  for (const { Id } of contenedores)
    await pedir(direccion, 'DELETE', `/containers/${Id}?force=true&v=true`, BORRADO_MS);
}

/** Podman espera a que el contenedor acabe antes de borrarlo. */
const BORRADO_MS = 30_000;

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
