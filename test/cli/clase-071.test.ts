import { describe, expect, test } from 'vitest';
import type { Informe, ResultadoMotor } from '../../src/dominio/informe.ts';
import { copiarClase071, ejecutar } from './programa.ts';

/** Los motores que no necesitan nada instalado: la prueba vale igual en cualquier máquina. */
const NUCLEO = ['--motor', 'duckdb', '--motor', 'sqlite'];

async function informeDe(argumentos: readonly string[]): Promise<Informe> {
  const { salida } = await ejecutar([...argumentos, '--formato', 'json']);
  return JSON.parse(salida) as Informe;
}

function veredictos(informe: Informe): Record<string, ResultadoMotor['veredicto']> {
  return Object.fromEntries(
    informe.clases.flatMap((clase) => clase.motores.map((m) => [m.motor, m.veredicto])),
  );
}

describe('la clase 071', () => {
  test('se verifica en DuckDB y SQLite y acaba con 0', async () => {
    const { codigo, salida } = await ejecutar(['--clase', '071', ...NUCLEO]);
    expect(salida.trimEnd().split('\n').at(-1)).toBe(
      'EQUIVALENCIA_OK 2 verificadas, 0 fallidas, 0 omitidas, 0 declaradas en 1 clases',
    );
    expect(codigo).toBe(0);
  });

  test('muestra opensearch como declarado y vigente, y qdrant y redis con su razón y su alternativa', async () => {
    const vistos = veredictos(await informeDe(['--clase', '071']));
    expect(vistos['opensearch']).toMatchObject({ tipo: 'declarado', revision: 'vigente' });
    for (const id of ['qdrant', 'redis'])
      expect(vistos[id]).toMatchObject({ tipo: 'no-aplica', alternativa: expect.stringMatching(/\S/) });
  });

  test('con 0.67 en el contrato fallan los dos motores, y se ve la celda', async () => {
    using copia = copiarClase071();
    copia.cambiar('motores.yaml', '[mrr, "0.44"]', '[mrr, "0.67"]');
    const { codigo, salida } = await ejecutar(['--raiz', copia.raiz, ...NUCLEO]);
    expect(codigo).toBe(1);
    expect(salida).toContain('0.67');
    expect(salida).toContain('0.44');
    expect(salida).toContain('EQUIVALENCIA_FALLIDA 0 verificadas, 2 fallidas');
  });

  test('si DuckDB promedia 1/posicion sin contar los fallos, solo falla DuckDB', async () => {
    using copia = copiarClase071();
    copia.cambiar(
      'implementaciones/duckdb/consulta.sql',
      'COALESCE(1e0 / posicion_relevante, 0)',
      '1.0 / posicion_relevante',
    );
    const informe = await informeDe(['--raiz', copia.raiz, ...NUCLEO]);
    const { duckdb, sqlite } = veredictos(informe);
    expect(sqlite).toMatchObject({ tipo: 'verificado' });
    expect(duckdb).toMatchObject({
      tipo: 'diferente',
      diferencias: [
        { tipo: 'celda', filaEsperada: 2, esperada: { texto: '0.44' }, obtenida: { texto: '0.67' } },
      ],
    });
    expect(informe.salida).toBe(1);
  });

  test('un archivo declarado que cambió después de su revisión está caducado, y con --estricto falla', async () => {
    using copia = copiarClase071();
    copia.cambiar('implementaciones/opensearch/consulta.json', '"k": 3', '"k": 5');
    const sueltos = veredictos(
      await informeDe(['--raiz', copia.raiz, '--motor', 'duckdb', '--motor', 'opensearch']),
    );
    expect(sueltos['opensearch']).toMatchObject({ tipo: 'declarado', revision: 'caducada' });
    const { codigo } = await ejecutar([
      '--raiz',
      copia.raiz,
      '--motor',
      'duckdb',
      '--motor',
      'opensearch',
      '--estricto',
    ]);
    expect(codigo).toBe(1);
  });

  test('pedir solo un motor declarado acaba con 3: no se ejecutó nada', async () => {
    const { codigo, salida } = await ejecutar(['--clase', '071', '--motor', 'opensearch']);
    expect(codigo).toBe(3);
    expect(salida).toContain('EQUIVALENCIA_SIN_EJECUTAR 0 verificadas');
  });
});
