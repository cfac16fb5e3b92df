import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copiarClase071, ejecutar, REPOSITORIO, type Salida } from '../cli/programa.ts';

const NUCLEO = ['--motor', 'duckdb', '--motor', 'sqlite'];
const YAML = 'motores.yaml';
const ORIGINAL = readFileSync(path.join(REPOSITORIO, YAML), 'utf8');
const ESPERADO = ORIGINAL.slice(ORIGINAL.indexOf('  esperado:'), ORIGINAL.indexOf('  dataset:'));

type Copia = ReturnType<typeof copiarClase071>;

const leer = (copia: Copia) => readFileSync(path.join(copia.raiz, YAML), 'utf8');
const proponer = (copia: Copia, ...mas: readonly string[]): Promise<Salida> =>
  ejecutar(['proponer', '--raiz', copia.raiz, ...mas]);
const ultimaLinea = ({ salida }: Salida) => salida.trimEnd().split('\n').at(-1);

describe('proponer', () => {
  test('sin --escribir muestra el cambio y no toca el archivo', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, '[mrr, "0.44"]', '[mrr, "0.67"] # ¿seguro?');
    const antes = leer(copia);
    const hecho = await proponer(copia, ...NUCLEO);
    await expect(hecho.salida).toMatchFileSnapshot('../golden/comandos/proponer-una-celda.txt');
    expect(hecho.codigo).toBe(0);
    expect(hecho.errores).toContain('repita la orden con --escribir');
    expect(leer(copia)).toBe(antes);
  });

  test('con --escribir cambia solo la celda, y la clase se verifica', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, '[mrr, "0.44"]', '[mrr,  "0.67"] # ¿seguro?');
    expect((await proponer(copia, ...NUCLEO, '--escribir')).codigo).toBe(0);
    expect(leer(copia)).toBe(ORIGINAL.replace('[mrr, "0.44"]', '[mrr,  "0.44"] # ¿seguro?'));
    expect((await ejecutar(['--raiz', copia.raiz, ...NUCLEO])).codigo).toBe(0);
    expect(ultimaLinea(await proponer(copia, ...NUCLEO))).toBe(
      'PROPUESTA 0 cambios, 1 iguales, 0 sin acuerdo, 0 sin ejecutar en 1 clases',
    );
  });

  test('escribe el esperado que falta, con números sin comillas, donde va', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, ESPERADO, '');
    expect((await proponer(copia, ...NUCLEO, '--escribir')).codigo).toBe(0);
    const propuesto = '  esperado:\n    - [aciertos_top3, 2]\n    - [mrr, 0.44]\n    - [preguntas, 3]\n';
    expect(leer(copia)).toBe(ORIGINAL.replace(ESPERADO, propuesto));
  });

  test('si los motores no coinciden dice quién dio qué, acaba con 1 y no escribe', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, ESPERADO, '');
    const antes = leer(copia);
    copia.cambiar(
      'implementaciones/duckdb/consulta.sql',
      'COALESCE(1e0 / posicion_relevante, 0)',
      '1.0 / posicion_relevante',
    );
    const hecho = await proponer(copia, ...NUCLEO, '--escribir');
    await expect(hecho.salida).toMatchFileSnapshot('../golden/comandos/proponer-desacuerdo.txt');
    expect(hecho.codigo).toBe(1);
    expect(leer(copia)).toBe(antes);
  });

  test('si un motor falla no hay acuerdo: dice cuál y por qué', async () => {
    using copia = copiarClase071();
    copia.cambiar('implementaciones/sqlite/consulta.sql', 'evaluacion', 'evaluacion_mal');
    const hecho = await proponer(copia, ...NUCLEO);
    expect(hecho.codigo).toBe(1);
    expect(hecho.salida).toContain('no todos los motores respondieron');
    expect(hecho.salida).toMatch(/SQLite falló \((preparacion|consulta)\)/);
  });

  test('con un solo motor no propone, salvo que se nombre y se pida con --con-un-motor', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, ESPERADO, '');
    const antes = leer(copia);
    const solo = await proponer(copia, '--motor', 'duckdb', '--escribir');
    expect(solo.codigo).toBe(3);
    expect(solo.salida).toContain('--motor duckdb --con-un-motor');
    expect(leer(copia)).toBe(antes);
    const pedido = await proponer(copia, '--motor', 'duckdb', '--con-un-motor', '--escribir');
    expect(pedido.codigo).toBe(0);
    expect(pedido.salida).toContain('Solo respondió DuckDB, como se pidió');
    expect(leer(copia)).toContain('    - [mrr, 0.44]\n');
  });

  test('un motor con una divergencia documentada no cuenta', async () => {
    using copia = copiarClase071();
    const divergencia = '    divergencia: {motivo: x, doc: "https://sqlite.org/a", esperado: [[mrr, 0]]}\n';
    copia.cambiar(
      YAML,
      '    doc: https://sqlite.org/lang_aggfunc.html\n',
      `    doc: https://sqlite.org/a\n${divergencia}`,
    );
    copia.cambiar(YAML, '"0.44"', '"0.67"');
    const hecho = await proponer(copia, ...NUCLEO);
    expect(hecho.codigo).toBe(3);
    expect(hecho.salida.replaceAll(/\s+/g, ' ')).toContain(
      'SQLite no cuenta: la clase documenta que da otra cosa.',
    );
  });

  test('avisa si una consulta no garantiza el orden de lo que se propone', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, ESPERADO, '');
    copia.cambiar('implementaciones/duckdb/consulta.sql', 'ORDER BY metrica', '');
    const { salida } = await proponer(copia, ...NUCLEO);
    expect(salida.replaceAll(/\s+/g, ' ')).toContain('DuckDB: La consulta no termina en ORDER BY');
  });

  test.each(['true', '1', 'github'])('con CI=%s se niega y acaba con 2', async (CI) => {
    using copia = copiarClase071();
    copia.cambiar(YAML, '"0.44"', '"0.67"');
    const antes = leer(copia);
    const { codigo, salida, errores } = await ejecutar(
      ['proponer', '--raiz', copia.raiz, ...NUCLEO, '--escribir'],
      { variables: { CI } },
    );
    expect([codigo, salida]).toEqual([2, '']);
    expect(errores).toContain('integración continua');
    expect(leer(copia)).toBe(antes);
  });

  test('una clase ilegible por otra cosa se dice con su lugar, y acaba con 2', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, 'porque_no', 'porqe_no');
    const hecho = await proponer(copia, ...NUCLEO);
    expect(hecho.codigo).toBe(2);
    expect(hecho.salida).toContain('CLAVE_DESCONOCIDA');
    expect(ultimaLinea(hecho)).toContain('; 1 clases ilegibles');
  });

  test('si las columnas no son las del contrato no escribe y dice cuántas dan', async () => {
    using copia = copiarClase071();
    copia.cambiar(YAML, 'columnas: [metrica, valor]', 'columnas: [metrica, valor, otra]');
    const hecho = await proponer(copia, ...NUCLEO, '--escribir');
    expect(hecho.codigo).toBe(1);
    expect(hecho.salida.replaceAll(/\s+/g, ' ')).toContain('dan 2 columnas y el contrato declara 3');
  });
});
