import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import process from 'node:process';
import yargs from 'yargs';
import { registrar } from './comandos/comando.ts';
import type { Contexto } from './comandos/contexto.ts';
import { COMANDOS } from './comandos/registro.ts';
import { explicarUso } from './comandos/uso.ts';
import { ErrorDeUso } from './dominio/errores.ts';
import { SALIDA } from './informe/salida.ts';

const { version } = createRequire(import.meta.url)('verificar-equivalencia/package.json') as {
  version: string;
};

/** Ejecuta la línea de órdenes y devuelve el código de salida. Es el único lugar que toca el proceso. */
export async function cli(argumentos: readonly string[]): Promise<number> {
  const interrupcion = new AbortController();
  const escuchas = (['SIGINT', 'SIGTERM'] as const).map((senal) => {
    const alRecibir = () => interrupcion.abort(senal);
    process.once(senal, alRecibir);
    return () => process.off(senal, alRecibir);
  });
  // Quien lee la salida puede cerrarla antes (`| head`): no es un error nuestro.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const contexto = crearContexto(interrupcion.signal);
  try {
    return await despachar(argumentos, contexto);
  } catch (error) {
    if (error instanceof ErrorDeUso) {
      contexto.avisar(`${error.message}\n`);
      return SALIDA.usoIncorrecto;
    }
    contexto.avisar(`Fallo de verificar-equivalencia ${version}, no de la clase. Cuéntelo con esta traza:\n`);
    contexto.avisar(`${error instanceof Error ? error.stack : String(error)}\n`);
    return SALIDA.falloPropio;
  } finally {
    for (const dejarDeEscuchar of escuchas) dejarDeEscuchar();
  }
}

async function despachar(argumentos: readonly string[], contexto: Contexto): Promise<number> {
  const [orden, separador, ...palabras] = argumentos;
  // Los guiones de «completar» preguntan así; yargs no sabe leer una orden a medias.
  if (orden === 'completar' && separador === '--') return await completarPalabras(palabras, contexto);
  let salida: number = SALIDA.todoIgual;
  const programa = yargs()
    .scriptName('verificar-equivalencia')
    .usage('$0 [comando] [opciones]\n\nComprueba, ejecutándolo, que varios motores dan la misma respuesta.')
    .locale('es')
    .updateStrings({
      'Positionals:': 'Argumentos:',
      array: 'repetible',
      string: 'texto',
      boolean: 'sí o no',
      'default:': 'por omisión:',
      default: 'por omisión',
      'Did you mean %s?': '¿Quiso decir «%s»?',
      'Argument: %s, Given: %s, Choices: %s': '--%s, recibido: %s, admite: %s',
    })
    .parserConfiguration({ 'greedy-arrays': false, 'boolean-negation': false })
    .version(version)
    .help()
    .alias('help', 'ayuda')
    .strict()
    .recommendCommands()
    .wrap(Math.min(110, contexto.terminal.ancho))
    .exitProcess(false)
    .fail((mensaje, error) => {
      // YError es como yargs llama a los errores de uso que no pasan por un mensaje.
      throw error && error.name !== 'YError' ? error : new UsoDeYargs(error?.message ?? mensaje);
    });
  for (const comando of COMANDOS)
    registrar(programa, comando, async (elegido, opciones) => {
      salida = await elegido.ejecutar(opciones, contexto);
    });
  try {
    await programa.parseAsync([...argumentos]);
  } catch (error) {
    if (!(error instanceof Error) || !(error instanceof UsoDeYargs || error.name === 'YError')) throw error;
    throw new ErrorDeUso(explicarUso(error.message, await programa.getHelp()));
  }
  return salida;
}

async function completarPalabras(palabras: readonly string[], contexto: Contexto): Promise<number> {
  const { palabrasPara } = await import('./comandos/completado/palabras.ts');
  for (const { texto, descripcion } of await palabrasPara(palabras, COMANDOS, contexto.entorno.directorio))
    contexto.escribir(`${texto}\t${descripcion.replaceAll(/\s+/g, ' ')}\n`);
  return SALIDA.todoIgual;
}

/** Lo que yargs no entendió, con su mensaje en español. */
class UsoDeYargs extends Error {}

function crearContexto(senal: AbortSignal): Contexto {
  return {
    entorno: {
      variables: process.env,
      plataforma: process.platform,
      arquitectura: process.arch,
      ...(process.getuid ? { uid: process.getuid() } : {}),
      pid: process.pid,
      hogar: homedir(),
      directorio: process.cwd(),
      node: process.execPath,
      reloj: () => performance.now(),
    },
    version,
    escribir: (texto) => process.stdout.write(texto),
    avisar: (texto) => process.stderr.write(texto),
    progreso: process.stderr.isTTY ? lineaDeProgreso() : () => {},
    terminal: {
      color: process.stdout.hasColors?.() ?? false,
      ancho: process.stdout.columns ?? 80,
    },
    senal,
  };
}

/** Una línea de la terminal que se reescribe. La biblioteca solo se carga si hay dónde verla. */
function lineaDeProgreso(): Contexto['progreso'] {
  const cargando = import('log-update').then(({ createLogUpdate }) => createLogUpdate(process.stderr));
  let ultima = '';
  return (linea) => {
    ultima = linea;
    void cargando.then((escribir) => (ultima === '' ? escribir.clear() : escribir(ultima)));
  };
}
