import { execFile, execFileSync, spawn } from 'node:child_process';
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

/** Variables con que se prueba: sin color y sin las de la máquina que cambian la conducta del programa. */
function variablesDePrueba(otras: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...otras };
}

/** Ejecuta el programa compilado hasta que acaba. */
export function ejecutar(
  argumentos: readonly string[],
  opciones: { readonly en?: string; readonly variables?: Record<string, string> } = {},
): Promise<Salida> {
  const env = variablesDePrueba(opciones.variables);
  return new Promise((resolver) => {
    execFile(
      process.execPath,
      [PROGRAMA, ...argumentos],
      { cwd: opciones.en ?? REPOSITORIO, env, maxBuffer: 64 << 20 },
      (error, salida, errores) => resolver({ codigo: error ? Number(error.code) : 0, salida, errores }),
    );
  });
}

/** Un programa en marcha. Al salir del bloque se termina, si sigue. */
export interface ProgramaEnMarcha extends AsyncDisposable {
  readonly pid: number;
  /** Procesos que ha arrancado y siguen en marcha. */
  hijos(): readonly number[];
  /** Espera a que escriba, en la salida o en los errores, algo que no haya dado ya otra espera. */
  esperar(texto: string): Promise<string>;
  /** Le envía una señal y espera a que acabe. */
  terminar(senal: NodeJS.Signals): Promise<number | null>;
}

/** Arranca el programa compilado sin esperar a que acabe. */
export function arrancar(argumentos: readonly string[]): ProgramaEnMarcha {
  const proceso = spawn(process.execPath, [PROGRAMA, ...argumentos], { env: variablesDePrueba() });
  const fin = new Promise<number | null>((resolver) => proceso.on('close', resolver));
  let escrito = '';
  let mirar = () => {};
  for (const flujo of [proceso.stdout, proceso.stderr])
    flujo.setEncoding('utf8').on('data', (trozo: string) => {
      escrito += trozo;
      mirar();
    });
  return {
    pid: proceso.pid as number,
    hijos() {
      const salida = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
      const pares = salida.split('\n').map((linea) => linea.trim().split(/\s+/).map(Number));
      return pares.flatMap(([pid = 0, padre]) => (padre === proceso.pid ? [pid] : [])).sort();
    },
    esperar: (texto) =>
      new Promise((resolver, rechazar) => {
        mirar = () => {
          const hasta = escrito.indexOf(texto);
          if (hasta < 0) return;
          const dado = escrito.slice(0, hasta + texto.length);
          escrito = escrito.slice(dado.length);
          resolver(dado);
        };
        void fin.then(() => rechazar(new Error(`acabó sin escribir «${texto}»; escribió: ${escrito}`)));
        mirar();
      }),
    terminar(senal) {
      proceso.kill(senal);
      return fin;
    },
    async [Symbol.asyncDispose]() {
      proceso.kill('SIGKILL');
      await fin;
    },
  };
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
