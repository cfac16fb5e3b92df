import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Comparacion, comparar } from '../../src/comparacion/comparar.ts';
import { cargar } from '../../src/contrato/cargar.ts';
import type { Contrato } from '../../src/dominio/clase.ts';
import type { Valor } from '../../src/dominio/valor.ts';
import { leerPagina, prosaDe } from './pagina.ts';

/** Una línea de una tabla de la página, sin sus comillas de código. */
type Linea = readonly [regla: string, contrato: string, motor: string, resultado: string];

/** Las líneas de las tablas cuya primera columna se llama así. */
function lineasDe(cabecera: string): readonly Linea[] {
  const tablas = prosaDe(leerPagina('docs/comparacion.md')).split(/\n\n+/);
  return tablas
    .filter((tabla) => tabla.startsWith(`| ${cabecera} `))
    .flatMap((tabla) => tabla.trimEnd().split('\n').slice(2))
    .map((linea) => {
      const celdas = linea.split('|').map((celda) => celda.trim().replaceAll('`', ''));
      return [celdas[1] ?? '', celdas[2] ?? '', celdas[3] ?? '', celdas[4] ?? ''] as const;
    });
}

const CELDAS = lineasDe('columna');
const FILAS = lineasDe('orden');
const raiz = mkdtempSync(path.join(tmpdir(), 'verificar-comparacion-'));
const contratos: Contrato[] = [];

/** Una clase por línea: el contrato de la página se lee como se leería el de verdad. */
beforeAll(async () => {
  const casos = [
    ...CELDAS.map(([columna, celda]) => `columnas: [${columna}]\n  esperado: [[${celda}]]`),
    ...FILAS.map(([orden, filas]) => `columnas: [k, v]\n  orden: ${orden}\n  esperado: ${filas}`),
  ];
  for (const [i, caso] of casos.entries()) {
    const carpeta = path.join(raiz, `${String(i).padStart(3, '0')}-linea`);
    mkdirSync(carpeta);
    const motores =
      'motores: [{id: redis, aplica: no, porque_no: x, alternativa: x, doc: https://redis.io/}]';
    writeFileSync(
      path.join(carpeta, 'motores.yaml'),
      `caso:\n  titulo: x\n  contrato: x\n  ${caso}\n${motores}\n`,
    );
  }
  for (const { clase, problemas } of await cargar(raiz, new Map())) {
    if (clase?.caso.modo !== 'comparado') throw new Error(JSON.stringify(problemas));
    contratos.push(clase.caso.contrato);
  }
});
afterAll(() => rmSync(raiz, { recursive: true, force: true }));

/** El valor que un motor daría: su tipo y lo que se lee de él. */
function valorDe(escrito: string): Valor {
  const [, tipo = '', resto = ''] = /^(\S+) ?(.*)$/.exec(escrito) ?? [];
  const texto = resto.startsWith('"') && resto.endsWith('"') ? resto.slice(1, -1) : resto;
  switch (tipo) {
    case 'NULL':
      return { tipo: 'nulo' };
    case 'entero':
      return { tipo, valor: BigInt(texto) };
    case 'decimal':
      return { tipo, digitos: texto };
    case 'flotante':
      return { tipo, valor: Number(texto), bits: 64 };
    case 'booleano':
      return { tipo, valor: texto === 'true' };
    case 'texto':
      return { tipo, valor: texto };
    case 'fecha':
    case 'json':
      return { tipo, texto };
    case 'instante':
      return { tipo, texto, conZona: false };
    case 'bytes':
      return { tipo, valor: Uint8Array.from(Buffer.from(texto.slice(2), 'hex')) };
    default:
      throw new Error(`«${escrito}» no empieza por un tipo de valor.`);
  }
}

function filasDe(escritas: string): readonly (readonly Valor[])[] {
  const filas = parse(escritas) as readonly (readonly (string | number)[])[];
  return filas.map((fila) =>
    fila.map((celda) => valorDe(`${typeof celda === 'number' ? 'entero' : 'texto'} ${celda}`)),
  );
}

/** Lo que se concluye, con las palabras de la página. */
function resumen(comparacion: Comparacion): string {
  if (comparacion.igual) {
    const [nota] = comparacion.notas;
    return nota ? `igual, con nota ${nota.tipo}` : 'igual';
  }
  const [diferencia] = comparacion.diferencias;
  return `distinto (${diferencia.tipo === 'celda' ? diferencia.motivo.tipo : diferencia.tipo})`;
}

function comparado(linea: number, nombres: readonly string[], filas: readonly (readonly Valor[])[]): string {
  const contrato = contratos[linea];
  if (!contrato) throw new Error('La línea no tiene contrato.');
  const columnas = nombres.map((nombre) => ({ nombre, tipoMotor: '' }));
  return resumen(comparar({ columnas, filas }, contrato, { estricto: false }));
}

describe('docs/comparacion.md dice lo que el comparador hace', () => {
  test.each(CELDAS.map((linea, i) => [...linea, i] as const))(
    '%s: el contrato dice %s y el motor %s: %s',
    (_columna, _contrato, motor, resultado, i) => {
      expect(comparado(i, ['v'], [[valorDe(motor)]])).toBe(resultado);
    },
  );

  test.each(FILAS.map((linea, i) => [...linea, i] as const))(
    'orden %s: el contrato dice %s y el motor %s: %s',
    (_orden, _contrato, motor, resultado, i) => {
      expect(comparado(CELDAS.length + i, ['k', 'v'], filasDe(motor))).toBe(resultado);
    },
  );
});
