import type { Clase } from '../dominio/clase.ts';
import type { Informe } from '../dominio/informe.ts';
import type { Problema } from '../dominio/problema.ts';
import { resumir } from './resumen.ts';
import { SALIDA } from './salida.ts';

/** De qué se hace el informe de una validación. */
export interface PartesDeValidacion {
  readonly lecturas: readonly { readonly clase?: Clase }[];
  /** Todo lo que se encontró en los archivos, en orden. */
  readonly problemas: readonly Problema[];
  /** Los consejos también son fallos. */
  readonly estricto: boolean;
  /** Versión de la herramienta. */
  readonly version: string;
}

/** Informe de unas clases que se revisaron sin ejecutar nada. Sin clases no hay nada válido: acaba con 3. */
export function informarValidacion(partes: PartesDeValidacion): Informe {
  const { lecturas, problemas, estricto, version } = partes;
  const falla = problemas.some(({ severidad }) => estricto || severidad === 'error');
  const ilegibles = lecturas.filter(({ clase }) => clase === undefined);
  const salida = falla ? SALIDA.usoIncorrecto : lecturas.length === 0 ? SALIDA.sinEjecutar : SALIDA.todoIgual;
  return {
    esquema: 1,
    herramienta: { nombre: 'verificar-equivalencia', version },
    clases: [],
    problemas,
    resumen: { ...resumir([], ilegibles.length), clases: lecturas.length },
    resultado: salida === SALIDA.todoIgual ? 'VALIDACION_OK' : 'VALIDACION_FALLIDA',
    salida,
  };
}
