import type { ClaseDeError } from '../../dominio/clase.ts';
import { type DatosDeError, ErrorDeMotor, type Fase } from '../../dominio/errores.ts';
import { lugarDe } from '../../sql/lugar.ts';
import type { Sentencia } from '../../sql/sentencias.ts';

/** Lo que DuckDB da de un error con `errors_as_json`. La posición se cuenta en bytes del texto enviado. */
interface Detalle {
  readonly exception_type: string;
  readonly exception_message: string;
  readonly error_subtype?: string;
  readonly position?: string;
}

// https://github.com/duckdb/duckdb/blob/main/src/include/duckdb/common/exception.hpp
const CLASE_POR_TIPO: Readonly<Record<string, ClaseDeError>> = {
  Parser: 'sintaxis',
  Permission: 'permiso',
  Conversion: 'conversion_de_tipo',
  'Out of Range': 'fuera_de_rango',
};

const CLASE_POR_SUBTIPO: Readonly<Record<string, ClaseDeError>> = {
  MISSING_ENTRY: 'objeto_inexistente',
  COLUMN_NOT_FOUND: 'objeto_inexistente',
};

/** Un mismo tipo cubre varias clases: solo el mensaje las distingue. */
const CLASE_POR_MENSAJE: readonly (readonly [RegExp, ClaseDeError])[] = [
  [/^Constraint: .*(?:unique constraint|primary key|duplicate key)/i, 'unicidad'],
  [/^Constraint: .*foreign key/i, 'clave_foranea'],
  [/^Constraint: CHECK/i, 'restriccion_check'],
  [/^Constraint: NOT NULL/i, 'no_nulo'],
  [/^Conversion: .*out of range/i, 'fuera_de_rango'],
  [/^Binder: .*does not have a column named/i, 'objeto_inexistente'],
  [/^Invalid Input: .*configuration has been locked/i, 'permiso'],
  [/^Catalog: .*exists in the \S+ extension/i, 'permiso'],
];

/** Convierte lo que lanzó el controlador al ejecutar `sentencia` en un error con su lugar dentro de `guion`. */
export function errorDeDuckdb(causa: unknown, fase: Fase, guion: string, sentencia: Sentencia): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) {
    const propia = causa.datos.fase === 'recursos' ? 'recursos' : fase;
    return new ErrorDeMotor({ ...lugarDe(guion, sentencia.inicio), ...causa.datos, fase: propia });
  }
  // El controlador lanza `Error` sin más; un TypeError sería un fallo nuestro.
  if (!(causa instanceof Error) || causa.name !== 'Error') throw causa;
  const detalle = detalleDe(causa.message);
  const clase = claseDe(detalle);
  const consejo = consejoDe(detalle, clase);
  const datos: DatosDeError = {
    fase: detalle.exception_type === 'Out of Memory' ? 'recursos' : fase,
    mensaje: mensajeDe(detalle, clase),
    codigo: detalle.exception_type,
    ...lugarDe(guion, sentencia.inicio + indiceDe(detalle, sentencia.texto)),
    ...(clase === undefined ? {} : { clase }),
    ...(consejo === undefined ? {} : { consejo }),
  };
  return new ErrorDeMotor(datos, { cause: causa });
}

/** El JSON del motor, que a veces lleva delante un texto del controlador, o `Tipo Error: mensaje` sin más. */
function detalleDe(mensaje: string): Detalle {
  const json = /\{"exception_type".*\}$/s.exec(mensaje)?.[0];
  if (json !== undefined) return JSON.parse(json) as Detalle;
  const [, tipo = 'Error', texto = mensaje] = /^([\w ]+?) Error: (.*)$/s.exec(mensaje) ?? [];
  return { exception_type: tipo, exception_message: texto };
}

function claseDe({ exception_type, exception_message, error_subtype }: Detalle): ClaseDeError | undefined {
  const entero = `${exception_type}: ${exception_message}`;
  return (
    CLASE_POR_MENSAJE.find(([patron]) => patron.test(entero))?.[1] ??
    CLASE_POR_SUBTIPO[error_subtype ?? ''] ??
    CLASE_POR_TIPO[exception_type]
  );
}

function mensajeDe({ exception_message }: Detalle, clase: ClaseDeError | undefined): string {
  const primero = exception_message.split('\n\n')[0] as string;
  return clase === 'permiso' ? `Operación rechazada: ${primero}.` : primero;
}

function consejoDe(detalle: Detalle, clase: ClaseDeError | undefined): string | undefined {
  if (clase === 'permiso')
    return 'Una implementación no puede leer ni escribir archivos, instalar extensiones ni cambiar los límites de la sesión.';
  if (/prepared statement parameters/.test(detalle.exception_message))
    return 'Escriba los valores en el SQL: no se pasan parámetros.';
  return undefined;
}

/** Índice en `sql` de la posición que dio DuckDB, que cuenta bytes de UTF-8. */
function indiceDe({ position }: Detalle, sql: string): number {
  if (position === undefined) return 0;
  return Buffer.from(sql).subarray(0, Number(position)).toString().length;
}
