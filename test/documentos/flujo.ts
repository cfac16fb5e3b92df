import { parse } from 'yaml';

/** Lo que estas pruebas miran de un paso de un flujo de GitHub Actions. */
export interface PasoDeFlujo {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly if?: string;
}

/** Un flujo de GitHub Actions. */
export interface Flujo {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes': number;
        readonly needs?: unknown;
        readonly if?: string;
        readonly strategy?: { readonly matrix: unknown };
        readonly steps: readonly PasoDeFlujo[];
      }
    >
  >;
}

/** Lee un flujo: que esté bien formado lo comprueba el validador de flujos. */
export function leerFlujo(texto: string): Flujo {
  return parse(texto) as Flujo;
}
