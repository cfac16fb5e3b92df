import { describe, expect, test } from 'vitest';
import { CLASES_DE_ERROR } from '../../src/dominio/clase.ts';
import type { Limites } from '../../src/dominio/corrida.ts';
import { type DatosDeError, ErrorDeMotor } from '../../src/dominio/errores.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import type { Motor, Sesion } from '../../src/motores/motor.ts';
import { CASOS, type IdCaso } from './casos.ts';
import { type Envio, type NoAplica, RECHAZOS, type Respuesta, type Respuestas } from './respuestas.ts';

/** Límites de una sesión de prueba. */
export const LIMITES: Limites = { tiempoMs: 20_000, filas: 2000, memoriaMiB: 512 };

/** Cómo abre la prueba una sesión del motor. */
export interface Conexion {
  readonly conectar: (limites: Limites) => Promise<Sesion>;
}

const TABLA = 'CREATE TABLE t (a INTEGER NOT NULL)';

async function enviar(sesion: Sesion, { preparacion = '', consulta }: Envio): Promise<Tabla> {
  await sesion.preparar(preparacion);
  return sesion.consultar(consulta);
}

async function errorDe(intento: Promise<unknown>): Promise<ErrorDeMotor> {
  const error = await intento.then(
    () => new Error('no falló'),
    (causa: unknown) => causa,
  );
  if (!(error instanceof ErrorDeMotor)) throw error;
  return error;
}

/** Define una prueba, o la prueba de lo que el motor hace en lugar de lo que no puede. */
function probar(
  titulo: string,
  respuesta: Respuesta,
  { conectar }: Conexion,
  comprobar: (sesion: Sesion, envio: Envio) => Promise<void>,
): void {
  const nombre = 'noAplica' in respuesta ? `no aplica (${respuesta.noAplica}): ${titulo}` : titulo;
  test(nombre, async () => {
    await using sesion = await conectar(LIMITES);
    if ('noAplica' in respuesta) await comprobarAlternativa(sesion, respuesta);
    else await comprobar(sesion, respuesta);
  });
}

async function comprobarAlternativa(sesion: Sesion, { enSuLugar, doc }: NoAplica): Promise<void> {
  expect(doc).toMatch(/^https:\/\//);
  if ('da' in enSuLugar) expect((await enviar(sesion, enSuLugar)).filas).toEqual([enSuLugar.da]);
  else expect((await errorDe(enviar(sesion, enSuLugar))).message).toMatch(enSuLugar.falla);
}

/**
 * Comprueba que un motor cumple lo que la herramienta promete de todos: valores sin pérdida, tablas completas,
 * guiones bien separados, errores con su lugar y sesiones aisladas y cerradas.
 */
export function conformidad(motor: Motor, respuestas: Respuestas, conexion: Conexion): void {
  describe(`conformidad de ${motor.titulo}`, () => {
    conformidadDeCasos(respuestas, conexion);
    conformidadDeErrores(respuestas, conexion);
    conformidadDeSesion(motor, respuestas, conexion);
  });
}

function conformidadDeCasos({ casos }: Respuestas, conexion: Conexion): void {
  for (const id of Object.keys(CASOS) as IdCaso[]) {
    const caso = CASOS[id];
    probar(caso.titulo, casos[id], conexion, async (sesion, envio) => {
      const { columnas, filas } = await enviar(sesion, envio);
      expect(filas).toEqual(caso.filas);
      const ancho = caso.filas[0]?.length ?? columnas.length;
      expect(columnas).toHaveLength(ancho);
      if ('columnas' in caso) expect(columnas.map(({ nombre }) => nombre)).toEqual(caso.columnas);
    });
  }
}

function conformidadDeErrores({ errores, rechazos }: Respuestas, conexion: Conexion): void {
  for (const clase of CLASES_DE_ERROR) {
    probar(`da un error de clase ${clase}`, errores[clase], conexion, async (sesion, envio) => {
      const { datos, cause } = await errorDe(enviar(sesion, envio));
      expect(datos).toMatchObject({
        clase,
        codigo: expect.stringMatching(/./),
        mensaje: expect.stringMatching(/./),
      });
      expect(cause).toBeInstanceOf(Error);
    });
  }

  for (const [rechazo, titulo] of Object.entries(RECHAZOS)) {
    probar(
      `T151: no deja ${titulo}, y dice qué rechaza`,
      rechazos[rechazo as keyof typeof RECHAZOS],
      conexion,
      async (sesion, envio) => {
        const { datos } = await errorDe(enviar(sesion, envio));
        expect(datos).toMatchObject({
          clase: 'permiso',
          mensaje: expect.stringMatching(/^Operación rechazada: ./),
        });
      },
    );
  }

  test.each<[titulo: string, consulta: string, mensaje: RegExp]>([
    ['T112: dos resultados', 'SELECT 1 AS a; SELECT 2 AS a', /^La consulta devolvió 2 resultados/],
    ['T143: ningún resultado', '-- nada;\n/* ; */', /^La consulta no devolvió ningún resultado/],
    ['un texto vacío', '', /^La consulta no devolvió ningún resultado/],
    ['T103: un NUL en el texto', "SELECT 'a\0b' AS a", /NUL/],
  ])('%s es un error de la consulta', async (_titulo, consulta, mensaje) => {
    await using sesion = await conexion.conectar(LIMITES);
    const { datos } = await errorDe(sesion.consultar(consulta));
    expect(datos).toMatchObject({ fase: 'consulta', mensaje: expect.stringMatching(mensaje) });
  });

  test.each<[fase: DatosDeError['fase'], lanzar: (sesion: Sesion, sql: string) => Promise<unknown>]>([
    ['preparacion', (sesion, sql) => sesion.preparar(sql)],
    ['consulta', (sesion, sql) => sesion.consultar(sql)],
  ])('un error en %s lleva su fase y la línea dentro del texto enviado', async (fase, lanzar) => {
    await using sesion = await conexion.conectar(LIMITES);
    const sql = "-- 'ñ';\r\nINSERT INTO ausente VALUES (';');\n\nSELECT 1";
    const { datos } = await errorDe(lanzar(sesion, sql));
    expect(datos).toMatchObject({ fase, linea: 2, clase: 'objeto_inexistente' });
  });

  test('pasar del límite de filas es un error de recursos', async () => {
    await using sesion = await conexion.conectar({ ...LIMITES, filas: 2 });
    const dos = 'SELECT 1 AS a UNION ALL SELECT 2';
    expect((await sesion.consultar(dos)).filas).toHaveLength(2);
    const { datos } = await errorDe(sesion.consultar(`${dos} UNION ALL SELECT 3`));
    expect(datos).toMatchObject({ fase: 'recursos', mensaje: 'La consulta devolvió más de 2 filas.' });
  });
}

function conformidadDeSesion(motor: Motor, { ajuste }: Respuestas, { conectar }: Conexion): void {
  test('dice quién es y con qué controlador habla', async () => {
    await using sesion = await conectar(LIMITES);
    expect(sesion.identidad).toMatchObject({
      nombre: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d+(?:\.\d+)+/),
      controlador: expect.stringMatching(/^\S+ \d+(?:\.\d+)+/),
    });
    if (sesion.identidad.sustituto === undefined) expect(sesion.identidad.nombre).toBe(motor.titulo);
  });

  test.each(['', '-- nada;', '/* ; */ ;;'])('acepta una preparación sin sentencias: «%s»', async (guion) => {
    await using sesion = await conectar(LIMITES);
    expect(await sesion.preparar(guion)).toEqual([]);
    expect((await sesion.consultar('SELECT 1 AS a')).filas).toHaveLength(1);
  });

  test('no ve nada de una sesión anterior ni de otra abierta a la vez', async () => {
    await using abierta = await conectar(LIMITES);
    await abierta.preparar(`${TABLA}; INSERT INTO t VALUES (1)`);
    {
      await using anterior = await conectar(LIMITES);
      await anterior.preparar(`${TABLA}; CREATE TABLE u (a INTEGER)`);
    }
    await using sesion = await conectar(LIMITES);
    for (const tabla of ['t', 'u']) {
      const { datos } = await errorDe(sesion.consultar(`SELECT a FROM ${tabla}`));
      expect(datos.clase).toBe('objeto_inexistente');
    }
    await sesion.preparar(TABLA);
    expect((await sesion.consultar('SELECT a FROM t')).filas).toEqual([]);
  });

  test('T150, T160: un ajuste de una sesión no llega a la siguiente', async () => {
    const leer = async (cambiar: string) => {
      await using sesion = await conectar(LIMITES);
      await sesion.preparar(cambiar);
      return (await sesion.consultar(ajuste.leer)).filas;
    };
    const deFabrica = await leer('');
    expect(await leer(ajuste.cambiar)).not.toEqual(deFabrica);
    expect(await leer('')).toEqual(deFabrica);
  });

  test('una transacción sin cerrar no estorba a la sesión siguiente', async () => {
    {
      await using sesion = await conectar(LIMITES);
      await sesion.preparar(`BEGIN; ${TABLA}; INSERT INTO t VALUES (1)`);
      expect((await sesion.consultar('SELECT a FROM t')).filas).toHaveLength(1);
    }
    await using siguiente = await conectar(LIMITES);
    await siguiente.preparar(`${TABLA}; INSERT INTO t VALUES (2)`);
    expect((await siguiente.consultar('SELECT a FROM t')).filas).toHaveLength(1);
  });

  test('sigue después de un error', async () => {
    await using sesion = await conectar(LIMITES);
    await errorDe(sesion.preparar('INSERT INTO ausente VALUES (1)'));
    await errorDe(sesion.consultar('SELEC 1'));
    expect((await sesion.consultar('SELECT 1 AS a')).filas).toHaveLength(1);
  });

  test('se puede cerrar dos veces', async () => {
    const sesion = await conectar(LIMITES);
    await sesion[Symbol.asyncDispose]();
    await expect(sesion[Symbol.asyncDispose]()).resolves.toBeUndefined();
  });
}
