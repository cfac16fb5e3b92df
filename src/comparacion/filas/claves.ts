import { tomar } from '../tomar.ts';
import type { Alineacion } from './alineacion.ts';
import { pareja } from './alineacion.ts';
import { completar, type Parte } from './completar.ts';
import type { Cotejo, Indices } from './cotejo.ts';
import { alinearEstricto } from './estricto.ts';
import { gruposEsperados, gruposObtenidos, mismaClave } from './grupos.ts';
import { emparejarIguales } from './multiconjunto.ts';
import { alinearSecuencias } from './secuencia.ts';

/**
 * Alinea filas cuyos grupos de igual clave deben venir en el orden del contrato; dentro de un grupo, el orden es
 * libre. `claves` son índices de columna.
 */
export function alinearPorClaves(cotejo: Cotejo, claves: readonly number[]): Alineacion {
  const esperados = gruposEsperados(cotejo, claves);
  const obtenidos = gruposObtenidos(cotejo, claves);
  const tramos = alinearSecuencias(esperados.length, obtenidos.length, (e, o) =>
    mismaClave(cotejo, claves, tomar(esperados, e), tomar(obtenidos, o)),
  );
  if (tramos === undefined) return alinearEstricto(cotejo);
  const partes = tramos.flatMap(({ iguales, esperadas, obtenidas }): readonly Parte[] => {
    const [e, o] = [
      esperados.slice(esperadas.desde, esperadas.hasta),
      obtenidos.slice(obtenidas.desde, obtenidas.hasta),
    ];
    if (!iguales) return [{ tipo: 'suelta', orden: 'fijo', esperadas: e.flat(), obtenidas: o.flat() }];
    return e.flatMap((grupo, i) => alinearGrupo(cotejo, { esperadas: grupo, obtenidas: tomar(o, i) }));
  });
  return completar(cotejo, partes);
}

function alinearGrupo(cotejo: Cotejo, { esperadas, obtenidas }: Indices): readonly Parte[] {
  const iguales = emparejarIguales(cotejo, { esperadas, obtenidas });
  const usadas = new Set(iguales.values());
  return [
    { tipo: 'resuelta', pasos: [...iguales].map(([e, o]) => pareja(e, o)) },
    {
      tipo: 'suelta',
      orden: 'libre',
      esperadas: esperadas.filter((e) => !iguales.has(e)),
      obtenidas: obtenidas.filter((o) => !usadas.has(o)),
    },
  ];
}
