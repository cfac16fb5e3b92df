import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { abrirEjecutor } from '../../src/ejecucion/ejecutor.ts';
import { mariadb } from '../../src/motores/mariadb.ts';
import { postgresql } from '../../src/motores/postgresql.ts';
import { crearProveedor } from '../../src/origenes/crear-proveedor.ts';
import { barrer } from '../../src/origenes/desechable/barrido.ts';
import { crearCarpeta } from '../../src/origenes/desechable/carpeta.ts';
import { arrancar } from '../cli/programa.ts';
import { LIMITES } from '../conformidad/conformidad.ts';
import { preferencias, servidorReal } from '../servidores/abrir.ts';
import { entornoReal } from '../servidores/entorno.ts';

const BASES = ['/dev/shm', tmpdir()];

const carpetasDe = (pid: number) =>
  BASES.flatMap((base) =>
    readdirSync(base)
      .filter((nombre) => nombre.startsWith('ve-') && nombre.includes(`-${pid}-`))
      .map((nombre) => path.join(base, nombre)),
  );

/** Procesos cuyos argumentos nombran un texto. */
const procesosCon = (texto: string) =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((linea) => linea.includes(texto))
    .map((linea) => Number.parseInt(linea, 10));

async function hasta(condicion: () => boolean, ms: number): Promise<void> {
  for (const fin = performance.now() + ms; !condicion(); ) {
    if (performance.now() > fin) throw new Error(`No se cumplió en ${ms} ms: ${condicion}`);
    await esperar(50);
  }
}

const raices: string[] = [];
afterEach(() => {
  for (const raiz of raices.splice(0)) rmSync(raiz, { recursive: true, force: true });
});

/** Una clase cuya consulta no acaba, en PostgreSQL y en MariaDB. */
function claseSinFin(preparacion = ''): string {
  const raiz = mkdtempSync(path.join(tmpdir(), 'clase-'));
  raices.push(raiz);
  const motor = (id: string, doc: string) => `
  - {id: ${id}, aplica: si, ejecucion: servicio, archivo: ${id}.sql, porque_si: Prueba., porque_no: Prueba., doc: ${doc}}`;
  writeFileSync(
    path.join(raiz, 'motores.yaml'),
    `clase: "900"
caso: {titulo: Sin fin, contrato: No acaba., columnas: [a], esperado: [[1]]}
motores:${motor('postgresql', 'https://www.postgresql.org/docs/')}${motor('mariadb', 'https://mariadb.com/kb/')}
`,
  );
  for (const [id, espera] of [
    ['postgresql', 'pg_sleep(600)'],
    ['mariadb', 'SLEEP(600)'],
  ])
    writeFileSync(
      path.join(raiz, `${id}.sql`),
      `-- motor: ${id}\n-- === preparacion ===\n${preparacion}\n-- === consulta ===\nSELECT ${espera} AS a;\n`,
    );
  return raiz;
}

describe('lo que queda si la herramienta muere', () => {
  test('con kill -9 en medio de una corrida, en unos segundos no hay servidores ni carpetas', async () => {
    const herramienta = arrancar(['--raiz', claseSinFin(), '--tiempo-limite', '600']);
    await hasta(() => carpetasDe(herramienta.pid).length === 2, 20_000);
    const carpetas = carpetasDe(herramienta.pid);
    await hasta(() => carpetas.every((carpeta) => procesosCon(carpeta).length > 0), 20_000);
    await herramienta.terminar('SIGKILL');
    await hasta(() => carpetasDe(herramienta.pid).length === 0, 10_000);
    expect(carpetas.flatMap(procesosCon)).toEqual([]);
  });

  test('si matan también a quien lo guarda, la siguiente corrida lo barre', async () => {
    const herramienta = arrancar(['--raiz', claseSinFin(), '--tiempo-limite', '600']);
    await hasta(() => carpetasDe(herramienta.pid).length === 2, 20_000);
    const carpetas = carpetasDe(herramienta.pid);
    await hasta(() => carpetas.every((carpeta) => procesosCon(carpeta).length > 0), 20_000);
    await esperar(1000);
    for (const hijo of herramienta.hijos())
      if (procesosCon('custodio').includes(hijo)) process.kill(hijo, 'SIGKILL');
    await herramienta.terminar('SIGKILL');
    await esperar(500);
    expect(carpetasDe(herramienta.pid)).toEqual(carpetas);
    await barrer(process.platform, process.kill);
    expect(carpetasDe(herramienta.pid)).toEqual([]);
    await hasta(() => carpetas.flatMap(procesosCon).length === 0, 10_000);
  });
});

describe('lo que queda en un servidor ajeno si la herramienta muere', () => {
  const deMotor = {
    postgresql: servidorReal(postgresql, 'embebido'),
    mariadb: servidorReal(mariadb, 'local'),
  };
  const SQL = {
    postgresql: `SELECT rolname AS nombre FROM pg_roles WHERE rolname !~ '^pg_' UNION ALL SELECT nspname FROM pg_namespace
      WHERE nspname !~ '^pg_' ORDER BY 1`,
    mariadb:
      'SELECT SCHEMA_NAME FROM information_schema.SCHEMATA UNION ALL SELECT User FROM mysql.user ORDER BY 1',
  };

  async function inventario(motor: keyof typeof SQL): Promise<readonly string[]> {
    if (motor === 'mariadb') {
      const cliente = await createConnection({ uri: deMotor.mariadb(), rowsAsArray: true });
      const [filas] = await cliente.query(SQL.mariadb);
      await cliente.end();
      return (filas as unknown as string[][]).flat();
    }
    const cliente = new pg.Client({ connectionString: deMotor.postgresql() });
    await cliente.connect();
    const { rows } = await cliente.query<{ nombre: string }>(SQL.postgresql);
    await cliente.end();
    return rows.map(({ nombre }) => nombre);
  }

  test.each([postgresql, mariadb])(
    'la siguiente corrida borra de $titulo lo de la muerta, y no lo de otra que sigue viva',
    async (motor) => {
      const id = motor.id as keyof typeof SQL;
      const url = deMotor[id]();
      const antes = await inventario(id);
      await using viva = await motor.conectar({ tipo: 'url', url }, LIMITES);
      const conLaViva = await inventario(id);
      const roles = id === 'postgresql' ? 'CREATE ROLE huerfano; SET ROLE huerfano;' : '';
      const opciones = [
        '--raiz',
        claseSinFin(roles),
        '--motor',
        id,
        '--tiempo-limite',
        '600',
        '--url',
        `${id}=${url}`,
      ];
      const muerta = arrancar(opciones);
      for (const fin = performance.now() + 20_000; (await inventario(id)).length === conLaViva.length; ) {
        expect(performance.now()).toBeLessThan(fin);
        await esperar(50);
      }
      await esperar(500);
      await muerta.terminar('SIGKILL');
      expect((await inventario(id)).length).toBeGreaterThan(conLaViva.length);

      await using siguiente = crearProveedor(preferencias({ urls: new Map([[id, url]]) }));
      expect(await siguiente.obtener(motor)).toMatchObject({ tipo: 'disponible' });
      expect(await inventario(id)).toEqual(conLaViva);
      expect((await viva.consultar('SELECT 1 AS a')).filas).toHaveLength(1);
      await viva[Symbol.asyncDispose]();
      expect(await inventario(id)).toEqual(antes);
    },
  );
});

/** Mayor que el pid más alto posible. */
const MUERTO = 2 ** 22 + 1;

describe('el barrido', () => {
  /** Nombre de una carpeta de este equipo con otro dueño. */
  const conDueno = (propia: string, pid: number) => path.basename(propia).replace(/-\d+-/, `-${pid}-`);

  test('solo toca carpetas de dueños muertos de este equipo', async () => {
    await using proveedor = crearProveedor(preferencias());
    expect(await proveedor.obtener(postgresql)).toMatchObject({ tipo: 'disponible' });
    const [propia = ''] = carpetasDe(process.pid);
    const nombres = {
      muerto: conDueno(propia, MUERTO),
      deOtroEquipo: conDueno(propia, MUERTO).replace(/^ve-..../, 've-zzzz'),
      parecida: 've-notas-de-clase',
    };
    for (const nombre of Object.values(nombres)) {
      mkdirSync(path.join(tmpdir(), nombre), { recursive: true });
      raices.push(path.join(tmpdir(), nombre));
    }
    await barrer(process.platform, process.kill);
    const quedan = readdirSync(tmpdir());
    expect(quedan).not.toContain(nombres.muerto);
    expect(quedan).toContain(nombres.deOtroEquipo);
    expect(quedan).toContain(nombres.parecida);
    expect(carpetasDe(process.pid)).toEqual([propia]);
  });

  test('no mata a un proceso que heredó el número de un servidor muerto', async () => {
    const creada = await crearCarpeta(entornoReal());
    const carpeta = path.join(path.dirname(creada), conDueno(creada, MUERTO));
    renameSync(creada, carpeta);
    mkdirSync(path.join(carpeta, 'datos'));
    writeFileSync(path.join(carpeta, 'datos', 'postmaster.pid'), `${process.pid}\n`);
    const matados: number[] = [];
    await barrer(process.platform, (pid, senal) => {
      if (senal === 0) process.kill(pid, 0);
      else matados.push(pid);
    });
    expect(matados).toEqual([]);
    expect(existsSync(carpeta)).toBe(false);
  });
});

/** El proceso principal de PostgreSQL de un dueño, o -1 si aún no ha arrancado. */
function postmasterDe(dueno: number): number {
  const [archivo] = carpetasDe(dueno)
    .map((carpeta) => path.join(carpeta, 'datos', 'postmaster.pid'))
    .filter(existsSync);
  return archivo ? Number.parseInt(readFileSync(archivo, 'utf8'), 10) : -1;
}

/** Dice si un servidor de PostgreSQL está ejecutando un SELECT: cada sesión es un proceso hijo que lo cuenta. */
function consultando(postmaster: number): boolean {
  const procesos = execFileSync('ps', ['-A', '-ww', '-o', 'ppid=,args='], { encoding: 'utf8' });
  return procesos.split('\n').some((p) => Number.parseInt(p, 10) === postmaster && p.endsWith(' SELECT'));
}

describe('un servidor que muere en medio de una consulta', () => {
  test('da un error en su motor, y los demás acaban', async () => {
    await using proveedor = crearProveedor(preferencias());
    await using ejecutor = abrirEjecutor({ limites: LIMITES, proveedor, reloj: () => performance.now() });
    const enPostgresql = ejecutor.correr({
      motor: 'postgresql',
      preparacion: '',
      consulta: 'SELECT pg_sleep(60)',
    });
    const enDuckdb = ejecutor.correr({ motor: 'duckdb', preparacion: '', consulta: 'SELECT 1 AS a' });
    await hasta(() => consultando(postmasterDe(process.pid)), 20_000);
    const postmaster = postmasterDe(process.pid);
    process.kill(postmaster, 'SIGQUIT');
    expect(await enPostgresql).toMatchObject({
      tipo: 'error',
      error: { fase: 'consulta', mensaje: expect.stringMatching(/./) },
    });
    expect(await enDuckdb).toMatchObject({ tipo: 'tabla' });
  });
});
