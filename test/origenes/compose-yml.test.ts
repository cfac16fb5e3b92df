import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MOTORES } from '../../src/motores/registro.ts';

interface Servicio {
  readonly image: string;
  readonly profiles: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly ports: readonly string[];
  readonly tmpfs: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
}

const archivo = readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
const { services } = parse(archivo) as { services: Readonly<Record<string, Servicio>> };

const conServidor = Object.values(MOTORES).flatMap(({ id, servidor }) =>
  servidor ? [{ id, servidor }] : [],
);

describe('docker-compose.yml', () => {
  test.each(conServidor)('$id es el mismo servidor que arrancaría la herramienta', ({ id, servidor }) => {
    const { contenedor, puerto } = servidor;
    const servicio = services[id];
    expect(servicio).toMatchObject({ image: contenedor.imagen, tmpfs: [contenedor.datos] });
    expect(servicio?.command.filter((argumento) => argumento !== 'postgres')).toEqual(contenedor.argumentos);
    expect(servicio?.ports[0]).toMatch(new RegExp(`:${puerto}$`));
    const variables = contenedor.variables('clave', contenedor.imagen);
    const deLaClave = Object.keys(variables).filter((nombre) => variables[nombre] === 'clave');
    expect(servicio?.environment).toMatchObject({
      ...variables,
      ...Object.fromEntries(deLaClave.map((nombre) => [nombre, expect.stringMatching(/:-verificar}$/)])),
    });
  });

  test.each(Object.entries(services))(
    '%s fija su versión, su perfil, su puerto local y su salud',
    (id, servicio) => {
      expect(servicio.image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-pg\d+)?$/);
      expect(servicio.profiles).toEqual([id, 'todos']);
      expect(servicio.ports).toEqual([
        expect.stringMatching(new RegExp(`^127\\.0\\.0\\.1:\\$\\{${id.toUpperCase()}_PUERTO:-\\d+\\}:\\d+$`)),
      ]);
      expect(servicio.healthcheck.test.join(' ')).toContain('127.0.0.1');
    },
  );

  test('no hay dos servicios en el mismo puerto', () => {
    const puertos = Object.values(services).flatMap(({ ports }) =>
      ports.map((puerto) => /:-(\d+)}/.exec(puerto)?.[1]),
    );
    expect(new Set(puertos).size).toBe(puertos.length);
  });
});
