import type { DuckDBType } from '@duckdb/node-api';
import { type Conversor, conversorEscalar } from './escalar.ts';
import { exigirLegible } from './legible.ts';
import { textoDe } from './texto.ts';

/** El conversor de una columna de este tipo. Lanza si el controlador no puede leer el tipo entero. */
export function conversorDe(tipo: DuckDBType): Conversor {
  exigirLegible(tipo);
  const convertir =
    conversorEscalar(tipo) ??
    ((crudo) => ({ tipo: 'otro', nombre: String(tipo), texto: textoDe(crudo, tipo) }));
  return (crudo) => (crudo === null ? { tipo: 'nulo' } : convertir(crudo));
}
