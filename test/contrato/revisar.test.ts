import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cargar } from '../../src/contrato/cargar.ts';
import { CATALOGO, esDocumentacionOficial } from '../../src/contrato/catalogo.ts';
import { revisar } from '../../src/contrato/revisar.ts';
import type { Problema } from '../../src/dominio/problema.ts';
import { MOTORES as REGISTRO } from '../../src/motores/registro.ts';
import { arbol, clase001, GUION, MOTORES, yaml } from './arbol.ts';

const DOMINIOS: Readonly<Record<string, string>> = {
  duckdb: 'duckdb.org',
  sqlite: 'sqlite.org',
  postgresql: 'postgresql.org',
  mysql: 'dev.mysql.com',
  mariadb: 'mariadb.com',
};
const motores = new Map(
  [...MOTORES].map(([id, nivel]) => [id, { titulo: id, nivel, dominios: [DOMINIOS[id] ?? ''] }]),
);

/** Todo lo que `validar` diría de un árbol. */
async function validar(raiz: string): Promise<readonly Problema[]> {
  const lecturas = await cargar(raiz, MOTORES);
  return [...lecturas.flatMap(({ problemas }) => problemas), ...(await revisar(lecturas, { raiz, motores }))];
}

async function hallados(archivos: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> {
  await using hecho = await arbol(archivos);
  return (await validar(hecho.raiz)).map(({ codigo, posicion: p }) => `${codigo} ${p.linea}:${p.columna}`);
}

const COMPLETO = GUION.replace(
  '-- motor: duckdb\n',
  '-- motor: duckdb\n-- doc: https://duckdb.org/docs\n-- nota: Una.\n',
);
const guion = (texto: string) => clase001(yaml(), texto);
const caso = (filas: string, columnas = '[a]') =>
  clase001(yaml({ caso: `  columnas: ${columnas}\n  esperado: ${filas}\n` }), COMPLETO);
const conMotor = (buscado: string, puesto: string) => clase001(yaml().replace(buscado, puesto), COMPLETO);

// biome-ignore format: un caso por línea
const CASOS: readonly (readonly [string, Readonly<Record<string, string | Uint8Array>>, readonly string[]])[] = [
  ['nada en una clase correcta', guion(COMPLETO), []],
  ['una documentación que no es la oficial', conMotor('https://duckdb.org/docs', 'https://blog.example/duckdb.org'), ['DOC_NO_OFICIAL 12:10', 'CABECERA_DISTINTA 2:4']],
  ['una divergencia con documentación de otro motor', clase001(`${yaml()}    divergencia: {motivo: x, doc: "https://sqlite.org/a", esperado: []}\n`, COMPLETO), ['DOC_NO_OFICIAL 15:35']],
  ['una cabecera de otro motor', guion(COMPLETO.replace('motor: duckdb', 'motor: sqlite')), ['CABECERA_DISTINTA 1:4']],
  ['una cabecera con otra documentación', guion(COMPLETO.replace('org/docs', 'org/otra')), ['CABECERA_DISTINTA 2:4']],
  ['nada si la cabecera difiere en mayúsculas o en la barra final', guion(COMPLETO.replace('motor: duckdb', 'motor: DuckDB').replace('docs\n', 'docs/\n')), []],
  ['una cabecera incompleta', guion(GUION), ['CABECERA_INCOMPLETA 1:1']],
  ['un nivel que el registro contradice', clase001(yaml().replace('ejecucion: nucleo', 'ejecucion: servicio'), COMPLETO), ['SIN_MOTOR_DE_NUCLEO 7:1', 'NIVEL_CONTRADICHO 13:16']],
  ['un motor que se puede ejecutar y solo se declara', clase001(yaml().replace('ejecucion: nucleo', 'ejecucion: declarado'), COMPLETO), ['SIN_MOTOR_DE_NUCLEO 7:1', 'DECLARADO_EJECUTABLE 13:16']],
  ['un motor que se declara por omisión', clase001(yaml({ motor: '    archivo: consulta.sql\n' }), COMPLETO), ['SIN_MOTOR_DE_NUCLEO 7:1', 'DECLARADO_EJECUTABLE 8:9']],
  ['un motor que nadie conoce', { ...clase001(`${yaml()}  - {id: postgres, aplica: no, porque_no: x, alternativa: y, doc: "https://www.postgresql.org"}\n`, COMPLETO) }, ['MOTOR_DESCONOCIDO 15:10']],
  ['una carpeta que ninguna entrada nombra', { ...guion(COMPLETO), '001-prueba/implementaciones/oracle/consulta.sql': '' }, ['IMPLEMENTACION_SIN_ENTRADA 7:1']],
  ['claves que no se muestran', clase001(`${yaml()}    como: Así.\n    alternativa: Otra.\n`, COMPLETO), ['CLAVE_SIN_EFECTO 15:5', 'CLAVE_SIN_EFECTO 16:5']],
  ['un NULL entre comillas', caso('[["NULL"]]'), ['NULO_CITADO 5:15']],
  ['un id sin comillas con ceros', clase001(`clase: 071\n${yaml()}`, COMPLETO), ['ESCALAR_AMBIGUO 1:8']],
  ['un BOM y CRLF en el YAML', clase001(`\uFEFF${yaml().replaceAll('\n', '\r\n')}`, COMPLETO), ['MARCA_BOM 1:1', 'LINEAS_CRLF 1:6']],
  ['un BOM en un guion', guion(`\uFEFF${COMPLETO}`), ['MARCA_BOM 1:1']],
  ['un retorno de carro suelto (T135)', guion(`${COMPLETO}-- a\rSELECT 2\n`), ['RETORNO_SUELTO 7:5']],
  ['un espacio que no se parte y otro sin ancho (T137)', guion(COMPLETO.replace('SELECT 1', 'SELECT\u00a01\u200b')), ['CARACTER_INVISIBLE 6:7', 'CARACTER_INVISIBLE 6:9']],
  ['nada por un espacio que no se parte dentro de un comentario', guion(`${COMPLETO}-- p.\u00a0ej.\n`), []],
];

describe('revisar', () => {
  test.each(CASOS)('señala %s', async (_, archivos, esperados) => {
    expect(await hallados(archivos)).toEqual(esperados);
  });

  test.each([
    '012',
    '-071',
    '089',
    '1_000',
    '0x1F',
    '0o17',
    '0b101',
    '12:30',
    '12:30:45',
    '9007199254740993',
    '0.10',
    '1.0',
    '1e3',
    '+5',
    '.5',
    '5.',
    '-0',
    '12345678901234567890.5',
    '0.1234567890123456789',
    '.inf',
    '.nan',
    'no',
    'Yes',
    'off',
    'y',
  ])('aconseja comillas para %s, que otro YAML leería de otro modo (Y1 a Y11)', async (escrito) => {
    expect(await hallados(caso(`[[${escrito}]]`))).toEqual(['ESCALAR_AMBIGUO 5:15']);
    expect(await hallados(caso(`[['${escrito}']]`))).toEqual([]);
  });

  test.each([
    '0',
    '42',
    '-7',
    '0.44',
    '9007199254740991',
    'true',
    'null',
    'hola',
    '2024-01-31',
    '10.20.30',
    'NaN',
  ])('no dice nada de %s, que todos leen igual o conservan', async (escrito) => {
    expect(await hallados(caso(`[[${escrito}]]`))).toEqual([]);
  });

  test('dice dónde deja de ser válido un JSON, y no le pide además la cabecera', async () => {
    const texto = `${yaml()}  - id: opensearch
    aplica: si
    porque_si: a
    porque_no: b
    doc: https://docs.opensearch.org/latest/
    archivo: consulta.json
    revisado: {fecha: 2026-01-01, sha256: ${'0'.repeat(64)}}
`;
    const archivos = { ...clase001(texto, COMPLETO), '001-prueba/consulta.json': '{\n  "a": 1,\n}\n' };
    expect(await hallados(archivos)).toEqual(['REVISION_CADUCADA 21:43', 'JSON_INVALIDO 3:1']);
  });

  test('no dice nada de las clases de este repositorio ni del formato público, salvo lo que falte al registro', async () => {
    const proyecto = path.resolve(import.meta.dirname, '../..');
    expect(await validar(proyecto)).toEqual([]);
    expect(await validar(path.join(proyecto, 'test/fixtures/formato-publico'))).toEqual([]);
  });
});

describe('diez clases rotas a propósito', () => {
  const motor = (id: string, resto: string) => `  - id: ${id}\n${resto}`;
  const comun = '    porque_si: a\n    porque_no: b\n';
  const DIEZ: Readonly<Record<string, string>> = {
    '001-sintaxis/motores.yaml': 'caso:\n  titulo: Uno: dos\n',
    '002-claves/motores.yaml': yaml()
      .replace('titulo', 'tiulo')
      .replace('porque_no', 'porqueno')
      .replace('archivo: consulta.sql', 'fichero: consulta.sql'),
    '003-filas/motores.yaml': yaml({
      caso: '  columnas: [a, {nombre: b, tipo: fecha}]\n  esperado:\n    - [1]\n    - ["NULL", 2023-02-29]\n    - [0.10, 2024-01-01]\n  orden: [c]\n',
    }),
    '003-filas/consulta.sql': '-- motor: sqlite\n-- === consutla ===\nSELECT 1\n',
    '004-archivos/motores.yaml': `${yaml({ motor: '    ejecucion: nucleo\n    archivo: ../002-claves/motores.yaml\n' })}${motor('sqlite', `    aplica: si\n${comun}    doc: https://sqlite.org/a\n    ejecucion: nucleo\n    archivo: implementaciones\n`)}${motor('mysql', `    aplica: si\n${comun}    doc: https://dev.mysql.com/a\n    ejecucion: servicio\n    archivo: implementaciones/mysql/consulta.sql\n`)}`,
    '004-archivos/implementaciones/mysq/consulta.sql': GUION,
    '005-motores/motores.yaml': `${yaml().replace('nucleo', 'servicio')}${motor('duckdb', '    aplica: no\n    porque_no: c\n    alternativa: d\n    doc: https://duckdb.org\n')}${motor('orcale', `    aplica: si\n${comun}    doc: https://docs.oracle.com\n    ejecucion: nucleo\n    archivo: consulta.sql\n`)}`,
    '005-motores/consulta.sql': COMPLETO,
    '006-documentos/motores.yaml': yaml().replace('https://duckdb.org/docs', 'https://stackoverflow.com/q/1'),
    '006-documentos/consulta.sql': COMPLETO.replace('motor: duckdb', 'motor: mysql'),
    '007-bytes/motores.yaml': `\uFEFF${yaml()}`,
    '007-bytes/consulta.sql': COMPLETO.replaceAll('\n', '\r\n').replace('SELECT', 'SELECT\u00a0'),
    '008-conceptual/motores.yaml':
      'caso:\n  titulo: x\n  modo: conceptual\n  columnas: [a]\nmotores:\n  - {id: redis, aplica: si, porque_si: a, porque_no: b, doc: "http://redis.io", archivo: x}\n',
    '009-declarado/motores.yaml': yaml({
      motor: '    archivo: consulta.sql\n    divergencia: {motivo: x, esperado: []}\n    como: Así.\n',
    }),
    '009-declarado/consulta.sql': COMPLETO,
    '009-otra/motores.yaml': `${yaml()}    error_esperado: {clase: unicidda}\n    revisado: {fecha: hoy}\n`,
    '009-otra/consulta.sql': '-- === consulta ===\n\n',
  };

  test('de cada una se nombran todas las faltas, con su lugar y qué hacer', async () => {
    await using hecho = await arbol(DIEZ);
    const problemas = await validar(hecho.raiz);
    const texto = problemas.map(({ posicion: p, severidad, codigo, mensaje, consejo }) =>
      [
        `${p.archivo}:${p.linea}:${p.columna} ${severidad} ${codigo}`,
        `  ${mensaje}`,
        ...(consejo ? [`  ${consejo}`] : []),
      ].join('\n'),
    );
    await expect(`${texto.join('\n')}\n`).toMatchFileSnapshot('../golden/contrato/validar.txt');
    const clases = new Set(problemas.map(({ posicion }) => posicion.archivo.split('/')[0]));
    expect(clases.size).toBe(10);
  });
});

describe('el catálogo', () => {
  test('no repite ningún motor del registro', () => {
    expect(Object.keys(CATALOGO).filter((id) => Object.hasOwn(REGISTRO, id))).toEqual([]);
  });

  test.each([
    ['https://redis.io/docs/', ['redis.io'], true],
    ['https://docs.redis.io/x', ['redis.io'], true],
    ['https://noredis.io/x', ['redis.io'], false],
    ['https://redis.io.example.com/', ['redis.io'], false],
    ['https://github.com/pgvector/pgvector#hnsw', ['github.com/pgvector/pgvector'], true],
    ['https://github.com/pgvector/pgvector-node', ['github.com/pgvector/pgvector'], false],
    ['https://user@redis.io/', ['redis.io'], true],
    ['nada', ['redis.io'], false],
  ])('«%s» en %j: %s', (doc, dominios, esperado) => {
    expect(esDocumentacionOficial(doc, dominios)).toBe(esperado);
  });
});
