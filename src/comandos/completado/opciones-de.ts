import yargs from 'yargs';
import type { Comando } from '../comando.ts';

/** Lo que se puede escribir detrás de un comando. */
export interface OpcionesDeComando {
  /** Con `--`, en el orden de la ayuda. */
  readonly nombres: readonly string[];
  readonly describir: (nombre: string) => string;
  /** Indica si la opción lleva un valor detrás. */
  readonly llevaValor: (nombre: string) => boolean;
  readonly seRepite: (nombre: string) => boolean;
  /** Los valores que admite una opción, si son unos pocos. */
  readonly valoresDe: (nombre: string) => readonly string[];
  /** Los valores que admiten sus argumentos, si son unos pocos. */
  readonly argumentos: readonly string[];
}

/** Lo que yargs guarda de un comando; `@types/yargs` no lo declara. */
interface Guardado {
  getOptions(): {
    readonly key: Readonly<Record<string, unknown>>;
    readonly boolean: readonly string[];
    readonly array: readonly string[];
    readonly choices: Readonly<Record<string, readonly string[]>>;
  };
  getGroups(): Readonly<Record<string, readonly string[] | undefined>>;
  getInternalMethods(): {
    getUsageInstance(): { getDescriptions(): Readonly<Record<string, string | undefined>> };
  };
}

/** Las opciones que declara el `builder` de un comando: no hay otra lista. */
export function opcionesDe(comando: Comando): OpcionesDeComando {
  const guardado = comando.builder(yargs().help(false).version(false)) as unknown as Guardado;
  const { key, boolean, array, choices } = guardado.getOptions();
  const descripciones = guardado.getInternalMethods().getUsageInstance().getDescriptions();
  const posicionales = guardado.getGroups()['Positionals:'] ?? [];
  const propias = Object.keys(key).filter((nombre) => !posicionales.includes(nombre));
  const sinGuiones = (nombre: string) => nombre.replace(/^--/, '');
  return {
    nombres: [...propias, 'help'].map((nombre) => `--${nombre}`),
    describir: (nombre) =>
      nombre === '--help' ? 'Muestra la ayuda' : (descripciones[sinGuiones(nombre)] ?? ''),
    llevaValor: (nombre) => {
      const propia = sinGuiones(nombre);
      return propias.includes(propia) && !boolean.includes(propia);
    },
    seRepite: (nombre) => array.includes(sinGuiones(nombre)),
    valoresDe: (nombre) => choices[sinGuiones(nombre)] ?? [],
    argumentos: posicionales.flatMap((nombre) => choices[nombre] ?? []),
  };
}
