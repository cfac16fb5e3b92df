import type { Argv, Options } from 'yargs';
import { ErrorDeUso } from '../dominio/errores.ts';
import type { Presentacion } from '../reporteros/reportero.ts';
import type { Contexto } from './contexto.ts';

/** Opción que se puede repetir; `sinElla` dice en la ayuda qué pasa si no se da. */
export function repetible(sinElla: string) {
  return {
    type: 'string',
    array: true,
    requiresArg: true,
    default: [] as string[],
    defaultDescription: sinElla,
  } as const satisfies Options;
}

/** Opción de texto que se da una sola vez; repetirla es un error de uso. */
export function unaVez(nombre: string) {
  return {
    type: 'string',
    requiresArg: true,
    coerce: (valor: string | readonly string[] | undefined) => {
      if (Array.isArray(valor))
        throw new ErrorDeUso(
          `--${nombre} se dio ${valor.length} veces: ${valor.map((v) => `«${v}»`).join(', ')}. Déjela una.`,
        );
      return valor as string | undefined;
    },
  } as const satisfies Options;
}

/** Opciones que eligen clases: las mismas en todos los comandos que las recorren. */
export function conClases<T>(yargs: Argv<T>) {
  return yargs
    .option('raiz', {
      ...unaVez('raiz'),
      describe: 'Carpeta con las clases (por omisión, la más cercana hacia arriba con un motores.yaml)',
    })
    .option('clase', {
      ...repetible('todas'),
      describe: 'Clase: id (071), rango (001-020) o carpeta; se puede repetir',
    });
}

/** Opciones que eligen clases y motores. */
export function conSeleccion<T>(yargs: Argv<T>) {
  return conClases(yargs).option('motor', {
    ...repetible('todos'),
    describe: 'Motor: duckdb, sqlite…; se puede repetir',
  });
}

/** Lee un número entero o decimal positivo. */
export function numeroPositivo(opcion: string, texto: string): number {
  const numero = Number(texto);
  if (!/^\d+(\.\d+)?$/.test(texto) || !(numero > 0))
    throw new ErrorDeUso(`--${opcion} «${texto}» no es un número mayor que 0. Ejemplo: --${opcion} 30.`);
  return numero;
}

/** Lee los `motor=valor` de una opción repetible. */
export function paresPorMotor(opcion: string, textos: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    textos.map((texto) => {
      const corte = texto.indexOf('=');
      // El texto puede llevar una contraseña: el mensaje solo repite lo que va antes del «=».
      if (corte < 1)
        throw new ErrorDeUso(`--${opcion} espera «motor=valor», p. ej. --${opcion} postgresql=….`);
      return [texto.slice(0, corte), texto.slice(corte + 1)] as const;
    }),
  );
}

/** Lee un número entero positivo. */
export function enteroPositivo(opcion: string, texto: string): number {
  if (!/^[1-9]\d{0,5}$/.test(texto))
    throw new ErrorDeUso(`--${opcion} «${texto}» no es un entero mayor que 0. Ejemplo: --${opcion} 2.`);
  return Number(texto);
}

/** Opciones de la salida: las mismas en todos los comandos que publican un informe. */
export function conPresentacion<T>(yargs: Argv<T>) {
  return yargs
    .option('formato', {
      ...repetible('consola'),
      describe: 'consola, json, junit, markdown, github…; con «=archivo» lo escribe ahí; se puede repetir',
    })
    .option('detalle', {
      alias: 'verbose',
      type: 'boolean',
      default: false,
      describe: 'Muestra contrato, razones y notas',
    })
    .option('color', {
      choices: ['auto', 'siempre', 'nunca'] as const,
      default: 'auto' as const,
      describe: 'Colores en la terminal',
    });
}

/** Cómo se presenta el informe según las opciones y la terminal. */
export function presentacionDe(
  { detalle, color }: { readonly detalle: boolean; readonly color: 'auto' | 'siempre' | 'nunca' },
  { terminal }: Contexto,
): Presentacion {
  return { detalle, color: color === 'auto' ? terminal.color : color === 'siempre', ancho: terminal.ancho };
}
