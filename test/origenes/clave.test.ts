import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { postgresql } from '../../src/motores/postgresql.ts';
import { copiarClase071, ejecutar } from '../cli/programa.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { entornoReal } from '../servidores/entorno.ts';

// Donde no cabe un zócalo el servidor escucha en un puerto: así se parece al de un usuario.
const url = servidorReal(postgresql, 'local', { entorno: { ...entornoReal(), plataforma: 'freebsd' } });

const CLAVE_ERRONEA = 'cl4ve-secr3ta';

async function enElServidor(): Promise<unknown> {
  const cliente = new pg.Client({ connectionString: url() });
  await cliente.connect();
  try {
    const { rows } = await cliente.query(`
      SELECT rolname AS nombre FROM pg_roles UNION ALL SELECT nspname FROM pg_namespace
      UNION ALL SELECT datname FROM pg_database ORDER BY 1`);
    return rows;
  } finally {
    await cliente.end();
  }
}

/** Ejecuta la clase 071 en PostgreSQL con todos los formatos, y junta todo lo que escribió. */
async function verificar(suUrl: string, estropear = false) {
  using clase = copiarClase071();
  if (estropear) clase.cambiar('implementaciones/postgresql/consulta.sql', 'SELECT', 'SELEC');
  const formatos = ['consola', 'json', 'junit', 'markdown', 'github'];
  const { codigo, salida, errores } = await ejecutar(
    [
      ...['--raiz', clase.raiz, '--clase', '071', '--motor', 'postgresql', '--detalle'],
      ...formatos.flatMap((formato) => [
        '--formato',
        `${formato}=${path.join(clase.raiz, `${formato}.txt`)}`,
      ]),
    ],
    { variables: { VERIFICAR_POSTGRESQL_URL: suUrl } },
  );
  const archivos = readdirSync(clase.raiz)
    .filter((nombre) => nombre.endsWith('.txt'))
    .map((nombre) => readFileSync(path.join(clase.raiz, nombre), 'utf8'));
  expect(archivos).toHaveLength(formatos.length);
  return { codigo, todo: [salida, errores, ...archivos].join('\n') };
}

describe('una URL propia en VERIFICAR_POSTGRESQL_URL', () => {
  test('verifica la clase 071, no deja nada en el servidor y no se ve la contraseña', async () => {
    const antes = await enElServidor();
    const { codigo, todo } = await verificar(url());
    expect(todo).toContain('EQUIVALENCIA_OK 1 verificadas');
    expect(codigo).toBe(0);
    expect(todo).not.toContain(new URL(url()).password);
    expect(await enElServidor()).toEqual(antes);
  });

  test('si la implementación falla, tampoco', async () => {
    const antes = await enElServidor();
    const { codigo, todo } = await verificar(url(), true);
    expect(todo).toContain('EQUIVALENCIA_FALLIDA');
    expect(codigo).toBe(1);
    expect(todo).not.toContain(new URL(url()).password);
    expect(await enElServidor()).toEqual(antes);
  });

  test.each<[titulo: string, cambiar: (buena: string) => string]>([
    ['con otra contraseña', (buena) => buena.replace(/:[^:@/]*@/, `:${CLAVE_ERRONEA}@`)],
    ['con un puerto cerrado', () => `postgresql://u:${CLAVE_ERRONEA}@127.0.0.1:1/base`],
    ['mal escrita', () => `postgresql://u:1/${CLAVE_ERRONEA}@equipo/base`],
    ['de otro protocolo', () => `mysql://u:${CLAVE_ERRONEA}@equipo/base`],
  ])('%s, es un fallo que no la enseña', async (_titulo, cambiar) => {
    const { codigo, todo } = await verificar(cambiar(url()));
    expect(codigo).toBe(1);
    expect(todo).toContain('EQUIVALENCIA_FALLIDA');
    expect(todo).not.toContain(CLAVE_ERRONEA);
  });
});
