import type { Diferencia } from '../../../dominio/diferencia.ts';
import { sonIguales } from '../../filas/cotejo.ts';
import { tomar } from '../../tomar.ts';
import { type Ficha, fichasDe, tiene } from '../consulta.ts';
import { enlaceDe } from '../enlaces.ts';
import { ausentesDe, cotejoDe, sobrantesDe, soloMovidas } from '../filas.ts';
import type { Contexto, Regla } from '../hipotesis.ts';
import { ENLACES_DE_ORDEN } from './orden.ts';

/** T40, T41: cada motor pone los NULL al principio o al final, y con LIMIT eso cambia qué filas entran. */
export const ordenDeNulos: Regla = {
  id: 'orden-de-nulos',
  proponer(contexto) {
    const fichas = fichasDe(contexto);
    if (tiene(fichas, 'NULLS')) return [];
    return contexto.contrato.columnas.flatMap(({ nombre }, c) => {
      const sentido = sentidoEn(fichas, [nombre, contexto.tabla.columnas[c]?.nombre ?? nombre], c + 1);
      const cambio = sentido && (soloCambianDeLugar(contexto, c) ?? entranOtras(contexto, fichas, c));
      if (!cambio) return [];
      const lugar = cambio.primero ? 'al principio' : 'al final';
      return {
        regla: this.id,
        columna: nombre,
        causa: `Al ordenar${sentido === 'DESC' ? ' de mayor a menor' : ''}, ${contexto.nombre} pone los NULL ${lugar}.`,
        evidencia: cambio.evidencia,
        remedio: `Decida su lugar con ORDER BY ${nombre} ${cambio.primero ? 'IS NULL' : 'IS NOT NULL'}, ${nombre}${sentido === 'DESC' ? ' DESC' : ''}: vale en todos los motores.`,
        doc: enlaceDe(contexto, ENLACES_DE_ORDEN),
        explica: cambio.explica,
        sonda: {
          preparacion: 'vacia',
          consulta: `SELECT v FROM (SELECT 1 AS v UNION ALL SELECT NULL) AS t ORDER BY v ${sentido}`,
          confirma: ({ filas }) => (filas[0]?.[0]?.tipo === 'nulo') === cambio.primero,
        },
      };
    });
  },
};

interface Cambio {
  /** Si el motor los puso antes que los demás. */
  readonly primero: boolean;
  readonly evidencia: string;
  readonly explica: readonly Diferencia[];
}

/** Las filas son las mismas y, quitadas las que tienen NULL en la columna, van en el mismo orden. */
function soloCambianDeLugar(contexto: Contexto, c: number): Cambio | undefined {
  const explica = soloMovidas(contexto);
  if (explica.length === 0) return undefined;
  const cotejo = cotejoDe(contexto);
  const nulasE = [...cotejo.esperadas.keys()].filter((e) => tomar(tomar(cotejo.esperadas, e), c).nula);
  const nulasO = [...cotejo.obtenidas.keys()].filter(
    (o) => tomar(tomar(cotejo.obtenidas, o), c).tipo === 'nulo',
  );
  const [primeraE, primeraO] = [nulasE[0], nulasO[0]];
  if (primeraE === undefined || primeraO === undefined || primeraE === primeraO) return undefined;
  const restoE = sin(cotejo.esperadas.length, nulasE);
  const restoO = sin(cotejo.obtenidas.length, nulasO);
  const mismoOrden =
    restoE.length === restoO.length && restoE.every((e, i) => sonIguales(cotejo, e, tomar(restoO, i)));
  if (!mismoOrden) return undefined;
  const evidencia = `La primera fila con NULL se esperaba en la ${primeraE + 1} y llegó en la ${primeraO + 1}.`;
  return { primero: primeraO < primeraE, evidencia, explica };
}

/** Los índices de una lista que no están en otra. */
function sin(largo: number, quitadas: readonly number[]): readonly number[] {
  const fuera = new Set(quitadas);
  return Array.from({ length: largo }, (_, i) => i).filter((i) => !fuera.has(i));
}

/** Con LIMIT, entran filas con NULL en lugar de otras, o al revés. */
function entranOtras(contexto: Contexto, fichas: readonly Ficha[], c: number): Cambio | undefined {
  const [faltan, sobran] = [ausentesDe(contexto), sobrantesDe(contexto)];
  if (!tiene(fichas, 'LIMIT', 'FETCH') || faltan.length === 0 || sobran.length === 0) return undefined;
  const nulas = [faltan, sobran].map((filas) => filas.map(({ celdas }) => celdas[c]?.nula === true));
  const primero = nulas[1]?.every(Boolean) && !nulas[0]?.some(Boolean);
  const ultimo = nulas[0]?.every(Boolean) && !nulas[1]?.some(Boolean);
  if (!primero && !ultimo) return undefined;
  const evidencia = primero
    ? 'El límite de filas dejó entrar las que tienen NULL y dejó fuera las demás.'
    : 'El límite de filas dejó fuera las que tienen NULL.';
  return { primero: primero === true, evidencia, explica: [...faltan, ...sobran] };
}

/** El sentido en que el último ORDER BY usa la columna, por su nombre o su número; nada si no la usa. */
function sentidoEn(
  fichas: readonly Ficha[],
  nombres: readonly string[],
  numero: number,
): 'ASC' | 'DESC' | undefined {
  const orden = fichas.findLastIndex(({ texto }, i) => texto === 'ORDER' && fichas[i + 1]?.texto === 'BY');
  if (orden < 0) return undefined;
  const buscados = [...nombres.map((nombre) => nombre.toUpperCase()), String(numero)];
  const resto = fichas.slice(orden + 2);
  const lugar = resto.findIndex(({ texto }, i) => {
    const sigue = resto[i + 1]?.texto;
    return (
      buscados.includes(texto.toUpperCase()) &&
      (sigue === undefined || [',', ';', 'ASC', 'DESC', 'LIMIT', 'FETCH', 'OFFSET'].includes(sigue))
    );
  });
  if (lugar < 0) return undefined;
  return resto[lugar + 1]?.texto === 'DESC' ? 'DESC' : 'ASC';
}
