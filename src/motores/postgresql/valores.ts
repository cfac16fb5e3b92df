import type { Valor } from '../../dominio/valor.ts';
import { enUtc } from './instante.ts';

/** Lo que hace falta saber de una columna para leer sus celdas. */
export interface TipoPostgresql {
  readonly oid: number;
  /** Nombre con sus modificadores, como `numeric(10,2)`. */
  readonly nombre: string;
  /** `typcategory` de `pg_type`: https://www.postgresql.org/docs/current/catalog-pg-type.html */
  readonly categoria: string;
}

type Lector = (texto: string) => Valor;

const entero: Lector = (texto) => ({ tipo: 'entero', valor: BigInt(texto) });
const json: Lector = (texto) => ({ tipo: 'json', texto });

/** Lectores por OID: los de los tipos de fábrica no cambian entre versiones (`pg_type.dat`). */
const LECTORES: Readonly<Record<number, Lector>> = {
  16: (texto) => ({ tipo: 'booleano', valor: texto === 't' }),
  17: (texto) => ({ tipo: 'bytes', valor: bytesDe(texto) }),
  20: entero,
  21: entero,
  23: entero,
  26: entero,
  114: json,
  3802: json,
  700: (texto) => ({ tipo: 'flotante', valor: Math.fround(Number(texto)), bits: 32 }),
  701: (texto) => ({ tipo: 'flotante', valor: Number(texto), bits: 64 }),
  1082: (texto) => ({ tipo: 'fecha', texto }),
  1083: (texto) => ({ tipo: 'hora', texto }),
  1266: (texto) => ({ tipo: 'hora', texto }),
  1114: (texto) => ({ tipo: 'instante', texto, conZona: false }),
  1184: (texto) => ({ tipo: 'instante', texto: enUtc(texto), conZona: true }),
  1700: (texto) => ({ tipo: 'decimal', digitos: texto }),
};

/**
 * Lee una celda del protocolo de texto sin perder nada. Los textos, dominios de texto y enumerados son texto;
 * lo que no tiene equivalente común (uuid, listas, intervalos, money…) conserva su nombre y su escritura.
 */
export function leerPostgresql(texto: string | null, tipo: TipoPostgresql): Valor {
  if (texto === null) return { tipo: 'nulo' };
  const lector = LECTORES[tipo.oid];
  if (lector) return lector(texto);
  // S: cadenas; E: enumerados; X: `unknown`, el tipo de un literal sin convertir.
  return 'SEX'.includes(tipo.categoria)
    ? { tipo: 'texto', valor: texto }
    : { tipo: 'otro', nombre: tipo.nombre, texto };
}

/** https://www.postgresql.org/docs/current/datatype-binary.html: `hex` (la sesión lo fija) o `escape`, si el guion lo pidió. */
function bytesDe(texto: string): Uint8Array {
  if (texto.startsWith('\\x')) return Uint8Array.from(Buffer.from(texto.slice(2), 'hex'));
  const crudo = texto.replaceAll(/\\(\\|[0-7]{3})/g, (_, c: string) =>
    c === '\\' ? '\\' : String.fromCharCode(Number.parseInt(c, 8)),
  );
  return Uint8Array.from(Buffer.from(crudo, 'latin1'));
}
