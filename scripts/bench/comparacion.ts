import { comparar } from '../../src/comparacion/comparar.ts';
import type { CeldaEsperada, ColumnaEsperada, Contrato } from '../../src/dominio/clase.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { normalizarCelda } from '../../src/normalizacion/celda.ts';

const FILAS = 100_000;
const CAMBIADAS = 10;
const POSICION = { archivo: 'motores.yaml', linea: 1, columna: 1 };

/** Lo que se tarda en comparar una tabla larga con su contrato, y en ordenar esas mismas filas. */
export interface Medida {
  readonly compararMs: number;
  readonly ordenarMs: number;
}

/** Compara 100 000 filas que difieren en 10 con su contrato, y ordena las de los dos lados por su texto. */
export function medirComparacion(): Medida {
  const filas = Array.from({ length: FILAS }, (_, i) => [String(i), `producto ${i % 5_000}`, `${i % 97}.50`]);
  const contrato = contratoDe(filas);
  const tabla = tablaDe(filas);
  const antes = performance.now();
  const comparacion = comparar(tabla, contrato, { estricto: false });
  const compararMs = performance.now() - antes;
  const vistas = comparacion.igual ? 0 : comparacion.diferencias.length;
  if (vistas !== CAMBIADAS) throw new Error(`Se esperaban ${CAMBIADAS} diferencias y hubo ${vistas}.`);
  const inicio = performance.now();
  filas.map((fila) => fila.join('\0')).sort();
  tabla.filas.map((fila) => fila.map(normalizarCelda).map(textoDe).join('\0')).sort();
  return { compararMs, ordenarMs: performance.now() - inicio };
}

const textoDe = ({ texto }: { readonly texto: string }) => texto;

function contratoDe(filas: readonly (readonly string[])[]): Contrato {
  const celda = (texto: string): CeldaEsperada => ({ nula: false, texto, citada: false, posicion: POSICION });
  const columna = (nombre: string): ColumnaEsperada => ({
    nombre,
    tipo: 'auto',
    numeros: 'valor',
    posicion: POSICION,
  });
  return {
    columnas: ['id', 'nombre', 'precio'].map(columna),
    filas: filas.map((fila) => fila.map(celda)),
    orden: { tipo: 'estricto' },
  };
}

function tablaDe(filas: readonly (readonly string[])[]): Tabla {
  const cada = FILAS / CAMBIADAS;
  const fila = ([id = '', nombre = '', precio = '']: readonly string[], i: number): readonly Valor[] => [
    { tipo: 'entero', valor: BigInt(id) },
    { tipo: 'texto', valor: nombre },
    i % cada === 0 ? { tipo: 'nulo' } : { tipo: 'decimal', digitos: precio },
  ];
  return {
    columnas: ['id', 'nombre', 'precio'].map((nombre) => ({ nombre, tipoMotor: '' })),
    filas: filas.map(fila),
  };
}
