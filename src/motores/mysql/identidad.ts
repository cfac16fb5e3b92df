import type { Identidad } from '../../dominio/identidad.ts';
import { controladorDe } from '../controlador.ts';
import { type ClienteMysql, preguntar } from './cliente.ts';

/** Quién es el servidor, según sus propias marcas. */
export interface FichaMysql {
  readonly nombre: string;
  readonly version: string;
}

/**
 * Servidores que hablan el protocolo de MySQL, por lo que dicen `VERSION()` y `@@version_comment`. De MariaDB se sabe
 * además porque ejecuta los comentarios `/*M! … *\/`: en Debian su `@@version_comment` no la nombra.
 */
const OTROS: readonly (readonly [string, RegExp])[] = [
  ['MariaDB', /(\d+\.\d+\.\d+)-mariadb/i],
  ['TiDB', /TiDB-v?([\d.]+)/],
  ['Vitess', /([\d.]+)-Vitess/],
  ['Percona Server', /([\d.]+)\S* · Percona/],
  ['Aurora MySQL', /mysql_aurora\.([\d.]+)/],
  ['OceanBase', /OceanBase\D*([\d.]+)/],
  ['SingleStore', /([\d.]+)\S* · SingleStore/],
  ['Dolt', /([\d.]+)\S* · Dolt/],
  ['StarRocks', /StarRocks\D*([\d.]+)?/],
  ['Doris', /Doris\D*([\d.]+)?/],
];

/** Pregunta al servidor quién es. */
export async function identificar(cliente: ClienteMysql): Promise<FichaMysql> {
  const [fila] = await preguntar(
    cliente,
    // https://mariadb.com/kb/en/comment-syntax/: lo que sigue a M! solo lo ejecuta MariaDB.
    'SELECT VERSION(), @@version_comment, 1 /*M! + 1 */',
  );
  const [version = '', comentario = '', marca] = fila ?? [];
  return servidorDe(version ?? '', comentario ?? '', marca === '2');
}

/** Nombre y versión del servidor que dejó estas marcas. */
export function servidorDe(version: string, comentario: string, ejecutaMarca: boolean): FichaMysql {
  const numero = /\d+\.\d+\.\d+/.exec(version.replace(/^5\.5\.5-/, ''))?.[0] ?? version;
  if (ejecutaMarca) return { nombre: 'MariaDB', version: numero };
  const marcas = `${version} · ${comentario}`;
  for (const [nombre, patron] of OTROS) {
    const casa = patron.exec(marcas);
    if (casa) return { nombre, version: casa[1] ?? numero };
  }
  return { nombre: 'MySQL', version: numero };
}

/** Identidad para el informe; `esperado` es el nombre del motor que se pidió. */
export function identidadDe({ nombre, version }: FichaMysql, esperado: string): Identidad {
  const sustituto = nombre === esperado ? {} : { sustituto: `${nombre} ${version}` };
  return { nombre, version, controlador: controladorDe('mysql2'), ...sustituto };
}
