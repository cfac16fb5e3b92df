import { expect, test } from 'vitest';
import type { Clase, EntradaMotor, Implementacion, Nivel } from '../../src/dominio/clase.ts';
import type { Tarea } from '../../src/dominio/tarea.ts';
import { type Plan, planificar } from '../../src/plan/planificar.ts';

const posicion = { archivo: 'motores.yaml', linea: 1, columna: 1 };
const comun = { porqueNo: 'no', doc: 'https://x', posicion };
const seccion = { texto: 'SELECT 1', linea: 1 };
const conSecciones: Implementacion = {
  archivo: 'consulta.sql',
  sha256: '0',
  cabecera: {},
  secciones: { preparacion: seccion, consulta: seccion },
};

function ejecutable(id: string, nivel: Nivel): EntradaMotor {
  const { secciones, ...sinSecciones } = conSecciones;
  const implementacion =
    nivel === 'declarado' ? sinSecciones : { ...sinSecciones, ...(secciones && { secciones }) };
  return { ...comun, id, aplica: 'ejecutable', nivel, porqueSi: 'sí', implementacion };
}

const clase: Clase = {
  id: '071',
  carpeta: '.',
  archivo: 'motores.yaml',
  caso: {
    titulo: 't',
    textoContrato: '',
    modo: 'comparado',
    contrato: { columnas: [], filas: [], orden: { tipo: 'estricto' } },
  },
  motores: [
    ejecutable('postgresql', 'servicio'),
    ejecutable('duckdb', 'nucleo'),
    ejecutable('mongodb', 'servicio'),
    ejecutable('opensearch', 'declarado'),
    { ...comun, id: 'redis', aplica: 'no', alternativa: 'DuckDB' },
  ],
};

function plan(cambios: Partial<Plan> = {}): Plan {
  const conAdaptador = (id: string) => ['duckdb', 'postgresql'].includes(id);
  return { motores: [], conServicios: false, estricto: false, conAdaptador, ...cambios };
}

const resumen = (tareas: readonly Tarea[]) =>
  tareas.map(
    (tarea) => `${tarea.entrada.id} ${tarea.accion}${'exigida' in tarea && tarea.exigida ? ' exigida' : ''}`,
  );

test.each([
  [
    'sin opciones ejecuta lo que puede y solo exige los motores de núcleo',
    {},
    [
      'postgresql ejecutar',
      'duckdb ejecutar exigida',
      'mongodb omitir',
      'opensearch mostrar',
      'redis mostrar',
    ],
  ],
  [
    'con --con-servicios exige los servidores que tienen adaptador',
    { conServicios: true },
    [
      'postgresql ejecutar exigida',
      'duckdb ejecutar exigida',
      'mongodb omitir',
      'opensearch mostrar',
      'redis mostrar',
    ],
  ],
  [
    'con --estricto exige todo lo que se podría ejecutar',
    { estricto: true },
    [
      'postgresql ejecutar exigida',
      'duckdb ejecutar exigida',
      'mongodb omitir exigida',
      'opensearch mostrar',
      'redis mostrar',
    ],
  ],
  [
    'un motor pedido por su nombre queda exigido, también sin adaptador',
    { motores: ['mongodb'] },
    ['mongodb omitir exigida'],
  ],
  [
    'el orden es el del contrato y no el de la petición',
    { motores: ['duckdb', 'postgresql'] },
    ['postgresql ejecutar exigida', 'duckdb ejecutar exigida'],
  ],
] as const)('%s', (_, cambios, tareas) => {
  expect(resumen(planificar(clase, plan(cambios)))).toEqual(tareas);
});

test('en una clase conceptual no hay nada que ejecutar', () => {
  const conceptual: Clase = {
    ...clase,
    caso: { titulo: 't', textoContrato: '', modo: 'conceptual' },
    motores: [{ ...comun, id: 'duckdb', aplica: 'conceptual', porqueSi: 'sí', como: 'con una tabla' }],
  };
  expect(resumen(planificar(conceptual, plan()))).toEqual(['duckdb mostrar']);
});
