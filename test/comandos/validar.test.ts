import { describe, expect, test } from 'vitest';
import { ejecutar, REPOSITORIO } from '../cli/programa.ts';
import { arbol, yaml } from '../contrato/arbol.ts';

const GUION = `-- motor: duckdb
-- doc: https://duckdb.org/docs
-- nota: De prueba.
-- === consulta ===
SELECT 1 AS a;
`;

const cambiado = (buscado: string, puesto: string) => yaml().replace(buscado, puesto);

/** Diez clases rotas a propósito, cada una de otra manera, y lo que se debe decir de cada una. */
// biome-ignore format: una clase por línea
const ROTAS: readonly (readonly [codigo: string, motores: string, guion?: string])[] = [
  ['CLAVE_DESCONOCIDA', cambiado('porque_no', 'porqe_no')],
  ['FALTA_CLAVE', cambiado('    doc: https://duckdb.org/docs\n', '')],
  ['VALOR_INVALIDO', cambiado('ejecucion: nucleo', 'ejecucion: local')],
  ['FILA_DE_OTRO_ANCHO', yaml({ caso: '  columnas: [a]\n  esperado:\n    - [1, 2]\n' })],
  ['ARCHIVO_AUSENTE', cambiado('archivo: consulta.sql', 'archivo: otra.sql')],
  ['ARCHIVO_FUERA_DE_LA_CLASE', cambiado('archivo: consulta.sql', 'archivo: ../fuera.sql')],
  ['YAML_INVALIDO', cambiado('caso:', 'caso: [')],
  ['DOC_NO_OFICIAL', cambiado('https://duckdb.org/docs', 'https://blog.example/duckdb'), GUION.replace('https://duckdb.org/docs', 'https://blog.example/duckdb')],
  ['CONSULTA_AUSENTE', yaml(), GUION.replace('=== consulta ===', '')],
  ['NIVEL_CONTRADICHO', cambiado('ejecucion: nucleo', 'ejecucion: servicio')],
];

const DIEZ = Object.fromEntries(
  ROTAS.flatMap(([, motores, guion = GUION], i) => {
    const carpeta = `${String(i + 1).padStart(3, '0')}-rota`;
    return [
      [`${carpeta}/motores.yaml`, motores],
      [`${carpeta}/consulta.sql`, guion],
    ];
  }),
);

const CONSEJO = { '001-a/motores.yaml': `${yaml()}    como: Así.\n`, '001-a/consulta.sql': GUION };

describe('validar', () => {
  test('de diez clases rotas nombra cada fallo con su lugar, y acaba con 2', async () => {
    await using hecho = await arbol(DIEZ);
    const { codigo, salida } = await ejecutar(['validar', '--raiz', hecho.raiz]);
    expect(codigo).toBe(2);
    await expect(salida).toMatchFileSnapshot('../golden/comandos/validar-diez.txt');
    for (const [i, [fallo]] of ROTAS.entries()) {
      const carpeta = `${String(i + 1).padStart(3, '0')}-rota`;
      expect(salida).toMatch(new RegExp(`✗ error {2}${carpeta}/\\S+:\\d+:\\d+ {2}${fallo}$`, 'm'));
    }
  });

  test('da los mismos problemas en json, github y junit', async () => {
    await using hecho = await arbol(DIEZ);
    const en = (formato: string) => ejecutar(['validar', '--raiz', hecho.raiz, '--formato', formato]);
    const { problemas, resultado } = JSON.parse((await en('json')).salida);
    expect(resultado).toBe('VALIDACION_FALLIDA');
    const [github, junit] = [(await en('github')).salida, (await en('junit')).salida];
    for (const { codigo, posicion } of problemas) {
      expect(junit).toContain(`${posicion.archivo}:${posicion.linea} ${codigo}`);
    }
    expect(github.match(/^::error file=/gm)?.length).toBeGreaterThanOrEqual(9);
  });

  test('--clase valida solo esa', async () => {
    await using hecho = await arbol(DIEZ);
    const { salida } = await ejecutar(['validar', '--raiz', hecho.raiz, '--clase', '5']);
    expect(salida).toContain('ARCHIVO_AUSENTE');
    expect(salida).not.toContain('YAML_INVALIDO');
    expect(salida.trimEnd().split('\n').at(-1)).toMatch(/ en 1 clases$/);
  });

  test('un consejo se dice y no falla, salvo con --estricto', async () => {
    await using hecho = await arbol(CONSEJO);
    const suelto = await ejecutar(['validar', '--raiz', hecho.raiz]);
    expect(suelto.codigo).toBe(0);
    expect(suelto.salida).toContain('! consejo  001-a/motores.yaml');
    expect(suelto.salida.trimEnd().split('\n').at(-1)).toBe(
      'VALIDACION_OK 0 errores, 1 consejos en 1 clases',
    );
    const estricto = await ejecutar(['validar', '--raiz', hecho.raiz, '--estricto']);
    expect(estricto.codigo).toBe(2);
    expect(estricto.salida).toContain('VALIDACION_FALLIDA 0 errores, 1 consejos');
  });

  test('las clases de este repositorio son válidas y sin consejos', async () => {
    const { codigo, salida } = await ejecutar(['validar', '--estricto'], { en: REPOSITORIO });
    expect(salida).toMatch(/^VALIDACION_OK 0 errores, 0 consejos en \d+ clases\n$/);
    expect(codigo).toBe(0);
  });

  test('sin clases acaba con 3: no hay nada válido', async () => {
    await using hecho = await arbol({ 'LEEME.md': '' });
    const { codigo, salida } = await ejecutar(['validar', '--raiz', hecho.raiz]);
    expect([codigo, salida]).toEqual([3, 'VALIDACION_FALLIDA 0 errores, 0 consejos en 0 clases\n']);
  });

  test('su informe no vale como parte de una matriz', async () => {
    await using hecho = await arbol(CONSEJO);
    const archivo = `${hecho.raiz}/validacion.json`;
    await ejecutar(['validar', '--raiz', hecho.raiz, '--formato', `json=${archivo}`]);
    const { codigo, errores } = await ejecutar(['unir', '--raiz', hecho.raiz, archivo]);
    expect(codigo).toBe(2);
    expect(errores).toContain('es un informe de «validar»');
  });
});
