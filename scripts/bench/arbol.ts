import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Genera un árbol de clases de la misma forma: una tabla de 20 filas y tres agregados, en DuckDB y SQLite.
 * Los valores cambian de clase a clase; el contrato se calcula aquí.
 */
export async function generarArbol(raiz: string, cuantas: number): Promise<void> {
  for (let numero = 1; numero <= cuantas; numero++) {
    const id = String(numero).padStart(3, '0');
    const carpeta = path.join(raiz, `${id}-generada`);
    const valores = Array.from({ length: 20 }, (_, fila) => ((fila + 1) * numero * 7) % 101);
    await mkdir(path.join(carpeta, 'implementaciones/duckdb'), { recursive: true });
    await mkdir(path.join(carpeta, 'implementaciones/sqlite'), { recursive: true });
    await writeFile(path.join(carpeta, 'motores.yaml'), contrato(id, valores));
    for (const motor of ['duckdb', 'sqlite'])
      await writeFile(
        path.join(carpeta, `implementaciones/${motor}/consulta.sql`),
        implementacion(motor, valores),
      );
  }
}

function contrato(id: string, valores: readonly number[]): string {
  const entrada = (motor: string, doc: string) => `  - id: ${motor}
    aplica: si
    ejecucion: nucleo
    archivo: implementaciones/${motor}/consulta.sql
    porque_si: Agrega en proceso.
    porque_no: Es una clase generada.
    doc: ${doc}
`;
  return `clase: "${id}"
caso:
  titulo: Clase generada ${id}
  contrato: Cuente, sume y halle el máximo.
  columnas: [metrica, valor]
  esperado:
    - [cuenta, ${valores.length}]
    - [maximo, ${Math.max(...valores)}]
    - [suma, ${valores.reduce((suma, valor) => suma + valor, 0)}]
motores:
${entrada('duckdb', 'https://duckdb.org/docs/')}${entrada('sqlite', 'https://sqlite.org/docs.html')}`;
}

function implementacion(motor: string, valores: readonly number[]): string {
  return `-- motor: ${motor}
-- === preparacion ===
CREATE TABLE datos (fila INTEGER PRIMARY KEY, valor INTEGER NOT NULL);
INSERT INTO datos VALUES ${valores.map((valor, fila) => `(${fila}, ${valor})`).join(', ')};
-- === consulta ===
SELECT 'cuenta' AS metrica, COUNT(*) AS valor FROM datos
UNION ALL SELECT 'maximo', MAX(valor) FROM datos
UNION ALL SELECT 'suma', SUM(valor) FROM datos
ORDER BY metrica;
`;
}
