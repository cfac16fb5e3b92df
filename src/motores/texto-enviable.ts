import { ErrorDeMotor, type Fase } from '../dominio/errores.ts';
import { lugarDe } from '../sql/lugar.ts';

/** Falla si el texto lleva un carácter NUL: DuckDB y SQLite dejarían de leer ahí sin decirlo. */
export function exigirSinNulos(sql: string, fase: Fase): void {
  const indice = sql.indexOf('\0');
  if (indice < 0) return;
  throw new ErrorDeMotor({
    fase,
    mensaje: 'El texto SQL contiene un carácter NUL (U+0000), que el motor tomaría por el final.',
    clase: 'sintaxis',
    ...lugarDe(sql, indice),
    consejo: 'Bórrelo, o escriba el carácter con una función: char(0) o chr(0).',
  });
}
