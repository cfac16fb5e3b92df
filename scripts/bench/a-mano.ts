import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';
import Database from 'better-sqlite3';

/** Lo mismo hecho a mano: abre los mismos controladores, ejecuta el mismo SQL y no comprueba nada. */
const [raiz = '.'] = process.argv.slice(2);

for (const carpeta of readdirSync(raiz).sort()) {
  const leer = (motor: string) =>
    readFileSync(path.join(raiz, carpeta, `implementaciones/${motor}/consulta.sql`), 'utf8').split(
      '-- === consulta ===',
    );
  const [preparacionDuckdb = '', consultaDuckdb = ''] = leer('duckdb');
  const instancia = await DuckDBInstance.create(':memory:');
  const conexion = await instancia.connect();
  await conexion.run(preparacionDuckdb);
  const filasDuckdb = (await conexion.runAndReadAll(consultaDuckdb)).getRows();
  conexion.closeSync();
  instancia.closeSync();

  const [preparacionSqlite = '', consultaSqlite = ''] = leer('sqlite');
  const base = new Database(':memory:');
  base.exec(preparacionSqlite);
  const filasSqlite = base.prepare(consultaSqlite).all();
  base.close();
  process.stdout.write(`${carpeta} ${filasDuckdb.length} ${filasSqlite.length}\n`);
}
