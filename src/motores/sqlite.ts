import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';
import type { Limites } from '../dominio/corrida.ts';
import type { Fase } from '../dominio/errores.ts';
import type { Columna, Tabla } from '../dominio/tabla.ts';
import type { Valor } from '../dominio/valor.ts';
import { SQLITE } from '../sql/dialecto.ts';
import { type Sentencia, sentencias } from '../sql/sentencias.ts';
import type { Motor, Sesion } from './motor.ts';
import { errorPorFilas, unicoResultado } from './resultado.ts';
import { errorDeSqlite } from './sqlite/error.ts';
import { exigirPermitida } from './sqlite/permiso.ts';
import { exigirSinNulos } from './texto-enviable.ts';

/** Lo que better-sqlite3 da con `raw` y `safeIntegers`. */
type Crudo = null | bigint | number | string | Buffer;

/** El tipo es de cada celda, no de la columna: https://sqlite.org/datatype3.html */
function valorDe(crudo: Crudo): Valor {
  if (crudo === null) return { tipo: 'nulo' };
  if (typeof crudo === 'bigint') return { tipo: 'entero', valor: crudo };
  if (typeof crudo === 'number') return { tipo: 'flotante', valor: crudo, bits: 64 };
  if (typeof crudo === 'string') return { tipo: 'texto', valor: crudo };
  return { tipo: 'bytes', valor: new Uint8Array(crudo) };
}

function leer(sentencia: BetterSqlite3.Statement, limites: Limites): Tabla {
  const columnas: Columna[] = sentencia.columns().map(({ name, type }) => ({
    nombre: name,
    tipoMotor: type ?? '',
  }));
  const filas: Valor[][] = [];
  for (const fila of sentencia.raw(true).safeIntegers(true).iterate() as Iterable<Crudo[]>) {
    if (filas.length === limites.filas) throw errorPorFilas(limites.filas);
    filas.push(fila.map(valorDe));
  }
  return { columnas, filas };
}

/** Ejecuta una sentencia y devuelve su tabla, si la da. Cada sentencia se prepara en su momento y una sola vez. */
function ejecutar(bd: BetterSqlite3.Database, sentencia: Sentencia, limites: Limites): Tabla | undefined {
  exigirPermitida(bd, sentencia.texto);
  const preparada = bd.prepare(sentencia.texto);
  if (preparada.reader) return leer(preparada, limites);
  preparada.run();
  return undefined;
}

function ejecutarGuion(bd: BetterSqlite3.Database, guion: string, fase: Fase, limites: Limites): Tabla[] {
  exigirSinNulos(guion, fase);
  return sentencias(guion, SQLITE).flatMap((sentencia) => {
    try {
      return ejecutar(bd, sentencia, limites) ?? [];
    } catch (causa) {
      throw errorDeSqlite(causa, fase, guion, sentencia);
    }
  });
}

/** SQLite en memoria, sin ATTACH, VACUUM INTO ni extensiones, con claves foráneas activas. */
export const sqlite: Motor = {
  id: 'sqlite',
  titulo: 'SQLite',
  nivel: 'nucleo',
  doc: 'https://sqlite.org/docs.html',
  dominios: ['sqlite.org'],
  dialecto: SQLITE,

  async conectar(_destino, limites): Promise<Sesion> {
    const { default: BaseDeDatos } = await import('better-sqlite3');
    const bd = new BaseDeDatos(':memory:');
    // https://sqlite.org/foreignkeys.html: la consola de SQLite las trae apagadas; aquí se dice.
    bd.pragma('foreign_keys = ON');
    bd.pragma('temp_store = MEMORY');
    return {
      identidad: {
        nombre: 'SQLite',
        version: String(bd.prepare('SELECT sqlite_version()').pluck().get()),
        controlador: `better-sqlite3 ${versionDelControlador()}`,
      },
      async preparar(guion) {
        ejecutarGuion(bd, guion, 'preparacion', limites);
        return [];
      },
      async consultar(sql) {
        return unicoResultado(ejecutarGuion(bd, sql, 'consulta', limites));
      },
      async [Symbol.asyncDispose]() {
        bd.close();
      },
    };
  },
};

function versionDelControlador(): string {
  return (createRequire(import.meta.url)('better-sqlite3/package.json') as { version: string }).version;
}
