import type {
  DuckDBBlobValue,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimeNSValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTimeValue,
  DuckDBType,
  DuckDBValue,
} from '@duckdb/node-api';
import type { Valor } from '../../dominio/valor.ts';
import { controlador } from './controlador.ts';
import { textoDeFecha, textoDeHora, textoDeInstante } from './fecha.ts';

const { DuckDBTypeId } = controlador;

/** Convierte un valor del controlador en un valor del dominio, sin pérdida. */
export type Conversor = (crudo: DuckDBValue) => Valor;

const SEGUNDOS_POR_DIA = 86_400n;
const MICROS_POR_DIA = SEGUNDOS_POR_DIA * 1_000_000n;

/** El conversor de los valores no nulos de un tipo con equivalente en el dominio, o nada si no lo tiene. */
export function conversorEscalar(tipo: DuckDBType): Conversor | undefined {
  switch (tipo.typeId) {
    case DuckDBTypeId.BOOLEAN:
      return (crudo) => ({ tipo: 'booleano', valor: crudo as boolean });
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UHUGEINT:
    case DuckDBTypeId.BIGNUM:
      return (crudo) => ({ tipo: 'entero', valor: BigInt(crudo as number | bigint) });
    case DuckDBTypeId.FLOAT:
      return (crudo) => ({ tipo: 'flotante', valor: crudo as number, bits: 32 });
    case DuckDBTypeId.DOUBLE:
      return (crudo) => ({ tipo: 'flotante', valor: crudo as number, bits: 64 });
    case DuckDBTypeId.DECIMAL:
      return (crudo) => ({ tipo: 'decimal', digitos: (crudo as DuckDBDecimalValue).toString() });
    case DuckDBTypeId.VARCHAR:
      return tipo.alias === 'JSON'
        ? (crudo) => ({ tipo: 'json', texto: crudo as string })
        : (crudo) => ({ tipo: 'texto', valor: crudo as string });
    case DuckDBTypeId.BLOB:
      return (crudo) => ({ tipo: 'bytes', valor: new Uint8Array((crudo as DuckDBBlobValue).bytes) });
    default:
      return conversorDeTiempo(tipo);
  }
}

function conversorDeTiempo(tipo: DuckDBType): Conversor | undefined {
  const instante = (texto: string, conZona = false): Valor => ({ tipo: 'instante', texto, conZona });
  switch (tipo.typeId) {
    case DuckDBTypeId.DATE:
      return (crudo) => ({ tipo: 'fecha', texto: textoDeFecha((crudo as DuckDBDateValue).days) });
    case DuckDBTypeId.TIME:
      return (crudo) => ({ tipo: 'hora', texto: textoDeHora((crudo as DuckDBTimeValue).micros * 1000n) });
    case DuckDBTypeId.TIME_NS:
      return (crudo) => ({ tipo: 'hora', texto: textoDeHora((crudo as DuckDBTimeNSValue).nanos) });
    case DuckDBTypeId.TIME_TZ:
      return (crudo) => ({ tipo: 'hora', texto: String(crudo) });
    case DuckDBTypeId.TIMESTAMP:
      return (crudo) => instante(textoDeInstante((crudo as DuckDBTimestampValue).micros, MICROS_POR_DIA));
    case DuckDBTypeId.TIMESTAMP_TZ:
      // Se guarda en UTC; `toString` del controlador usaría la zona del proceso.
      return (crudo) =>
        instante(textoDeInstante((crudo as DuckDBTimestampTZValue).micros, MICROS_POR_DIA), true);
    case DuckDBTypeId.TIMESTAMP_S:
      return (crudo) =>
        instante(textoDeInstante((crudo as DuckDBTimestampSecondsValue).seconds, SEGUNDOS_POR_DIA));
    case DuckDBTypeId.TIMESTAMP_MS:
      return (crudo) =>
        instante(textoDeInstante((crudo as DuckDBTimestampMillisecondsValue).millis, MICROS_POR_DIA / 1000n));
    case DuckDBTypeId.TIMESTAMP_NS:
      return (crudo) =>
        instante(textoDeInstante((crudo as DuckDBTimestampNanosecondsValue).nanos, MICROS_POR_DIA * 1000n));
    default:
      return undefined;
  }
}
