import { describe, expect, test } from 'vitest';
import { cargar } from '../../src/contrato/cargar.ts';
import { arbol, clase001, claseLeida, GUION, MOTORES, problemas, yaml } from './arbol.ts';

const CONCEPTUAL = `caso:
  titulo: Elegir un índice
  modo: conceptual
motores:
  - {id: postgresql, aplica: sí, como: Con un B-tree., porque_si: a, porque_no: b, doc: "https://www.postgresql.org/docs"}
  - {id: redis, aplica: no, porque_no: c, alternativa: d, doc: "https://redis.io/docs"}
`;

describe('cargar', () => {
  test('lee una clase entera', async () => {
    const texto = yaml({
      caso: `  dataset: Ninguno.
  columnas:
    - ciudad
    - {nombre: total, tipo: decimal, tolerancia: {abs: 0.005, rel: 1e-9}, numeros: literal, decimales: 2}
  esperado:
    - [Quito, "1.50"]
  orden: [CIUDAD]
`,
      motor: `    ejecucion: nucleo
    archivo: ./consulta.sql
    divergencia: {motivo: Redondea., doc: "https://duckdb.org/docs", esperado: [[Quito, 1.5]]}
`,
    });
    const { caso, motores } = await claseLeida(clase001(texto));
    expect(caso).toMatchObject({
      titulo: 'Prueba',
      textoContrato: 'Una fila.',
      dataset: 'Ninguno.',
      modo: 'comparado',
      contrato: {
        columnas: [
          { nombre: 'ciudad', tipo: 'auto', numeros: 'valor' },
          {
            nombre: 'total',
            tipo: 'decimal',
            tolerancia: { abs: '0.005', rel: '1e-9' },
            numeros: 'literal',
            decimales: 2,
          },
        ],
        filas: [[{ texto: 'Quito' }, { texto: '1.50' }]],
        orden: { tipo: 'claves', columnas: ['ciudad'] },
      },
    });
    expect(motores).toMatchObject([
      {
        id: 'duckdb',
        aplica: 'ejecutable',
        nivel: 'nucleo',
        porqueSi: 'Se prueba.',
        porqueNo: 'Es una prueba.',
        implementacion: { archivo: '001-prueba/consulta.sql', cabecera: { motor: 'duckdb' } },
        divergencia: { motivo: 'Redondea.', filas: [[{ texto: 'Quito' }, { texto: '1.5' }]] },
      },
    ]);
  });

  test('lee una clase conceptual, sin columnas ni archivos', async () => {
    const clase = await claseLeida({ '002-x/motores.yaml': CONCEPTUAL });
    expect(clase.caso).toEqual({ titulo: 'Elegir un índice', textoContrato: '', modo: 'conceptual' });
    expect(clase.motores).toMatchObject([
      { id: 'postgresql', aplica: 'conceptual', como: 'Con un B-tree.' },
      { id: 'redis', aplica: 'no', alternativa: 'd' },
    ]);
  });

  test.each([
    ['si', 'ejecutable'],
    ['sí', 'ejecutable'],
    ['"si"', 'ejecutable'],
    ['true', 'ejecutable'],
    ["'true'", 'ejecutable'],
  ])('«aplica: %s» es %s', async (escrito, aplica) => {
    const { motores } = await claseLeida(clase001(yaml().replace('aplica: si', `aplica: ${escrito}`)));
    expect(motores[0]?.aplica).toBe(aplica);
  });

  test.each(['no', '"no"', 'false', "'false'"])('«aplica: %s» es que no', async (escrito) => {
    const texto = CONCEPTUAL.replace('aplica: no', `aplica: ${escrito}`);
    expect((await claseLeida({ '002-x/motores.yaml': texto })).motores[1]?.aplica).toBe('no');
  });

  test('sin «ejecucion», un motor es declarado y su archivo no necesita secciones', async () => {
    const texto = yaml({
      motor: `    archivo: consulta.sql
    revisado: {fecha: 2026-11-02, sha256: ${'AB'.repeat(32)}}
`,
    });
    const { motores } = await claseLeida(clase001(texto, 'lo que sea\n'));
    expect(motores[0]).toMatchObject({
      nivel: 'declarado',
      revisado: { fecha: '2026-11-02', sha256: 'ab'.repeat(32) },
    });
    expect(motores[0]).not.toHaveProperty('implementacion.secciones');
  });

  test('un motor sin adaptador puede ser servicio, con secciones o sin ellas', async () => {
    const texto = yaml({ motor: '    ejecucion: servicio\n    archivo: consulta.sql\n' });
    const conSecciones = await claseLeida(clase001(texto.replace('id: duckdb', 'id: clickhouse')));
    expect(conSecciones.motores[0]).toHaveProperty('implementacion.secciones.consulta');
    const sinSecciones = await claseLeida(
      clase001(texto.replace('id: duckdb', 'id: mongodb'), 'db.x.find()\n'),
    );
    expect(sinSecciones.motores[0]).not.toHaveProperty('implementacion.secciones');
  });

  test('el error esperado de un motor llega con su clase', async () => {
    const texto = `${yaml()}    error_esperado: {clase: division_por_cero}\n`;
    expect((await claseLeida(clase001(texto))).motores[0]).toMatchObject({
      errorEsperado: { clase: 'division_por_cero' },
    });
  });

  test('las claves que empiezan por x- son libres en cualquier mapa', async () => {
    const texto = yaml({
      caso: '  x-a: {b: [1]}\n  columnas: [{nombre: a, x-c: 1}]\n  esperado: [[1]]\n',
      motor: '    x-d: ~\n    ejecucion: nucleo\n    archivo: consulta.sql\n',
    });
    await expect(claseLeida(clase001(`x-e: 1\n${texto}`))).resolves.toBeDefined();
  });

  test('resuelve anclas, alias y mezclas; lo escrito en el mapa manda sobre lo mezclado', async () => {
    const texto = `${yaml({
      caso: '  columnas: [a, b]\n  esperado:\n    - &uno [1, &dos 2]\n    - *uno\n    - [*dos, 3]\n',
    }).replace('  - id: duckdb', '  - &base\n    id: duckdb')}  - <<: *base
    id: sqlite
`;
    const { caso, motores } = await claseLeida(clase001(texto));
    expect(caso).toMatchObject({
      contrato: {
        filas: [
          [{ texto: '1' }, { texto: '2' }],
          [{ texto: '1' }, { texto: '2' }],
          [{ texto: '2' }, { texto: '3' }],
        ],
      },
    });
    expect(motores).toMatchObject([{ id: 'duckdb' }, { id: 'sqlite', porqueSi: 'Se prueba.' }]);
  });

  test('un «NULL» entre comillas vale en una columna de cualquier tipo', async () => {
    const caso = '  columnas: [{nombre: a, tipo: entero}]\n  esperado: [["NULL"], [null], [7]]\n';
    await expect(claseLeida(clase001(yaml({ caso })))).resolves.toBeDefined();
  });

  test('un contrato puede prometer que no hay filas', async () => {
    const { caso } = await claseLeida(clase001(yaml({ caso: '  columnas: [a]\n  esperado: []\n' })));
    expect(caso).toMatchObject({ contrato: { filas: [] } });
  });

  test('reúne todos los problemas de todos los archivos, por lugar', async () => {
    const texto = yaml({
      caso: '  columna: [a]\n  esperado: [[1]]\n',
      motor: '    ejecucion: nuclo\n    archivo: consulta.sql\n',
    }).replace('    porque_no: Es una prueba.\n', '');
    const hallados = await problemas({
      ...clase001(texto, 'SELECT 1'),
      '002-otra/motores.yaml': 'a: [\n',
    });
    expect(
      hallados.map(({ codigo, posicion: p }) => `${p.archivo}:${p.linea}:${p.columna} ${codigo}`),
    ).toEqual([
      '001-prueba/motores.yaml:4:3 CLAVE_DESCONOCIDA',
      '001-prueba/motores.yaml:7:5 FALTA_CLAVE',
      '001-prueba/motores.yaml:11:16 VALOR_INVALIDO',
      '001-prueba/consulta.sql:1:1 CONSULTA_AUSENTE',
      '002-otra/motores.yaml:2:1 YAML_INVALIDO',
    ]);
  });

  test('los ids salen de «clase» o de la carpeta, y ordenan las lecturas', async () => {
    await using hecho = await arbol({
      'z/010-diez/motores.yaml': CONCEPTUAL,
      'a/9-nueve/motores.yaml': CONCEPTUAL,
      'b/extra/motores.yaml': `clase: anexo\n${CONCEPTUAL}`,
      'c/002-dos/motores.yaml': `clase: 003\n${CONCEPTUAL}`,
      '001-rota/motores.yaml': '',
    });
    const lecturas = await cargar(hecho.raiz, MOTORES);
    expect(lecturas.map(({ id, carpeta, archivo, clase }) => [id, carpeta, archivo, clase?.id])).toEqual([
      ['001', '001-rota', '001-rota/motores.yaml', undefined],
      ['003', 'c/002-dos', 'c/002-dos/motores.yaml', '003'],
      ['9', 'a/9-nueve', 'a/9-nueve/motores.yaml', '9'],
      ['010', 'z/010-diez', 'z/010-diez/motores.yaml', '010'],
      ['anexo', 'b/extra', 'b/extra/motores.yaml', 'anexo'],
    ]);
  });

  test('dos clases con un id son un error en las dos, que dice dónde está la otra', async () => {
    await using hecho = await arbol({
      'a/071-x/motores.yaml': CONCEPTUAL,
      'b/motores.yaml': `clase: "071"\n${CONCEPTUAL}`,
    });
    const lecturas = await cargar(hecho.raiz, MOTORES);
    expect(lecturas.map(({ clase }) => clase)).toEqual([undefined, undefined]);
    expect(lecturas.flatMap(({ problemas: [p] }) => `${p?.codigo} ${p?.mensaje}`)).toEqual([
      'CLASE_REPETIDA El id de clase «071» está repetido: también es el de «b/motores.yaml».',
      'CLASE_REPETIDA El id de clase «071» está repetido: también es el de «a/071-x/motores.yaml».',
    ]);
  });

  // printf '\xef\xbb\xbf-- motor: duckdb\r\n\r\n-- === consulta ===\r\nSELECT 1 AS a;\r\n' | sha256sum
  test('la huella es la de los bytes del archivo, con su BOM y sus CRLF', async () => {
    const conBom = await claseLeida(clase001(yaml(), `\uFEFF${GUION.replaceAll('\n', '\r\n')}`));
    expect(conBom.motores[0]).toMatchObject({
      implementacion: {
        sha256: '7ccf2ed979ab36efa2641f6ef2943aefbf6bb647c1f247efc148b193c2235e06',
        secciones: { consulta: { texto: 'SELECT 1 AS a;\r\n', linea: 4 } },
      },
    });
  });
});
