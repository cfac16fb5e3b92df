import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { postgresql } from '../../src/motores/postgresql.ts';
import { compose } from '../../src/origenes/compose.ts';
import { crearProveedor } from '../../src/origenes/crear-proveedor.ts';
import { abrirContexto, exigirServidor } from '../../src/origenes/origen.ts';
import { preferencias, servidorReal } from '../servidores/abrir.ts';
import { entornoReal } from '../servidores/entorno.ts';

// El servidor es de verdad; solo es de mentira quien dice que corre en un contenedor.
const url = servidorReal(postgresql, 'local', { entorno: { ...entornoReal(), plataforma: 'freebsd' } });

const RAIZ = path.resolve(import.meta.dirname, '../..');

const cierres: (() => void)[] = [];
afterEach(() => {
  for (const cerrar of cierres.splice(0)) cerrar();
});

interface Contado {
  readonly servicio?: string;
  readonly carpeta?: string;
  readonly puertos?: unknown;
  readonly red?: string;
}

/** Una API de Docker que cuenta un servicio de Compose en marcha. Devuelve su DOCKER_HOST y las rutas pedidas. */
async function apiDeDocker({ servicio = 'postgresql', carpeta = RAIZ, puertos, red = 'bridge' }: Contado) {
  const { username, password, port, pathname } = new URL(url());
  const contestaciones: Record<string, unknown> = {
    '/version': { Version: '27.1', Components: [{ Name: 'Engine' }] },
    '/containers/json': [
      {
        Id: 'a',
        Labels: { 'com.docker.compose.service': 'otro', 'com.docker.compose.project.working_dir': carpeta },
      },
      {
        Id: 'b',
        Labels: { 'com.docker.compose.service': servicio, 'com.docker.compose.project.working_dir': carpeta },
      },
    ],
    '/containers/b/json': {
      Config: {
        Image: 'postgres:18.4',
        Env: [
          `POSTGRES_USER=${username}`,
          `POSTGRES_PASSWORD=${password}`,
          `POSTGRES_DB=${pathname.slice(1)}`,
          'SIN=a=b',
        ],
      },
      HostConfig: { NetworkMode: red },
      NetworkSettings: { Ports: puertos ?? { '5432/tcp': [{ HostIp: '0.0.0.0', HostPort: port }] } },
    },
  };
  const pedidas: string[] = [];
  const servidor = createServer((peticion, respuesta) => {
    const ruta = new URL(peticion.url ?? '', 'http://docker').pathname;
    pedidas.push(decodeURIComponent(peticion.url ?? ''));
    if (ruta in contestaciones) respuesta.end(JSON.stringify(contestaciones[ruta]));
    else respuesta.writeHead(404).end();
  });
  const zocalo = path.join(mkdtempSync(path.join(tmpdir(), 'docker-')), 'docker.sock');
  cierres.push(() => {
    servidor.close();
    rmSync(path.dirname(zocalo), { recursive: true, force: true });
  });
  await new Promise<void>((resolver) => servidor.listen(zocalo, resolver));
  return { direccion: `unix://${zocalo}`, pedidas };
}

async function obtener(direccion: string) {
  const entorno = entornoReal({ ...process.env, DOCKER_HOST: direccion });
  await using proveedor = crearProveedor(
    preferencias({ entorno, obligados: new Map([['postgresql', 'compose']]) }),
  );
  return await proveedor.obtener(postgresql);
}

describe('un servicio de Docker Compose en marcha', () => {
  test.each(['postgresql', 'postgres'])(
    'se usa si se llama «%s», con la contraseña con que se creó',
    async (servicio) => {
      const { direccion, pedidas } = await apiDeDocker({ servicio });
      expect(await obtener(direccion)).toMatchObject({
        tipo: 'disponible',
        origen: { id: 'compose', detalle: `postgres:18.4 en 127.0.0.1:${new URL(url()).port}` },
      });
      expect(pedidas[1]).toContain('"status":["running"]');
    },
  );

  test('se busca en su puerto de fábrica si comparte la red del equipo', async () => {
    const { direccion } = await apiDeDocker({ red: 'host', puertos: {} });
    const contexto = abrirContexto(preferencias({ entorno: entornoReal({ DOCKER_HOST: direccion }) }));
    expect(await compose.buscar(exigirServidor(postgresql), contexto)).toMatchObject({
      tipo: 'hallado',
      detalle: 'postgres:18.4 en 127.0.0.1:5432',
    });
  });

  test.each<[titulo: string, contado: Contado, motivo: RegExp]>([
    [
      'es de otro proyecto',
      { carpeta: path.join(tmpdir(), 'otro-proyecto') },
      /el servicio «postgresql» .* no está en marcha/,
    ],
    ['es otro servicio', { servicio: 'redis' }, /el servicio «postgresql» .* no está en marcha/],
    ['no publica su puerto', { puertos: { '5432/tcp': null } }, /no publica su puerto/],
  ])('no se usa si %s', async (_titulo, contado, motivo) => {
    const { direccion } = await apiDeDocker(contado);
    expect(await obtener(direccion)).toMatchObject({
      tipo: 'no-disponible',
      motivo: expect.stringMatching(motivo),
    });
  });

  test('si no está en marcha dice la orden que lo arranca', async () => {
    const { direccion } = await apiDeDocker({ servicio: 'redis' });
    expect(await obtener(direccion)).toMatchObject({
      remedio: expect.stringMatching(/docker compose --profile postgresql up --detach --wait/),
    });
  });
});
