import type {
  DuckDBConnection,
  DuckDBInstance,
  DuckDBPreparedStatement,
  DuckDBResult,
} from '@duckdb/node-api';
import type { Limites } from '../../dominio/corrida.ts';
import type { Fase } from '../../dominio/errores.ts';
import type { Tabla } from '../../dominio/tabla.ts';
import type { Valor } from '../../dominio/valor.ts';
import { DUCKDB } from '../../sql/dialecto.ts';
import { sentencias } from '../../sql/sentencias.ts';
import { controladorDe } from '../controlador.ts';
import type { Sesion } from '../motor.ts';
import { errorPorFilas, unicoResultado } from '../resultado.ts';
import { exigirSinNulos } from '../texto-enviable.ts';
import { controlador } from './controlador.ts';
import { errorDeDuckdb } from './error.ts';
import { conversorDe } from './valor.ts';

const { ResultReturnType, StatementType } = controlador;

/**
 * Opciones que un guion puede cambiar porque solo afectan a lo que significa su SQL; las demás quedan cerradas.
 * https://duckdb.org/docs/stable/configuration/overview
 */
const OPCIONES_ABIERTAS = [
  'TimeZone',
  'Calendar',
  'default_null_order',
  'default_order',
  'default_collation',
  'integer_division',
  'ieee_floating_point_ops',
  'old_implicit_casting',
  'order_by_non_integer_literal',
  'preserve_identifier_case',
  'preserve_insertion_order',
  'scalar_subquery_error_on_multiple_rows',
  'lambda_syntax',
];

/** Cierra la base en este orden: lo que deja salir de ella, y al final la propia configuración. */
const CIERRE = `
  SET TimeZone = 'UTC';
  SET errors_as_json = true;
  SET temp_directory = '';
  SET allowed_paths = [];
  SET enable_external_access = false;
  SET allowed_configs = [${OPCIONES_ABIERTAS.map((opcion) => `'${opcion}'`).join(', ')}];
  SET lock_configuration = true`;

/** Parte de la memoria del proceso que se deja a Node y a las filas ya convertidas. */
const PARTE_DEL_MOTOR = 0.75;

async function abrirBase(limites: Limites): Promise<DuckDBInstance> {
  return controlador.DuckDBInstance.create(':memory:', {
    // Con un solo hilo, una suma de flotantes o unas filas sin ORDER BY salen igual en todas las corridas.
    threads: '1',
    memory_limit: `${Math.ceil(limites.memoriaMiB * PARTE_DEL_MOTOR)}MiB`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
}

async function leer(resultado: DuckDBResult, limites: Limites): Promise<Tabla> {
  const tipos = resultado.columnTypes();
  const columnas = resultado.columnNames().map((nombre, i) => ({ nombre, tipoMotor: String(tipos[i]) }));
  const conversores = tipos.map(conversorDe);
  const filas: Valor[][] = [];
  for await (const trozo of resultado) {
    if (filas.length + trozo.rowCount > limites.filas) throw errorPorFilas(limites.filas);
    for (const fila of trozo.getRows())
      filas.push(conversores.map((convertir, i) => convertir(fila[i] ?? null)));
  }
  return { columnas, filas };
}

/** PRAGMA, CHECKPOINT, VACUUM… responden con una tabla `Success` vacía que no es un resultado. */
function esAcuse(preparada: DuckDBPreparedStatement, { columnas, filas }: Tabla): boolean {
  return (
    preparada.statementType !== StatementType.SELECT &&
    columnas[0]?.nombre === 'Success' &&
    filas.length === 0
  );
}

/** Cada sentencia se prepara justo antes de ejecutarla y no se reutiliza: https://github.com/duckdb/duckdb/issues/23704 */
async function ejecutar(preparada: DuckDBPreparedStatement, limites: Limites): Promise<Tabla | undefined> {
  const resultado = await preparada.stream();
  const tabla = await leer(resultado, limites);
  const daFilas = resultado.returnType === ResultReturnType.QUERY_RESULT;
  return daFilas && !esAcuse(preparada, tabla) ? tabla : undefined;
}

async function ejecutarGuion(
  conexion: DuckDBConnection,
  guion: string,
  fase: Fase,
  limites: Limites,
): Promise<Tabla[]> {
  exigirSinNulos(guion, fase);
  const tablas: Tabla[] = [];
  for (const sentencia of sentencias(guion, DUCKDB)) {
    try {
      // Una sentencia nuestra puede ser varias del motor: PIVOT crea antes un ENUM.
      const extraidas = await conexion.extractStatements(sentencia.texto);
      for (let i = 0; i < extraidas.count; i++) {
        const tabla = await ejecutar(await extraidas.prepare(i), limites);
        if (tabla !== undefined) tablas.push(tabla);
      }
    } catch (causa) {
      throw errorDeDuckdb(causa, fase, guion, sentencia);
    }
  }
  return tablas;
}

/** Abre una base en memoria nueva, ya cerrada al exterior. */
export async function abrirSesion(limites: Limites): Promise<Sesion> {
  const base = await abrirBase(limites);
  const conexion = await base.connect();
  await conexion.run(CIERRE);
  return {
    identidad: {
      nombre: 'DuckDB',
      version: controlador.version().replace(/^v/, ''),
      controlador: controladorDe('@duckdb/node-api'),
    },
    async preparar(guion) {
      await ejecutarGuion(conexion, guion, 'preparacion', limites);
      return [];
    },
    async consultar(sql) {
      return unicoResultado(await ejecutarGuion(conexion, sql, 'consulta', limites));
    },
    async [Symbol.asyncDispose]() {
      conexion.closeSync();
      base.closeSync();
    },
  };
}
