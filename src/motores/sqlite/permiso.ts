import type BetterSqlite3 from 'better-sqlite3';
import { ErrorDeMotor } from '../../dominio/errores.ts';

/**
 * Falla si la sentencia abriría o escribiría un archivo: ATTACH o VACUUM INTO.
 *
 * better-sqlite3 no ofrece el autorizador de SQLite, así que se mira el programa que SQLite compila para la
 * sentencia, y solo si alguna de las dos palabras aparece en ella: un nombre o un texto no engañan a EXPLAIN.
 * https://sqlite.org/opcode.html
 */
export function exigirPermitida(bd: BetterSqlite3.Database, sentencia: string): void {
  if (!/attach|vacuum/i.test(sentencia)) return;
  const operacion = operacionProhibida(bd, sentencia);
  if (operacion === undefined) return;
  throw new ErrorDeMotor({
    fase: 'consulta',
    mensaje: `Operación rechazada: ${operacion}. Una implementación no puede abrir ni escribir archivos.`,
    clase: 'permiso',
    consejo: 'Use solo la base en memoria de la sesión.',
  });
}

function operacionProhibida(bd: BetterSqlite3.Database, sentencia: string): string | undefined {
  // Las palabras de una sentencia que ya es EXPLAIN no se ejecutan, y EXPLAIN EXPLAIN no existe.
  if (/^explain\b/i.test(sentencia)) return undefined;
  const programa = bd.prepare(`EXPLAIN ${sentencia}`).raw(true).all() as [
    number,
    string,
    number,
    number,
    number,
    unknown,
  ][];
  for (const [, codigo, , p2, , p4] of programa) {
    if (codigo === 'Function' && String(p4).startsWith('sqlite_attach')) return 'ATTACH';
    if (codigo === 'Vacuum' && p2 !== 0) return 'VACUUM INTO';
  }
  return undefined;
}
