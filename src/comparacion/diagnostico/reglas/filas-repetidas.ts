import { type Cotejo, huellaEsperada, huellaObtenida, sonIguales } from '../../filas/cotejo.ts';
import { enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import {
  ausentesDe,
  contarFilas,
  cotejoDe,
  type FilaAusente,
  type FilaSobrante,
  sobrantesDe,
} from '../filas.ts';
import type { Contexto, Hipotesis, Regla } from '../hipotesis.ts';

/** Filas que llegan más veces, o menos, de las que el contrato las pide. */
export const filasRepetidas: Regla = {
  id: 'filas-repetidas',
  proponer(contexto) {
    const [sobrantes, ausentes] = [sobrantesDe(contexto), ausentesDe(contexto)];
    if (sobrantes.length + ausentes.length === 0) return [];
    const cotejo = cotejoDe(contexto);
    const { esperadas, obtenidas } = porHuella(cotejo);
    const deMas = sobrantes.filter(({ filaObtenida }) => {
      const candidatas = esperadas.get(huellaObtenida(cotejo, filaObtenida - 1)) ?? [];
      return candidatas.some((e) => sonIguales(cotejo, e, filaObtenida - 1));
    });
    const deMenos = ausentes.filter(({ filaEsperada }) => {
      const candidatas = obtenidas.get(huellaEsperada(cotejo, filaEsperada - 1)) ?? [];
      return candidatas.some((o) => sonIguales(cotejo, filaEsperada - 1, o));
    });
    return [
      ...proponer(contexto, deMas, {
        causa: 'Hay filas que llegan más veces de las esperadas.',
        remedio:
          'Revise los JOIN: uno por una clave que no es única repite filas. UNION ALL también las conserva todas.',
      }),
      ...proponer(contexto, deMenos, {
        causa: 'Hay filas que llegan menos veces de las esperadas.',
        remedio: 'UNION, DISTINCT, INTERSECT y EXCEPT quitan las repetidas: use su forma con ALL.',
      }),
    ];
  },
};

/** Filas con la misma huella que se miran: con una tolerancia pueden tenerla todas. */
const CANDIDATAS = 1_000;

/** Las filas de cada lado que pueden ser iguales entre sí. */
function porHuella(cotejo: Cotejo) {
  const agrupar = (largo: number, huellaDe: (fila: number) => string) => {
    const grupos = new Map<string, number[]>();
    for (let fila = 0; fila < largo; fila += 1) {
      const huella = huellaDe(fila);
      const grupo = grupos.get(huella);
      if (grupo === undefined) grupos.set(huella, [fila]);
      else if (grupo.length < CANDIDATAS) grupo.push(fila);
    }
    return grupos;
  };
  return {
    esperadas: agrupar(cotejo.esperadas.length, (fila) => huellaEsperada(cotejo, fila)),
    obtenidas: agrupar(cotejo.obtenidas.length, (fila) => huellaObtenida(cotejo, fila)),
  };
}

function proponer(
  contexto: Contexto,
  filas: readonly (FilaAusente | FilaSobrante)[],
  { causa, remedio }: Pick<Hipotesis, 'causa' | 'remedio'>,
): readonly Hipotesis[] {
  const [primera] = filas;
  if (primera === undefined) return [];
  const vista = primera.celdas.map(({ texto }) => texto).join(' | ');
  const evidencia = `La fila ${citar(vista)} está en los dos lados, otras veces (${contarFilas(filas.length)}).`;
  return [
    { regla: filasRepetidas.id, causa, remedio, evidencia, doc: enlaceDe(contexto, {}), explica: filas },
  ];
}
