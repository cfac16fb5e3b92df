import pg, { type Client, type FieldDef, type QueryArrayConfig } from 'pg';
import { errorPorFilas } from '../resultado.ts';
import { ESPERA_DE_CONEXION_MS } from '../servidor/conexion-fallida.ts';
import { errorDeConexion } from './errores.ts';

/** Resultado de una sentencia: celdas en el texto del protocolo, sin interpretar. */
export interface ResultadoCrudo {
  /** Etiqueta de la orden, p. ej. `SELECT`. */
  readonly orden: string;
  readonly campos: readonly FieldDef[];
  readonly filas: readonly (readonly (string | null)[])[];
}

/** Abre una conexión o lanza `ErrorDeMotor` de fase `conexion`. */
export async function abrirCliente(url: string): Promise<Client> {
  try {
    const cliente = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ESPERA_DE_CONEXION_MS,
      application_name: 'verificar-equivalencia',
    });
    // Sin oyente, un servidor que muere acabaría con la herramienta; el error llega también a la consulta en curso.
    cliente.on('error', () => undefined);
    await cliente.connect();
    return cliente;
  } catch (causa) {
    throw errorDeConexion(causa, url);
  }
}

/** Cierra la conexión sin esperar a un servidor que no responde. */
export function soltarCliente(cliente: Client): void {
  cliente.connection.stream.destroy();
}

/**
 * Manda un texto por el protocolo simple y reúne lo que devuelve cada sentencia. Al pasar de `maximo` filas llama a
 * `cancelar` y lanza `ErrorDeMotor` de fase `recursos`; no guarda ninguna más.
 */
export async function enviar(
  cliente: Client,
  texto: string,
  maximo = Number.POSITIVE_INFINITY,
  cancelar: () => Promise<unknown> = async () => undefined,
): Promise<readonly ResultadoCrudo[]> {
  return new Promise((resolver, rechazar) => {
    const configuracion: QueryArrayConfig = {
      text: texto,
      rowMode: 'array',
      types: { getTypeParser: () => (crudo: string) => crudo },
    };
    const consulta = new pg.Query<(string | null)[]>(configuracion);
    let filas = 0;
    const excede = () => filas > maximo;
    consulta.on('row', (fila, resultado) => {
      if (++filas === maximo + 1) cancelar().catch(() => undefined);
      else if (!excede()) resultado?.addRow(fila);
    });
    consulta.on('error', (error) => rechazar(excede() ? errorPorFilas(maximo) : error));
    consulta.on('end', (fin) => {
      if (excede()) rechazar(errorPorFilas(maximo));
      else resolver([fin].flat().map((r) => ({ orden: r.command, campos: r.fields, filas: r.rows })));
    });
    cliente.query(consulta);
  });
}

/**
 * La URL con ajustes de sesión que valen desde la conexión, añadidos a los que ya pedía.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNECT-OPTIONS
 */
export function conOpciones(url: string, ajustes: Readonly<Record<string, string>>): string {
  const copia = new URL(url);
  const propias = Object.entries(ajustes).map(
    ([nombre, valor]) => `-c ${nombre}=${valor.replaceAll(' ', '\\ ')}`,
  );
  const previas = copia.searchParams.get('options') ?? '';
  copia.searchParams.set('options', [previas, ...propias].join(' ').trim());
  return copia.href;
}
