import BaseDeDatos from 'better-sqlite3';
import type { Limites } from '../../dominio/corrida.ts';
import type { Fase } from '../../dominio/errores.ts';
import type { Columna, Tabla } from '../../dominio/tabla.ts';
import type { Valor } from '../../dominio/valor.ts';
import { SQLITE } from '../../sql/dialecto.ts';
import { type Sentencia, sentencias } from '../../sql/sentencias.ts';
import { controladorDe } from '../controlador.ts';
import type { Sesion } from '../motor.ts';
import { errorPorFilas, unicoResultado } from '../resultado.ts';
import { exigirSinNulos } from '../texto-enviable.ts';
import { errorDeSqlite } from './error.ts';
import { exigirPermitida } from './permiso.ts';

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

function leer(sentencia: BaseDeDatos.Statement, limites: Limites): Tabla {
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
function ejecutar(bd: BaseDeDatos.Database, sentencia: Sentencia, limites: Limites): Tabla | undefined {
  exigirPermitida(bd, sentencia.texto);
  const preparada = bd.prepare(sentencia.texto);
  if (preparada.reader) return leer(preparada, limites);
  preparada.run();
  return undefined;
}

function ejecutarGuion(bd: BaseDeDatos.Database, guion: string, fase: Fase, limites: Limites): Tabla[] {
  exigirSinNulos(guion, fase);
  return sentencias(guion, SQLITE).flatMap((sentencia) => {
    try {
      return ejecutar(bd, sentencia, limites) ?? [];
    } catch (causa) {
      throw errorDeSqlite(causa, fase, guion, sentencia);
    }
  });
}

/** Abre una base en memoria nueva. */
export function abrirSesion(limites: Limites): Sesion {
  const bd = new BaseDeDatos(':memory:');
  // https://sqlite.org/foreignkeys.html: la consola de SQLite las trae apagadas; aquí se dice.
  bd.pragma('foreign_keys = ON');
  bd.pragma('temp_store = MEMORY');
  return {
    identidad: {
      nombre: 'SQLite',
      version: String(bd.prepare('SELECT sqlite_version()').pluck().get()),
      controlador: controladorDe('better-sqlite3'),
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
}
