import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { Contexto } from './contexto.ts';

/**
 * Un comando de la línea de órdenes: un archivo por comando; `registro.ts` es la única lista. Lo que tarda en cargarse
 * (leer contratos, reporteros) se importa dentro de `ejecutar`: ningún comando paga lo de otro.
 */
export interface Comando {
  readonly command: string | readonly string[];
  readonly describe: string;
  /** Comandos que se nombran detrás de este, como `nuevo clase`. */
  readonly subcomandos?: readonly Comando[];
  builder(yargs: Argv): Argv;
  /** Devuelve el código de salida. */
  ejecutar(opciones: ArgumentsCamelCase, contexto: Contexto): Promise<number>;
}

/** Define un comando cuyas opciones quedan tipadas por su `builder`. */
export function definirComando<T>(comando: {
  readonly command: string | readonly string[];
  readonly describe: string;
  readonly subcomandos?: readonly Comando[];
  builder(yargs: Argv): Argv<T>;
  ejecutar(opciones: ArgumentsCamelCase<T>, contexto: Contexto): Promise<number>;
}): Comando {
  // El tipo de las opciones solo importa dentro del comando: yargs ya las comprobó contra `builder`.
  return comando as unknown as Comando;
}

/** Palabra con que se llama a un comando. */
export function nombreDe({ command }: Comando): string {
  const [escrito = ''] = typeof command === 'string' ? [command] : command;
  return escrito.split(' ')[0] ?? '';
}

/** Registra en yargs un comando y los que se nombran detrás de él. */
export function registrar(
  programa: Argv,
  comando: Comando,
  alElegir: (elegido: Comando, opciones: ArgumentsCamelCase) => Promise<void>,
): void {
  programa.command({
    command: comando.command,
    describe: comando.describe,
    builder(yargs) {
      for (const subcomando of comando.subcomandos ?? []) registrar(yargs, subcomando, alElegir);
      return comando.builder(yargs);
    },
    handler: (opciones) => alElegir(comando, opciones),
  });
}
