import type { Aviso } from '../../dominio/corrida.ts';
import { ErrorDeMotor } from '../../dominio/errores.ts';
import { lugarDe } from '../../sql/lugar.ts';
import type { Sentencia } from '../../sql/sentencias.ts';
import { type ClienteMysql, preguntar } from './cliente.ts';
import { claseDe } from './errores.ts';

/**
 * Avisos de que un resultado no es el que se pidió: se recortó un valor, se convirtió a otro, se dividió por cero o se
 * dejó una consulta a medias. Lo demás (algo en desuso, un índice que sobra) no cambia las filas.
 */
const PIERDEN_DATOS = new Set([
  1260, // GROUP_CONCAT recortado
  1262, // fila recortada
  1264, // fuera de rango
  1265, // valor recortado
  1292, // valor incorrecto recortado
  1301, // resultado mayor que max_allowed_packet
  1365, // división por cero
  1366, // valor incorrecto para la columna
  1406, // texto demasiado largo
  1411, // valor incorrecto para una función
  1441, // fecha fuera de rango
  1916, // MariaDB: desbordamiento al convertir
  1918, // MariaDB: valor ilegal al convertir
  1931, // MariaDB: la consulta se detuvo a medias; también la recursión que pasa de su límite
  4219, // MariaDB: recorrido cíclico cortado
]);

/** Usa una tabla y no avisa de nada: deja vacía la lista. */
const VACIAR = 'SELECT 1 FROM information_schema.CHARACTER_SETS LIMIT 0';

/**
 * Lo que el servidor avisó de la última sentencia. Hay que preguntarlo antes que ninguna otra cosa. Después la lista
 * queda vacía: una sentencia sin tablas no la borra, y se le achacarían los avisos de la anterior.
 */
export async function avisosDe(cliente: ClienteMysql): Promise<readonly Aviso[]> {
  // https://dev.mysql.com/doc/refman/8.4/en/show-warnings.html
  const filas = await preguntar(cliente, 'SHOW WARNINGS');
  if (filas.length > 0) await preguntar(cliente, VACIAR);
  return filas.flatMap(([nivel, codigo, mensaje]) =>
    nivel === 'Note' ? [] : [{ codigo: codigo ?? '', mensaje: mensaje ?? '' }],
  );
}

/** Lanza `ErrorDeMotor` de fase `consulta` si un aviso dice que se perdieron datos. */
export function exigirSinPerdidas(avisos: readonly Aviso[], seccion: string, { inicio }: Sentencia): void {
  const grave = avisos.find(({ codigo }) => PIERDEN_DATOS.has(Number(codigo)));
  if (!grave) return;
  const clase = claseDe(Number(grave.codigo));
  throw new ErrorDeMotor({
    fase: 'consulta',
    mensaje: `El servidor avisó de que el resultado no es exacto: ${grave.mensaje}.`,
    codigo: grave.codigo,
    ...(clase && { clase }),
    ...lugarDe(seccion, inicio),
    consejo: 'Cambie la consulta para que no dé ese aviso: las filas que devolvió no son de fiar.',
  });
}
