import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cargar } from '../../src/contrato/cargar.ts';
import type { Clase } from '../../src/dominio/clase.ts';
import type { Problema } from '../../src/dominio/problema.ts';

/** Los motores con adaptador que suponen las pruebas. */
export const MOTORES: ReadonlyMap<string, 'nucleo' | 'servicio'> = new Map([
  ['duckdb', 'nucleo'],
  ['sqlite', 'nucleo'],
  ['postgresql', 'servicio'],
  ['mysql', 'servicio'],
  ['mariadb', 'servicio'],
]);

/** Árbol de archivos en una carpeta temporal, que se borra al cerrarlo. */
export async function arbol(archivos: Readonly<Record<string, string | Uint8Array>>) {
  const raiz = await mkdtemp(path.join(tmpdir(), 'contrato-'));
  for (const [nombre, contenido] of Object.entries(archivos)) {
    await mkdir(path.dirname(path.join(raiz, nombre)), { recursive: true });
    await writeFile(path.join(raiz, nombre), contenido);
  }
  return { raiz, [Symbol.asyncDispose]: () => rm(raiz, { recursive: true, force: true }) };
}

export const GUION = '-- motor: duckdb\n\n-- === consulta ===\nSELECT 1 AS a;\n';

/** Una clase correcta de un motor; cada prueba cambia la parte que estudia. */
export function yaml({
  caso = '  columnas: [a]\n  esperado:\n    - [1]\n',
  motor = '    ejecucion: nucleo\n    archivo: consulta.sql\n',
}: {
  readonly caso?: string;
  readonly motor?: string;
} = {}): string {
  return `caso:
  titulo: Prueba
  contrato: Una fila.
${caso}motores:
  - id: duckdb
    aplica: si
    porque_si: Se prueba.
    porque_no: Es una prueba.
    doc: https://duckdb.org/docs
${motor}`;
}

/** Los archivos de la clase 001 con ese YAML y un guion correcto. */
export function clase001(texto: string | Uint8Array, guion: string | Uint8Array = GUION) {
  return { '001-prueba/motores.yaml': texto, '001-prueba/consulta.sql': guion };
}

/** Los problemas de todas las clases de un árbol. */
export async function problemas(
  archivos: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly Problema[]> {
  await using hecho = await arbol(archivos);
  return (await cargar(hecho.raiz, MOTORES)).flatMap((lectura) => lectura.problemas);
}

/** La única clase de un árbol sin problemas. */
export async function claseLeida(archivos: Readonly<Record<string, string | Uint8Array>>): Promise<Clase> {
  await using hecho = await arbol(archivos);
  const [lectura] = await cargar(hecho.raiz, MOTORES);
  if (!lectura?.clase) throw new Error(JSON.stringify(lectura?.problemas ?? 'sin clases', null, 1));
  return lectura.clase;
}
