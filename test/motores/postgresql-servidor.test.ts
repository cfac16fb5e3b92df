import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { DatosDeError } from '../../src/dominio/errores.ts';
import { ErrorDeMotor } from '../../src/dominio/errores.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { postgresql } from '../../src/motores/postgresql.ts';
import { conCredenciales } from '../../src/motores/servidor/direccion.ts';
import { LIMITES } from '../conformidad/conformidad.ts';
import { decimal, entero, fecha, instante, otro, texto } from '../conformidad/valores.ts';
import { servidorReal } from '../servidores/abrir.ts';

describe.each([
  ['embebido', 18],
  ['local', 15],
] as const)('PostgreSQL de origen %s', (origen, mayor) => {
  const url = servidorReal(postgresql, origen);

  async function correr(consulta: string, preparacion = '', enUrl = url(), limites = LIMITES) {
    await using sesion = await postgresql.conectar({ tipo: 'url', url: enUrl }, limites);
    await sesion.preparar(preparacion);
    return (await sesion.consultar(consulta)).filas;
  }

  async function fallo(consulta: string, preparacion = '', enUrl = url()): Promise<DatosDeError> {
    const error = await correr(consulta, preparacion, enUrl).catch((causa: unknown) => causa);
    if (!(error instanceof ErrorDeMotor)) throw error ?? new Error('no falló');
    return error.datos;
  }

  /** Lo que se ve en el servidor entrando como su administrador. */
  async function enElServidor(sql: string, ...valores: unknown[]): Promise<string[]> {
    const cliente = new pg.Client({ connectionString: url() });
    await cliente.connect();
    try {
      const { rows } = await cliente.query<{ nombre: string }>(sql, valores);
      return rows.map(({ nombre }) => nombre);
    } finally {
      await cliente.end();
    }
  }

  /** Roles, esquemas, bases y tablas que no son de fábrica. */
  const inventario = () =>
    enElServidor(`
      SELECT 'rol ' || rolname AS nombre FROM pg_roles WHERE rolname !~ '^pg_'
      UNION ALL SELECT 'esquema ' || nspname FROM pg_namespace WHERE nspname !~ '^pg_'
      UNION ALL SELECT 'base ' || datname FROM pg_database
      UNION ALL SELECT 'tabla ' || relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
      UNION ALL SELECT 'permiso ' || coalesce(datacl::text, '') FROM pg_database WHERE datname = current_database()
      ORDER BY 1`);

  test(`el servidor es PostgreSQL ${mayor}`, async () => {
    const identidad = await postgresql.servidor?.sondear(url());
    expect(identidad).toMatchObject({ nombre: 'PostgreSQL', version: expect.stringMatching(`^${mayor}\\.`) });
    expect(identidad).not.toHaveProperty('sustituto');
  });

  test.each<[titulo: string, sql: string, esperado: Valor]>([
    [
      'un numeric de 40 cifras',
      '1234567890123456789012345678901234567.890',
      decimal('1234567890123456789012345678901234567.890'),
    ],
    ['NaN en un numeric (T37)', "'NaN'::numeric", decimal('NaN')],
    ['un CHAR con su relleno (T70)', "'abc'::char(5)", texto('abc  ')],
    ['una lista (T97)', 'ARRAY[1, NULL, 3]', otro('integer[]', '{1,NULL,3}')],
    [
      'un uuid (T102)',
      "'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'::uuid",
      otro('uuid', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
    ],
    ['un intervalo en ISO 8601 (T91)', "interval '1 day 2 hours'", otro('interval', 'P1DT2H')],
    ['una fecha infinita (T81)', "'infinity'::date", fecha('infinity')],
    ['una fecha antes de Cristo', "'0044-03-15 BC'::date", fecha('0044-03-15 BC')],
    ['un bit (T99)', "X'41'", otro('bit(8)', '01000001')],
  ])('da %s', async (_titulo, sql, esperado) => {
    const [[valor] = []] = await correr(`SELECT ${sql}`);
    expect(valor).toMatchObject(
      esperado.tipo === 'otro' ? { tipo: 'otro', texto: esperado.texto } : esperado,
    );
  });

  test('toma un enumerado y un dominio creados en el guion por su texto y por su tipo base', async () => {
    const preparacion = "CREATE TYPE color AS ENUM ('rojo'); CREATE DOMAIN edad AS integer CHECK (VALUE > 0)";
    expect(await correr("SELECT 'rojo'::color, 7::edad", preparacion)).toEqual([[texto('rojo'), entero(7)]]);
  });

  test.each(['America/Bogota', 'Asia/Kolkata', 'UTC', 'Australia/Lord_Howe'])(
    'da en UTC un instante aunque el guion ponga la zona %s (T78)',
    async (zona) => {
      const sql = "SELECT TIMESTAMPTZ '2024-03-10 02:30:00.25+00', TIMESTAMPTZ '0033-12-31 23:00:00+00'";
      expect(await correr(sql, `SET TimeZone = '${zona}'`)).toEqual([
        [instante('2024-03-10 02:30:00.25', true), instante('0033-12-31 23:00:00', true)],
      ]);
    },
  );

  test('T79: una fecha escrita a la alemana llega como la escribe el servidor, no como NULL', async () => {
    expect(await correr("SELECT DATE '2024-03-10'", "SET DateStyle = 'German'")).toEqual([
      [fecha('10.03.2024')],
    ]);
  });

  test.each<[orden: string, sql: string, linea: number]>([
    ['\\d', 'SELECT 1;\n\\d inscripciones\n', 2],
    ['\\copy', "\\copy t from 'datos.csv'", 1],
  ])('T140: rechaza la orden %s de psql y dice que lo es', async (orden, sql, linea) => {
    expect(await fallo(sql)).toMatchObject({
      linea,
      clase: 'sintaxis',
      mensaje: expect.stringContaining(`«${orden}» es una orden de psql`),
    });
  });

  test.each([
    ['COPY t FROM STDIN;\n1\n\\.\n', 'CREATE TABLE t (a integer)'],
    ['COPY t TO STDOUT', 'CREATE TABLE t (a integer)'],
  ])('T140: rechaza %j y dice por qué', async (consulta, preparacion) => {
    expect(await fallo(consulta, preparacion)).toMatchObject({
      fase: 'consulta',
      mensaje: expect.stringMatching(/^COPY con STDIN o STDOUT necesita un cliente/),
    });
  });

  test('sitúa un error por línea y columna aunque haya emojis antes', async () => {
    expect(await fallo("SELECT 1;\nSELECT '😀😀', ausente FROM pg_class")).toMatchObject({
      linea: 2,
      columna: 14,
    });
  });

  test('ejecuta lo que no admite transacción, como VACUUM o un índice concurrente', async () => {
    const preparacion = 'CREATE TABLE t (a integer); CREATE INDEX CONCURRENTLY i ON t (a); VACUUM ANALYZE t';
    expect(await correr('SELECT count(*) FROM t', preparacion)).toEqual([[entero(0)]]);
  });

  test('T138: los puntos y coma entre los paréntesis de una regla no la cortan', async () => {
    const preparacion = `CREATE TABLE t (a integer); CREATE TABLE u (a integer);
      CREATE RULE r AS ON INSERT TO t DO ALSO (INSERT INTO u VALUES (NEW.a); INSERT INTO u VALUES (NEW.a + 1));
      INSERT INTO t VALUES (1)`;
    expect(await correr('SELECT a FROM u ORDER BY a', preparacion)).toEqual([[entero(1)], [entero(2)]]);
  });

  describe('el encierro de los guiones', () => {
    test('T151: el rol del guion no es superusuario ni puede crear bases', async () => {
      const [fila] = await correr(
        'SELECT rolsuper, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
      );
      expect(fila).toEqual(Array(4).fill({ tipo: 'booleano', valor: false }));
    });

    test.each([
      "SELECT pg_read_file('/etc/passwd')",
      "SELECT pg_ls_dir('/')",
      "COPY (SELECT 1) TO '/tmp/no-debe-existir'",
      "COPY (SELECT 1) TO PROGRAM 'id'",
      "SELECT lo_import('/etc/passwd')",
      "ALTER SYSTEM SET work_mem = '1GB'",
      'CREATE DATABASE otra',
      'SET ROLE administrador',
      'SET SESSION AUTHORIZATION administrador',
      'CREATE ROLE jefe SUPERUSER',
      'ALTER ROLE administrador NOLOGIN',
      'GRANT administrador TO CURRENT_USER',
      'CREATE EXTENSION dblink',
      'DELETE FROM pg_authid',
      'SELECT * FROM pg_authid',
    ])('T151: rechaza %s', async (sql) => {
      expect(await fallo(sql)).toMatchObject({
        clase: 'permiso',
        mensaje: expect.stringMatching(/^Operación rechazada: /),
      });
    });

    test.each(['pg_read_server_files', 'pg_execute_server_program', 'pg_read_all_data'])(
      'T151: crear roles no le sirve para concederse %s',
      async (rol) => {
        await expect(correr(`GRANT ${rol} TO CURRENT_USER; SELECT 1`)).rejects.toThrow(ErrorDeMotor);
      },
    );

    test('la seguridad por filas funciona con un rol que crea el guion', async () => {
      const preparacion = `
        CREATE TABLE notas (alumno TEXT, nota INTEGER);
        INSERT INTO notas VALUES ('ana', 9), ('luis', 4);
        CREATE ROLE ana;
        ALTER TABLE notas ENABLE ROW LEVEL SECURITY;
        CREATE POLICY propias ON notas USING (alumno = current_user);
        GRANT SELECT ON notas TO ana;`;
      expect(await correr('SET ROLE ana; SELECT * FROM notas', preparacion)).toEqual([
        [texto('ana'), entero(9)],
      ]);
      expect(await inventario()).not.toContain('rol ana');
    });

    test('T160: ni SET ROLE, ni search_path, ni una transacción a medias llegan a la siguiente', async () => {
      const desorden = `CREATE ROLE alumno; SET search_path = pg_catalog; BEGIN; SET LOCAL ROLE alumno`;
      await correr('SELECT 1', desorden);
      const [fila] = await correr(
        "SELECT current_user = session_user, current_schema() ~ '^ve', now() = statement_timestamp()",
      );
      expect(fila).toEqual(Array(3).fill({ tipo: 'booleano', valor: true }));
    });

    test('dos implementaciones que crean el mismo rol a la vez no chocan', async () => {
      const una = () =>
        correr('SET ROLE profesor; SELECT current_user::text', 'CREATE ROLE profesor; SELECT pg_sleep(0.2)');
      expect(await Promise.all([una(), una(), una()])).toEqual(Array(3).fill([[texto('profesor')]]));
    });
  });

  describe('en un servidor ajeno', () => {
    /** Una URL del mismo servidor con otro rol, que dura lo que la prueba. */
    async function conRol(atributos: string): Promise<AsyncDisposable & { url: string; rol: string }> {
      const rol = `ajeno_${Math.random().toString(36).slice(2)}`;
      await enElServidor(`CREATE ROLE ${rol} LOGIN PASSWORD 'cl4ve' ${atributos}`);
      await enElServidor(`GRANT CREATE ON DATABASE postgres TO ${rol} WITH GRANT OPTION`);
      return {
        rol,
        url: conCredenciales(url(), { usuario: rol, clave: 'cl4ve' }),
        async [Symbol.asyncDispose]() {
          await enElServidor(`DROP OWNED BY ${rol}`);
          await enElServidor(`DROP ROLE ${rol}`);
        },
      };
    }

    const EXTENSO = `
      CREATE TABLE t (a integer); CREATE SCHEMA aparte; CREATE TABLE aparte.u (a integer);
      CREATE FUNCTION f() RETURNS integer LANGUAGE sql AS 'SELECT 1'; SELECT lo_create(0);`;

    test.each([
      ['un superusuario', 'SUPERUSER', `${EXTENSO} CREATE EXTENSION pg_trgm;`],
      ['un rol sin privilegios', '', EXTENSO.replace('SELECT lo_create(0);', '')],
    ])(
      'con %s no deja nada: ni si acaba bien, ni si falla, ni si se corta',
      async (_titulo, atributos, guion) => {
        await using ajeno = await conRol(atributos);
        const antes = await inventario();
        await correr('SELECT 1', guion, ajeno.url);
        await fallo('SELECT 1 / 0', guion, ajeno.url);
        await expect(
          correr('SELECT pg_sleep(60)', guion, ajeno.url, { ...LIMITES, tiempoMs: 500 }),
        ).rejects.toThrow(/Pasó del límite/);
        expect(await inventario()).toEqual(antes);
      },
    );

    test('con un rol que crea roles, borra también los que creó el guion', async () => {
      await using ajeno = await conRol('CREATEROLE');
      const antes = await inventario();
      const guion = `${EXTENSO} CREATE ROLE visitante; GRANT USAGE ON SCHEMA aparte TO visitante;
        CREATE ROLE otro IN ROLE visitante; SET ROLE visitante;`;
      expect(await correr('SELECT current_user::text', guion, ajeno.url)).toEqual([[texto('visitante')]]);
      expect(await inventario()).toEqual(antes);
    });

    test('no borra un rol ajeno que aparece mientras corre, si el guion no lo nombra', async () => {
      const sesion = await postgresql.conectar({ tipo: 'url', url: url() }, LIMITES);
      await enElServidor('CREATE ROLE vecino');
      await sesion.preparar('CREATE ROLE inquilino');
      await sesion[Symbol.asyncDispose]();
      expect(await inventario()).toContain('rol vecino');
      expect(await inventario()).not.toContain('rol inquilino');
      await enElServidor('DROP ROLE vecino');
    });

    test('sin permiso para crear un esquema, lo dice y dice qué permiso falta', async () => {
      await using ajeno = await conRol('');
      await enElServidor(`REVOKE CREATE ON DATABASE postgres FROM ${ajeno.rol}`);
      expect(await fallo('SELECT 1', '', ajeno.url)).toMatchObject({
        fase: 'conexion',
        mensaje: expect.stringMatching(/No se pudo preparar un esquema propio/),
        consejo: expect.stringMatching(/CREATE/),
      });
    });
  });

  test('si cortan la sesión en medio de una consulta, es un error con explicación y no queda nada', async () => {
    const antes = await inventario();
    const sesion = await postgresql.conectar({ tipo: 'url', url: url() }, LIMITES);
    const consulta = sesion.consultar('SELECT pg_sleep(60)').catch((causa: unknown) => causa);
    await enElServidor(`
      SELECT pg_terminate_backend(pid)::text AS nombre FROM pg_stat_activity WHERE query ~ '^SELECT pg_sleep'`);
    const error = await consulta;
    expect(error).toBeInstanceOf(ErrorDeMotor);
    expect((error as ErrorDeMotor).datos).toMatchObject({ fase: 'consulta' });
    await sesion[Symbol.asyncDispose]();
    expect(await inventario()).toEqual(antes);
  });
});
