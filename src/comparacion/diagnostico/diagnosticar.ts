import type { Diagnostico, Diferencia } from '../../dominio/diferencia.ts';
import type { Tabla } from '../../dominio/tabla.ts';
import type { Contexto, Hipotesis, Sonda } from './hipotesis.ts';
import { REGLAS } from './registro.ts';

/** Hace una sonda al motor y da su tabla, o nada si el motor no pudo responderla. */
export type Sondear = (sonda: Sonda) => Promise<Tabla | undefined>;

/**
 * Busca las causas de unas diferencias, de la más específica a la más general, y se queda con las que el motor no
 * desmiente. De dos que explican lo mismo gana la primera; solo se sonda lo que aún no tiene causa.
 */
export async function diagnosticar(contexto: Contexto, sondear: Sondear): Promise<readonly Diagnostico[]> {
  const explicadas = new Set<Diferencia>();
  const diagnosticos: Diagnostico[] = [];
  for (const { explica, sonda, exigeSonda, ...causa } of proponer(contexto)) {
    if (explica.every((diferencia) => explicadas.has(diferencia))) continue;
    const respuesta = sonda && (await sondear(sonda));
    if (respuesta !== undefined && sonda?.confirma(respuesta) === false) continue;
    if (respuesta === undefined && exigeSonda) continue;
    for (const diferencia of explica) explicadas.add(diferencia);
    diagnosticos.push(
      sonda === undefined || respuesta === undefined
        ? { ...causa, certeza: 'probable' }
        : { ...causa, certeza: 'comprobado', evidencia: `${causa.evidencia} ${hallazgoDe(sonda)}` },
    );
  }
  return diagnosticos;
}

function hallazgoDe({ hallazgo, consulta }: Sonda): string {
  return hallazgo ?? `Se le preguntó «${consulta}» y lo confirma.`;
}

/** Todas las causas posibles, sin comprobar. */
export function proponer(contexto: Contexto): readonly Hipotesis[] {
  return REGLAS.flatMap((regla) => regla.proponer(contexto));
}
