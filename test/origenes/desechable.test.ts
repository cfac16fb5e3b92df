import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ErrorDeMotor } from '../../src/dominio/errores.ts';
import { mariadb } from '../../src/motores/mariadb.ts';
import { POSTGRESQL_DESECHABLE } from '../../src/motores/postgresql/desechable.ts';
import { postgresql } from '../../src/motores/postgresql.ts';
import type { Desechable, Lugar } from '../../src/motores/servidor/servidor.ts';
import { arrancar } from '../../src/origenes/desechable/arrancar.ts';
import { ejecutar } from '../../src/origenes/desechable/ejecutar.ts';
import { buscarProgramas } from '../../src/origenes/desechable/programas.ts';
import { usuarioPara } from '../../src/origenes/desechable/usuario.ts';
import { exigirServidor } from '../../src/origenes/origen.ts';
import { LIMITES } from '../conformidad/conformidad.ts';
import { CLAVE_ERRONEA } from '../conformidad/servidor.ts';
import { entornoReal } from '../servidores/entorno.ts';

const deFabrica = (lugar: Lugar) => POSTGRESQL_DESECHABLE.arranque(lugar);

const SIN_PRISA = new AbortController().signal;

const deEsteProceso = () =>
  ['/dev/shm', tmpdir()].flatMap((base) => readdirSync(base).filter((n) => n.includes(`-${process.pid}-`)));

async function arrancarCon(
  motor: typeof postgresql,
  cambios: Partial<Desechable> = {},
  entorno = entornoReal(),
) {
  const { servidor } = exigirServidor(motor);
  const desechable = { ...(servidor.desechables[0] as Desechable), ...cambios };
  const programas = await buscarProgramas(desechable, entorno);
  const usuario = await usuarioPara(desechable.usuarios, entorno);
  if ('motivo' in programas || !usuario) throw new Error(`No se puede arrancar ${motor.titulo}.`);
  const pedido = { servidor, desechable, programas, ...(usuario === 'propio' ? {} : { usuario }) };
  return arrancar(pedido, entorno, SIN_PRISA);
}

describe('un servidor desechable', () => {
  test.each([postgresql, mariadb])(
    '$titulo escucha solo en un zócalo de una carpeta que nadie más puede abrir',
    async (motor) => {
      await using abierto = await arrancarCon(motor);
      const { searchParams } = new URL(abierto.url);
      const zocalo = searchParams.get('host') ?? path.dirname(searchParams.get('socketPath') ?? '');
      expect(statSync(zocalo).mode & 0o777).toBe(0o700);
    },
  );

  test.each([postgresql, mariadb])(
    '$titulo, donde no cabe un zócalo, escucha en 127.0.0.1 y pide contraseña',
    async (motor) => {
      await using abierto = await arrancarCon(motor, {}, { ...entornoReal(), plataforma: 'freebsd' });
      expect(new URL(abierto.url).hostname).toBe('127.0.0.1');
      await using sesion = await motor.conectar({ tipo: 'url', url: abierto.url }, LIMITES);
      expect((await sesion.consultar('SELECT 1 AS a')).filas).toHaveLength(1);
      const otra = abierto.url.replace(/:[^:@/]*@/, `:${CLAVE_ERRONEA}@`);
      await expect(motor.conectar({ tipo: 'url', url: otra }, LIMITES)).rejects.toThrow(/no dejó entrar/);
    },
  );

  test('ningún programa corre como root', async () => {
    await using _ = await arrancarCon(postgresql);
    const entorno = entornoReal();
    const procesos = await ejecutar(entorno, 'ps', ['-A', '-o', 'user=,args=']);
    const deServidor =
      'salida' in procesos ? procesos.salida.split('\n').filter((l) => l.includes(`-${process.pid}-`)) : [];
    expect(deServidor.length).toBeGreaterThan(0);
    expect(deServidor.filter((linea) => linea.startsWith('root ') && !linea.includes('node'))).toEqual([]);
  });

  test.each<[titulo: string, estropear: Desechable['arranque'], mensaje: RegExp]>([
    [
      'un preparativo falla',
      (lugar) => ({ ...deFabrica(lugar), preparativos: [[lugar.programas[1] ?? '', '--no-existe']] }),
      /initdb acabó con código 1\. .*no-existe/s,
    ],
    [
      'el servidor no arranca',
      (lugar) => ({ ...deFabrica(lugar), servidor: [lugar.programas[0] ?? '', '-D', '/no/existe'] }),
      /postgres acabó con código 2\. .*\/no\/existe/s,
    ],
    [
      'un programa no existe',
      (lugar) => ({ ...deFabrica(lugar), preparativos: [['/no/existe']] }),
      /no\/existe: .*ENOENT/,
    ],
  ])('si %s, lo dice con el registro del programa y no deja nada', async (_titulo, arranque, mensaje) => {
    await expect(arrancarCon(postgresql, { arranque })).rejects.toThrow(mensaje);
    expect(deEsteProceso()).toEqual([]);
  });

  test('en PostgreSQL anterior al 16, y en un servidor ajeno, un guion no crea roles: con ellos leería archivos', async () => {
    await using ajeno = await arrancarCon(postgresql, { acondicionar: async () => undefined });
    await using sesion = await postgresql.conectar({ tipo: 'url', url: ajeno.url }, LIMITES);
    expect(sesion.identidad.version).toMatch(/^15\./);
    const error = await sesion.preparar('CREATE ROLE alumno').catch((causa: unknown) => causa);
    expect((error as ErrorDeMotor).datos).toMatchObject({
      clase: 'permiso',
      consejo: expect.stringMatching(/^Antes de PostgreSQL 16/),
    });
  });
});
