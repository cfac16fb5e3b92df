import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparar } from '../../src/comparacion/comparar.ts';
import { cargar } from '../../src/contrato/cargar.ts';
import { MOTORES } from '../../src/motores/registro.ts';

const RAIZ = path.resolve(import.meta.dirname, '../fixtures/formato-publico');
const LIMITES = { tiempoMs: 10_000, filas: 1000, memoriaMiB: 256 };
const conAdaptador = new Map(Object.values(MOTORES).map(({ id, nivel }) => [id, nivel]));
const lecturas = await cargar(RAIZ, conAdaptador);
const clases = lecturas.flatMap(({ clase }) => clase ?? []);
const entradas = clases.flatMap((clase) => clase.motores.map((entrada) => ({ clase, entrada })));

describe('un árbol en el formato público', () => {
  test('se lee sin un solo problema, con el id de cada carpeta', () => {
    expect(lecturas.flatMap(({ problemas }) => problemas)).toEqual([]);
    expect(clases.map(({ id, caso }) => `${id} ${caso.modo}`)).toEqual([
      '003 comparado',
      '012 conceptual',
      '021 comparado',
      '027 comparado',
      '034 comparado',
      '045 comparado',
      '052 conceptual',
    ]);
  });

  test('tiene motores sin adaptador como servicio y como declarado, y otros que no aplican', () => {
    const ajenos = entradas.filter(({ entrada }) => !conAdaptador.has(entrada.id) && entrada.id !== 'mysql');
    const nivelDe = (tipo: string) =>
      ajenos
        .filter(({ entrada: e }) => (e.aplica === 'ejecutable' ? e.nivel === tipo : e.aplica === tipo))
        .map(({ clase, entrada }) => `${clase.id} ${entrada.id}`);
    expect(nivelDe('servicio')).toEqual([
      '003 mongodb',
      '003 clickhouse',
      '021 sql-server',
      '027 neo4j',
      '034 timescaledb',
      '045 redis',
    ]);
    expect(nivelDe('declarado')).toEqual([
      '021 snowflake',
      '027 oracle',
      '034 spark',
      '045 opensearch',
      '045 cassandra',
    ]);
    expect(nivelDe('no')).toHaveLength(9);
  });

  test.each(
    entradas.flatMap(({ clase, entrada }) =>
      entrada.aplica === 'ejecutable'
        ? [{ clase: clase.id, motor: entrada.id, doc: entrada.doc, implementacion: entrada.implementacion }]
        : [],
    ),
  )('la clase $clase dice en $motor su motor, su doc y su nota', ({ motor, doc, implementacion }) => {
    expect(implementacion.cabecera).toMatchObject({ motor, doc, nota: expect.stringMatching(/\.$/) });
    if (!implementacion.archivo.endsWith('.json')) expect(implementacion.secciones).toBeDefined();
  });

  test('las filas llegan como se escribieron, con comillas o sin ellas', () => {
    const caso = clases.find(({ id }) => id === '003')?.caso;
    if (caso?.modo !== 'comparado') throw new Error('no es comparada');
    expect(caso.contrato.filas).toMatchObject([
      [{ texto: 'Cuenca' }, { texto: '2', citada: false }, { texto: '130' }],
      [{ texto: 'Loja' }, { texto: '0' }, { nula: true }],
      [{ texto: 'Quito' }, { texto: '3', citada: true }, { texto: '245' }],
    ]);
  });

  test.each(
    entradas.flatMap(({ clase: { id, caso }, entrada }) =>
      ['duckdb', 'sqlite'].includes(entrada.id) &&
      caso.modo === 'comparado' &&
      entrada.aplica === 'ejecutable'
        ? [{ id, contrato: caso.contrato, motor: entrada.id, secciones: entrada.implementacion.secciones }]
        : [],
    ),
  )('la clase $id cumple su contrato en $motor', async ({ contrato, motor, secciones }) => {
    await using sesion = await MOTORES[motor]?.conectar({ tipo: 'en-proceso' }, LIMITES);
    if (!sesion || !secciones) throw new Error(`no se puede ejecutar ${motor}`);
    await sesion.preparar(secciones.preparacion.texto);
    const tabla = await sesion.consultar(secciones.consulta.texto);
    const consulta = secciones.consulta.texto;
    expect(comparar(tabla, contrato, { estricto: true, consulta })).toEqual({ igual: true, notas: [] });
  });
});
