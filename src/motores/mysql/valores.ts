import type { FieldPacket } from 'mysql2';
import type { Valor } from '../../dominio/valor.ts';

/** Tipos de columna del protocolo: https://dev.mysql.com/doc/dev/mysql-server/latest/field__types_8h.html */
const TIPOS = {
  0: 'decimal',
  1: 'tinyint',
  2: 'smallint',
  3: 'int',
  4: 'float',
  5: 'double',
  6: 'null',
  7: 'timestamp',
  8: 'bigint',
  9: 'mediumint',
  10: 'date',
  11: 'time',
  12: 'datetime',
  13: 'year',
  15: 'varchar',
  16: 'bit',
  242: 'vector',
  245: 'json',
  246: 'decimal',
  247: 'enum',
  248: 'set',
  249: 'blob',
  250: 'blob',
  251: 'blob',
  252: 'blob',
  253: 'varchar',
  254: 'char',
  255: 'geometry',
} as const;

type Tipo = (typeof TIPOS)[keyof typeof TIPOS];

/** Juego de caracteres «binary»: lo que llega son bytes, no texto. */
const BINARIO = 63;

/** Nombre del tipo de una columna; el que da MariaDB (`uuid`, `inet6`…) manda sobre el del protocolo. */
export function tipoDe(campo: FieldPacket): string {
  const tipo = tipoDelProtocolo(campo);
  const esBinario = campo.characterSet === BINARIO;
  if (campo.extendedTypeName) return campo.extendedTypeName;
  if (campo.extendedFormat === 'json') return 'json';
  if (tipo === 'blob' && !esBinario) return 'text';
  if (tipo === 'varchar' && esBinario) return 'varbinary';
  if (tipo === 'char' && esBinario) return 'binary';
  return tipo;
}

function tipoDelProtocolo({ columnType }: FieldPacket): Tipo | 'desconocido' {
  return TIPOS[columnType as keyof typeof TIPOS] ?? 'desconocido';
}

/** Lee una celda del protocolo de texto, en bytes, sin perder nada. */
export function leerMysql(bytes: Buffer | null, campo: FieldPacket): Valor {
  if (bytes === null) return { tipo: 'nulo' };
  const texto = () => decodificar(bytes, campo);
  const tipo = tipoDe(campo);
  const delProtocolo = tipoDelProtocolo(campo);
  if (delProtocolo === 'geometry' || delProtocolo === 'vector')
    return { tipo: 'otro', nombre: tipo, texto: `0x${bytes.toString('hex')}` };
  switch (tipo) {
    case 'tinyint':
    case 'smallint':
    case 'mediumint':
    case 'int':
    case 'bigint':
    case 'year':
      return { tipo: 'entero', valor: BigInt(texto()) };
    case 'decimal':
      return { tipo: 'decimal', digitos: texto() };
    case 'float':
      // El protocolo de texto da seis cifras: https://dev.mysql.com/doc/refman/8.4/en/problems-with-float.html
      return { tipo: 'flotante', valor: Math.fround(Number(texto())), bits: 32 };
    case 'double':
      return { tipo: 'flotante', valor: Number(texto()), bits: 64 };
    case 'date':
      return { tipo: 'fecha', texto: texto() };
    case 'time':
      return { tipo: 'hora', texto: texto() };
    case 'datetime':
    case 'timestamp':
      return { tipo: 'instante', texto: texto(), conZona: false };
    case 'json':
      // MySQL da JSON como binario, y siempre en utf8mb4: https://dev.mysql.com/doc/refman/8.4/en/json.html
      return { tipo: 'json', texto: bytes.toString('utf8') };
    case 'varchar':
    case 'char':
    case 'text':
    case 'enum':
    case 'set':
      return { tipo: 'texto', valor: texto() };
    case 'varbinary':
    case 'binary':
    case 'blob':
      return { tipo: 'bytes', valor: Uint8Array.from(bytes) };
    case 'bit':
      return { tipo: 'otro', nombre: tipo, texto: cifrasBinarias(bytes, campo.columnLength ?? 1) };
    default:
      return { tipo: 'otro', nombre: tipo, texto: texto() };
  }
}

function cifrasBinarias(bytes: Buffer, ancho: number): string {
  return BigInt(`0x${bytes.toString('hex') || '0'}`)
    .toString(2)
    .padStart(ancho, '0');
}

/** La sesión pide utf8mb4; un guion que hizo SET NAMES recibe en otro juego, que el campo nombra. */
function decodificar(bytes: Buffer, { encoding = 'utf8' }: FieldPacket): string {
  if (encoding === 'utf8' || encoding === 'binary') return bytes.toString('utf8');
  // El «latin1» de MySQL es cp1252, como el de TextDecoder: https://dev.mysql.com/doc/refman/8.4/en/charset-we-sets.html
  return new TextDecoder(encoding).decode(bytes);
}
