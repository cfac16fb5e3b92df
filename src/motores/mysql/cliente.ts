import mysql, { type Connection, type FieldPacket } from 'mysql2';
import { errorPorFilas } from '../resultado.ts';
import { ESPERA_DE_CONEXION_MS } from '../servidor/conexion-fallida.ts';
import { errorDeConexion } from './errores.ts';

/** Una conexión de `mysql2`. */
export type ClienteMysql = Connection;

/** Resultado de una sentencia que devuelve filas: celdas en bytes del protocolo de texto, sin interpretar. */
export interface ResultadoCrudo {
  readonly campos: readonly FieldPacket[];
  readonly filas: readonly (readonly (Buffer | null)[])[];
}

/** Abre una conexión o lanza `ErrorDeMotor` de fase `conexion`. */
export async function abrirCliente(url: string): Promise<ClienteMysql> {
  try {
    const cliente = mysql.createConnection({
      uri: url,
      connectTimeout: ESPERA_DE_CONEXION_MS,
      // Un servidor no puede pedir archivos de esta máquina: https://dev.mysql.com/doc/refman/8.4/en/load-data-local-security.html
      flags: ['-LOCAL_FILES'],
    });
    await new Promise<void>((resolver, rechazar) => {
      cliente.once('error', rechazar);
      cliente.connect((error) => (error ? rechazar(error) : resolver()));
    });
    // Sin oyente, un servidor que muere acabaría con la herramienta; el error llega también a la consulta en curso.
    cliente.on('error', () => undefined);
    return cliente;
  } catch (causa) {
    throw errorDeConexion(causa, url);
  }
}

/** Cierra la conexión con una despedida; no falla si ya no existía. */
export function cerrarCliente(cliente: ClienteMysql): Promise<void> {
  return new Promise((resolver) => cliente.end(() => resolver()));
}

/**
 * Manda una sentencia por el protocolo de texto y reúne sus resultados: ninguno, uno, o varios si llama a un
 * procedimiento. Al pasar de `maximo` filas llama a `cancelar` y lanza `ErrorDeMotor` de fase `recursos`.
 */
export function enviar(
  cliente: ClienteMysql,
  sql: string,
  maximo = Number.POSITIVE_INFINITY,
  cancelar: () => Promise<unknown> = async () => undefined,
): Promise<readonly ResultadoCrudo[]> {
  return new Promise((resolver, rechazar) => {
    const resultados: { campos: FieldPacket[]; filas: (Buffer | null)[][] }[] = [];
    let filas = 0;
    let dio: 'filas' | 'acuse' = 'acuse';
    const consulta = cliente.query({ sql, rowsAsArray: true, typeCast: (campo) => campo.buffer() });
    consulta.on('fields', (campos: FieldPacket[] | undefined) => {
      dio = campos ? 'filas' : 'acuse';
      if (campos) resultados.push({ campos: campos.map(apartarNombre), filas: [] });
    });
    consulta.on('result', (fila) => {
      if (dio === 'acuse') return;
      if (++filas === maximo + 1) cancelar().catch(() => undefined);
      else if (filas <= maximo) resultados.at(-1)?.filas.push(fila as unknown as (Buffer | null)[]);
    });
    consulta.on('error', (error) => rechazar(filas > maximo ? errorPorFilas(maximo) : error));
    consulta.on('end', () => (filas > maximo ? rechazar(errorPorFilas(maximo)) : resolver(resultados)));
  });
}

/**
 * Copia de un campo con su nombre. Al original se le quita: `mysql2` se niega a leer columnas que se llamen `__proto__`,
 * aunque las filas sean listas, y deja la consulta sin respuesta.
 */
function apartarNombre(campo: FieldPacket): FieldPacket {
  const copia = Object.assign(Object.create(Object.getPrototypeOf(campo)), campo) as FieldPacket;
  campo.name = '';
  return copia;
}

/** Filas de una consulta propia, como texto. */
export async function preguntar(
  cliente: ClienteMysql,
  sql: string,
): Promise<readonly (readonly (string | null)[])[]> {
  const [resultado] = await enviar(cliente, sql);
  return (resultado?.filas ?? []).map((fila) => fila.map((celda) => celda?.toString('utf8') ?? null));
}
