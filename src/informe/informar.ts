import type { Clase } from '../dominio/clase.ts';
import type { Informe, ResultadoClase } from '../dominio/informe.ts';
import type { Problema } from '../dominio/problema.ts';
import { resumir } from './resumen.ts';
import { concluir, SALIDA } from './salida.ts';

/** Lo que el informe necesita de una clase leída. */
export interface Leida {
  /** Ausente si no se puede leer. */
  readonly clase?: Clase;
  readonly problemas: readonly Problema[];
}

/** De qué se hace un informe. */
export interface Partes {
  readonly clases: readonly ResultadoClase[];
  /** Lo que se leyó de cada clase: sus errores van al informe. */
  readonly lecturas: readonly Leida[];
  /** Versión de la herramienta. */
  readonly version: string;
  /** Señal que interrumpió la corrida: lo que falta no se ejecutó. */
  readonly interrumpidoPor?: 'SIGINT' | 'SIGTERM';
}

/** Reúne los resultados en un informe, con sus cuentas y su código de salida. */
export function informar(partes: Partes): Informe {
  const problemas = partes.lecturas.flatMap((leida) =>
    leida.problemas.filter(({ severidad }) => severidad === 'error'),
  );
  const ilegibles = partes.lecturas.filter(({ clase }) => clase === undefined);
  const resumen = resumir(partes.clases, ilegibles.length);
  const conclusion = concluir(resumen, partes.clases);
  const informe: Informe = {
    esquema: 1,
    herramienta: { nombre: 'verificar-equivalencia', version: partes.version },
    clases: partes.clases,
    problemas,
    resumen,
    ...conclusion,
  };
  if (!partes.interrumpidoPor) return informe;
  return {
    ...informe,
    // Lo que se interrumpió no está probado: nunca acaba en OK.
    resultado:
      conclusion.resultado === 'EQUIVALENCIA_OK' ? 'EQUIVALENCIA_SIN_EJECUTAR' : conclusion.resultado,
    salida: partes.interrumpidoPor === 'SIGINT' ? SALIDA.interrumpido : SALIDA.terminado,
    interrumpido: true,
  };
}
