import { describe, expect, test } from 'vitest';
import { acuerdos } from '../../src/comparacion/acuerdos.ts';
import { type CorridaHecha, evaluar } from '../../src/comparacion/evaluar.ts';
import type { DatosDeError } from '../../src/dominio/errores.ts';
import type { EntradaEjecutable } from '../../src/dominio/tarea.ts';
import { type Abreviado, celda, columna, contrato, decimal, tabla } from './contratos.ts';

const IDENTIDAD = { nombre: 'SQLite', version: '3.53.2', controlador: 'better-sqlite3 12.11.1' };
const DOC = 'https://sqlite.org/lang_expr.html';

function conTabla(
  valor: Abreviado,
  avisos: readonly { codigo: string; mensaje: string }[] = [],
): CorridaHecha {
  const origen = { id: 'en-proceso' };
  return {
    tipo: 'tabla',
    tabla: tabla(['v'], [[valor]]),
    avisos,
    identidad: IDENTIDAD,
    origen,
    duracionMs: 1,
  };
}

const conError = (error: DatosDeError): CorridaHecha => ({ tipo: 'error', error, duracionMs: 1 });

function entrada(extra: Partial<EntradaEjecutable> = {}): EntradaEjecutable {
  const implementacion = { archivo: 'implementaciones/sqlite/consulta.sql', sha256: '', cabecera: {} };
  const posicion = { archivo: 'motores.yaml', linea: 1, columna: 1 };
  const comun = { id: 'sqlite', porqueSi: 'Sí.', porqueNo: 'No.', doc: DOC, posicion, implementacion };
  return { aplica: 'ejecutable', nivel: 'nucleo', ...comun, ...extra };
}

const MEDIO = contrato(['v'], [['0.5']]);
const DIVERGENCIA = { motivo: 'Divide enteros.', doc: DOC, filas: [[celda('0')]] };
const NORMAL = { estricto: false };

describe('evaluar', () => {
  test('una tabla igual al contrato está verificada', () => {
    expect(evaluar(conTabla(0.5), entrada(), MEDIO, NORMAL)).toEqual({ tipo: 'verificado', notas: [] });
  });

  test('lleva los avisos del motor a las notas', () => {
    const avisos = [{ codigo: '1062', mensaje: 'Duplicate entry' }];
    const nota = { tipo: 'aviso-del-motor', ...avisos[0] };
    expect(evaluar(conTabla(0.5, avisos), entrada(), MEDIO, NORMAL)).toEqual({
      tipo: 'verificado',
      notas: [nota],
    });
    expect(evaluar(conTabla(1n, avisos), entrada(), MEDIO, NORMAL)).toMatchObject({
      tipo: 'diferente',
      notas: [nota],
    });
  });

  test('un error que nadie espera es un error', () => {
    const error = { fase: 'consulta', mensaje: 'no such table: t' } as const;
    expect(evaluar(conError(error), entrada(), MEDIO, NORMAL)).toEqual({ tipo: 'error', error });
  });

  test.each([
    ['T01', 0n, 'divergencia'],
    ['T01', 0.5, 'divergencia-resuelta'],
    ['T01', 1n, 'diferente'],
  ] as const)('%s: una divergencia documentada que responde %o es %s', (_, valor, tipo) => {
    const evaluacion = evaluar(conTabla(valor), entrada({ divergencia: DIVERGENCIA }), MEDIO, NORMAL);
    expect(evaluacion.tipo).toBe(tipo);
    if (tipo !== 'diferente') expect(evaluacion).toMatchObject({ motivo: 'Divide enteros.', doc: DOC });
  });

  test('lo que se aparta de una divergencia se compara con ella, no con el contrato', () => {
    const evaluacion = evaluar(conTabla(1n), entrada({ divergencia: DIVERGENCIA }), MEDIO, NORMAL);
    expect(evaluacion).toMatchObject({ diferencias: [{ tipo: 'celda', esperada: { texto: '0' } }] });
  });

  test('con --estricto, otro nombre de columna no esconde una divergencia resuelta', () => {
    const esperado = contrato(['otra'], [['0.5']]);
    const evaluacion = evaluar(conTabla(0.5), entrada({ divergencia: DIVERGENCIA }), esperado, {
      estricto: true,
    });
    expect(evaluacion.tipo).toBe('divergencia-resuelta');
  });

  describe('error esperado', () => {
    const esperada = entrada({ errorEsperado: { clase: 'division_por_cero' } });
    const error = { fase: 'consulta', codigo: '22012', mensaje: 'division by zero' } as const;

    test('T02: el error de su clase queda verificado, y se dice cuál fue', () => {
      expect(evaluar(conError({ ...error, clase: 'division_por_cero' }), esperada, MEDIO, NORMAL)).toEqual({
        tipo: 'verificado',
        notas: [
          {
            tipo: 'error-esperado',
            clase: 'division_por_cero',
            codigo: '22012',
            mensaje: 'division by zero',
          },
        ],
      });
    });

    test('T02: una tabla en lugar del error es una diferencia', () => {
      expect(evaluar(conTabla(null), esperada, MEDIO, NORMAL)).toEqual({
        tipo: 'diferente',
        diferencias: [{ tipo: 'error-ausente', clase: 'division_por_cero' }],
        notas: [],
      });
    });

    test.each([['sintaxis'], [undefined]] as const)(
      'otro error (%s) es un error que dice cuál se esperaba',
      (clase) => {
        const otro = { fase: 'consulta', mensaje: 'x', ...(clase && { clase }) } as const;
        expect(evaluar(conError(otro), esperada, MEDIO, NORMAL)).toEqual({
          tipo: 'error',
          error: {
            ...otro,
            consejo: 'El contrato espera un error de clase «division_por_cero» y este es de otra.',
          },
        });
      },
    );
  });
});

describe('acuerdos', () => {
  const respuesta = (motor: string, valor: Abreviado, igualAlContrato = false) => ({
    motor,
    tabla: tabla(['v'], [[valor]]),
    igualAlContrato,
  });

  test('T01: un contrato equivocado se ve en que los motores coinciden en otra respuesta', () => {
    const todos = [respuesta('duckdb', 0.5), respuesta('sqlite', decimal('0.50')), respuesta('mysql', '0.5')];
    expect(acuerdos(todos, contrato(['v'], [['1']]))).toEqual([
      { motores: ['duckdb', 'sqlite', 'mysql'], igualAlContrato: false },
    ]);
  });

  test('T01: un motor equivocado se ve en que va solo', () => {
    const todos = [
      respuesta('duckdb', 0.5, true),
      respuesta('sqlite', 0n),
      respuesta('mysql', decimal('0.5000'), true),
    ];
    expect(acuerdos(todos, MEDIO)).toEqual([
      { motores: ['duckdb', 'mysql'], igualAlContrato: true },
      { motores: ['sqlite'], igualAlContrato: false },
    ]);
  });

  test('compara con las reglas del contrato: tipo, tolerancia, decimales', () => {
    const par = [respuesta('duckdb', 5 / 3), respuesta('mysql', decimal('1.6667'))];
    const juntos = (declarado: Parameters<typeof columna>[1]) =>
      acuerdos(par, contrato([columna('v', declarado)], [['9']])).length === 1;
    expect(juntos({})).toBe(false);
    expect(juntos({ tolerancia: { abs: '0.0001' } })).toBe(true);
    expect(juntos({ decimales: 2 })).toBe(true);
    const logicos = [respuesta('duckdb', true), respuesta('sqlite', 1n)];
    expect(acuerdos(logicos, contrato([columna('v', { tipo: 'booleano' })], [['false']]))).toHaveLength(1);
    expect(acuerdos(logicos, contrato(['v'], [['false']]))).toHaveLength(2);
  });

  test('el NULL de un motor no coincide con el texto NULL de otro', () => {
    expect(acuerdos([respuesta('a', null), respuesta('b', 'NULL')], MEDIO)).toHaveLength(2);
    expect(acuerdos([respuesta('b', 'NULL'), respuesta('a', null)], MEDIO)).toHaveLength(2);
  });

  test('agrupa también tablas con otro número de columnas que el contrato', () => {
    const ancha = (motor: string) => ({
      motor,
      tabla: tabla(['a', 'b'], [[1n, 2n]]),
      igualAlContrato: false,
    });
    expect(acuerdos([ancha('duckdb'), ancha('sqlite'), respuesta('mysql', 1n)], MEDIO)).toEqual([
      { motores: ['duckdb', 'sqlite'], igualAlContrato: false },
      { motores: ['mysql'], igualAlContrato: false },
    ]);
  });

  test('con una sola respuesta no hay acuerdo que contar', () => {
    expect(acuerdos([respuesta('duckdb', 1n)], MEDIO)).toEqual([]);
  });
});
