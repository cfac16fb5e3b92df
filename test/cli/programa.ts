import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Carpeta del repositorio. */
export const REPOSITORIO = path.resolve(import.meta.dirname, '../..');

/** El programa compilado. */
export const PROGRAMA = path.join(REPOSITORIO, 'dist/scripts/verificar-equivalencia.js');

/** Lo que dejó el programa al acabar. */
export interface Salida {
  readonly codigo: number;
  readonly salida: string;
  readonly errores: string;
}

/** Ejecuta el programa compilado, sin color y sin las variables de la máquina que cambian su conducta. */
export function ejecutar(
  argumentos: readonly string[],
  opciones: { readonly en?: string; readonly variables?: Record<string, string> } = {},
): Promise<Salida> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...opciones.variables };
  return new Promise((resolver) => {
    execFile(
      process.execPath,
      [PROGRAMA, ...argumentos],
      { cwd: opciones.en ?? REPOSITORIO, env, maxBuffer: 64 << 20 },
      (error, salida, errores) => resolver({ codigo: error ? Number(error.code) : 0, salida, errores }),
    );
  });
}

/** Copia de la clase 071 en una carpeta nueva, que se borra al salir del bloque. */
export function copiarClase071(): Disposable & {
  readonly raiz: string;
  cambiar(archivo: string, antes: string, despues: string): void;
} {
  const raiz = mkdtempSync(path.join(tmpdir(), 'verificar-prueba-'));
  for (const nombre of ['motores.yaml', 'implementaciones'])
    cpSync(path.join(REPOSITORIO, nombre), path.join(raiz, nombre), { recursive: true });
  return {
    raiz,
    cambiar(archivo, antes, despues) {
      const ruta = path.join(raiz, archivo);
      const texto = readFileSync(ruta, 'utf8');
      if (!texto.includes(antes)) throw new Error(`«${antes}» no está en ${archivo}`);
      writeFileSync(ruta, texto.replace(antes, despues));
    },
    [Symbol.dispose]: () => rmSync(raiz, { recursive: true, force: true }),
  };
}
