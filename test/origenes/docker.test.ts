import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as servidorHttp } from 'node:http';
import { type Server, createServer as servidorTcp } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ponerEnCustodia } from '../../src/origenes/custodia/custodia.ts';
import { candidatos } from '../../src/origenes/docker/candidatos.ts';
import { detectarDocker } from '../../src/origenes/docker/docker.ts';
import { entornoReal } from '../servidores/entorno.ts';

const cierres: (() => void)[] = [];
afterEach(() => {
  for (const cerrar of cierres.splice(0)) cerrar();
});

function carpetaNueva(): string {
  const carpeta = mkdtempSync(path.join(tmpdir(), 'docker-'));
  cierres.push(() => rmSync(carpeta, { recursive: true, force: true }));
  return carpeta;
}

async function escuchar(servidor: Server, donde: string | number): Promise<Server> {
  cierres.push(() => servidor.close());
  await new Promise<void>((resolver) => servidor.listen(donde, resolver));
  return servidor;
}

/** Una API que contesta a `/version` como Docker o como Podman. */
function api(motor: string, donde: string): Promise<Server> {
  const servidor = servidorHttp((peticion, respuesta) => {
    if (peticion.url === '/version')
      respuesta.end(JSON.stringify({ Version: '27.1', Components: [{ Name: motor }] }));
    else respuesta.writeHead(404).end('no');
  });
  return escuchar(servidor, donde);
}

const conDocker = (direccion: string) => entornoReal({ DOCKER_HOST: direccion });

describe('la búsqueda de Docker', () => {
  test.each([
    ['Engine', false],
    ['Podman Engine', true],
  ])('encuentra la API de %s por su zócalo', async (motor, esPodman) => {
    const zocalo = path.join(carpetaNueva(), 'docker.sock');
    await api(motor, zocalo);
    expect(await detectarDocker(conDocker(`unix://${zocalo}`))).toMatchObject({ version: '27.1', esPodman });
  });

  test('una API que acepta y no contesta se descarta en 1,5 s', async () => {
    const mudo = await escuchar(
      servidorTcp(() => {}),
      0,
    );
    const { port } = mudo.address() as { port: number };
    const inicio = performance.now();
    const docker = await detectarDocker(conDocker(`tcp://127.0.0.1:${port}`));
    expect(docker).toMatchObject({ motivo: expect.stringMatching(/no respondió en 1500 ms/) });
    expect(performance.now() - inicio).toBeLessThan(2000);
  });

  test('una API que gotea sin acabar también se descarta a tiempo', async () => {
    const lento = servidorHttp((_peticion, respuesta) => {
      const goteo = setInterval(() => respuesta.write(' '), 100);
      respuesta.on('close', () => clearInterval(goteo));
    });
    await escuchar(lento, 0);
    const { port } = lento.address() as { port: number };
    expect(await detectarDocker(conDocker(`tcp://127.0.0.1:${port}`))).toMatchObject({
      motivo: expect.stringMatching(/no respondió en 1500 ms/),
    });
  });

  test.each([
    ['unix:///no/existe.sock', /no existe el zócalo/],
    ['tcp://127.0.0.1:1', /nadie escucha/],
    ['ssh://usuario@equipo', /el protocolo «ssh:» no se puede sondear/],
    ['no es una dirección', /no es una dirección de Docker/],
  ])('con DOCKER_HOST=%s dice qué pasa y qué hacer', async (direccion, motivo) => {
    expect(await detectarDocker(conDocker(direccion))).toEqual({
      motivo: expect.stringMatching(motivo),
      remedio: expect.stringMatching(/instale Docker/),
    });
  });

  test('algo que no es Docker se reconoce como tal', async () => {
    const otro = servidorHttp((_peticion, respuesta) => respuesta.end('<html>'));
    await escuchar(otro, 0);
    const { port } = otro.address() as { port: number };
    expect(await detectarDocker(conDocker(`tcp://127.0.0.1:${port}`))).toMatchObject({
      motivo: expect.stringMatching(/algo inesperado/),
    });
  });

  test('sigue el contexto elegido en Docker y los zócalos que existen, en ese orden', async () => {
    const hogar = carpetaNueva();
    const meta = path.join(hogar, '.docker', 'contexts', 'meta', 'abc');
    mkdirSync(meta, { recursive: true });
    writeFileSync(path.join(hogar, '.docker', 'config.json'), '{"currentContext": "remoto"}');
    writeFileSync(
      path.join(meta, 'meta.json'),
      '{"Name": "remoto", "Endpoints": {"docker": {"Host": "tcp://remoto:2375"}}}',
    );
    mkdirSync(path.join(hogar, '.colima', 'default'), { recursive: true });
    writeFileSync(path.join(hogar, '.colima', 'default', 'docker.sock'), '');
    const { nombres } = await sitios(hogar);
    expect(nombres.slice(0, 1)).toEqual(['contexto «remoto»']);
    expect(nombres).toContain('Colima');
  });

  test('una configuración de Docker ilegible no estorba', async () => {
    const hogar = carpetaNueva();
    mkdirSync(path.join(hogar, '.docker'));
    writeFileSync(path.join(hogar, '.docker', 'config.json'), '{');
    await expect(sitios(hogar)).resolves.toBeDefined();
  });
});

describe('el custodio de los contenedores', () => {
  test('al cerrarse borra los que llevan su etiqueta, y ninguno más', async () => {
    const pedidas: string[] = [];
    const servidor = servidorHttp(({ method, url = '' }, respuesta) => {
      pedidas.push(`${method} ${decodeURIComponent(url)}`);
      respuesta.end(url.startsWith('/containers/json') ? '[{"Id": "a"}, {"Id": "b"}]' : '');
    });
    const zocalo = path.join(carpetaNueva(), 'docker.sock');
    await escuchar(servidor, zocalo);
    const custodia = ponerEnCustodia(
      { tipo: 'contenedores', direccion: `unix://${zocalo}`, etiqueta: 'de=prueba' },
      entornoReal(),
    );
    await custodia.cerrar();
    expect(pedidas).toEqual([
      'GET /containers/json?all=true&filters={"label":["de=prueba"]}',
      'DELETE /containers/a?force=true&v=true',
      'DELETE /containers/b?force=true&v=true',
    ]);
  });
});

async function sitios(hogar: string) {
  const hallados = await candidatos({ ...entornoReal({}), hogar });
  return { nombres: hallados.map(({ nombre }) => nombre) };
}
