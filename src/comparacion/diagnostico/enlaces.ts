import type { Contexto } from './hipotesis.ts';

/** Página oficial que explica una causa en cada motor en que se conoce. */
export type Enlaces = Readonly<Record<string, string>>;

/** La página del motor, o su documentación general. */
export function enlaceDe({ motor, doc }: Pick<Contexto, 'motor' | 'doc'>, enlaces: Enlaces): string {
  return enlaces[motor] ?? doc;
}
