import type { CeldaEsperada, ColumnaEsperada, Contrato, Orden } from '../../src/dominio/clase.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import type { Valor } from '../../src/dominio/valor.ts';

const POSICION = { archivo: 'motores.yaml', linea: 1, columna: 1 };

/** Columna de un contrato con lo que la prueba declare. */
export function columna(nombre: string, declarado: Partial<ColumnaEsperada> = {}): ColumnaEsperada {
  return { nombre, tipo: 'auto', numeros: 'valor', posicion: POSICION, ...declarado };
}

/** Celda del contrato: un texto sin comillas, o nula. */
export function celda(texto: string | null, citada = false): CeldaEsperada {
  return texto === null
    ? { nula: true, posicion: POSICION }
    : { nula: false, texto, citada, posicion: POSICION };
}

/** Contrato con una columna por nombre (o ya declarada) y filas de textos. */
export function contrato(
  columnas: readonly (string | ColumnaEsperada)[],
  filas: readonly (readonly (string | null | CeldaEsperada)[])[],
  orden: Orden = { tipo: 'estricto' },
): Contrato {
  return {
    columnas: columnas.map((c) => (typeof c === 'string' ? columna(c) : c)),
    filas: filas.map((fila) => fila.map((c) => (typeof c === 'object' && c !== null ? c : celda(c)))),
    orden,
  };
}

/** Lo que se escribe en una prueba en lugar de un valor. */
export type Abreviado = string | number | bigint | boolean | null | Uint8Array | Valor;

/** El valor de un motor: `number` es un flotante de 64 bits y `bigint` un entero. */
export function valor(abreviado: Abreviado): Valor {
  if (abreviado === null) return { tipo: 'nulo' };
  if (abreviado instanceof Uint8Array) return { tipo: 'bytes', valor: abreviado };
  switch (typeof abreviado) {
    case 'string':
      return { tipo: 'texto', valor: abreviado };
    case 'number':
      return { tipo: 'flotante', valor: abreviado, bits: 64 };
    case 'bigint':
      return { tipo: 'entero', valor: abreviado };
    case 'boolean':
      return { tipo: 'booleano', valor: abreviado };
    default:
      return abreviado;
  }
}

/** Un decimal con los dígitos que dio el motor. */
export function decimal(digitos: string): Valor {
  return { tipo: 'decimal', digitos };
}

/** Resultado de una consulta. */
export function tabla(nombres: readonly string[], filas: readonly (readonly Abreviado[])[]): Tabla {
  return {
    columnas: nombres.map((nombre) => ({ nombre, tipoMotor: '' })),
    filas: filas.map((fila) => fila.map(valor)),
  };
}
