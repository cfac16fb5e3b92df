import type { Diferencia } from '../../dominio/diferencia.ts';
import { columnasCon, textosDe } from './celdas.ts';
import { type Ficha, fichasDe, tiene } from './consulta.ts';
import { ausentesDe, type FilaAusente, type FilaSobrante, sobrantesDe } from './filas.ts';
import type { Contexto } from './hipotesis.ts';
import { plegar, seConfunden } from './textos.ts';

/** Dos textos distintos de una columna que el motor quizá da por iguales, y lo que eso explicaría. */
export interface Confusion {
  readonly columna: string;
  readonly uno: string;
  readonly otro: string;
  readonly explica: readonly [Diferencia, ...Diferencia[]];
}

/** Lo que junta textos que la colación da por iguales, y lo que los compara con los de otras filas. */
const JUNTAN = ['GROUP', 'DISTINCT', 'UNION', 'INTERSECT', 'EXCEPT'];
const COMPARAN = ['IN', 'JOIN', 'INTERSECT', 'EXCEPT'];

/** Las confusiones que la consulta permite: una por columna, con el primer par de textos que se ve. */
export function confusionesDe(contexto: Contexto): readonly Confusion[] {
  const fichas = fichasDe(contexto);
  return contexto.contrato.columnas.flatMap(({ nombre }, c) => {
    const [primera, ...resto] = enColumna(contexto, fichas, c);
    if (primera === undefined) return [];
    const explica = [...primera.explica, ...resto.flatMap((confusion) => confusion.explica)] as const;
    return [{ ...primera, columna: nombre, explica }];
  });
}

type Par = Omit<Confusion, 'columna'>;

function enColumna(contexto: Contexto, fichas: readonly Ficha[], c: number): readonly Par[] {
  const { contrato, tabla } = contexto;
  const esperados = () => contrato.filas.flatMap((fila) => (fila[c]?.nula === false ? [fila[c].texto] : []));
  const obtenidos = () => tabla.filas.flatMap((fila) => (fila[c]?.tipo === 'texto' ? [fila[c].valor] : []));
  const comparados = () => [...literalesDe(fichas), ...(tiene(fichas, ...COMPARAN) ? esperados() : [])];
  return [
    ...(tiene(fichas, ...JUNTAN)
      ? [...enCeldas(contexto, c), ...enFilas(contexto, c, ausentesDe(contexto), obtenidos)]
      : []),
    ...enFilas(contexto, c, sobrantesDe(contexto), comparados),
  ];
}

/** Los textos que la consulta escribe: con ellos puede comparar. */
function literalesDe(fichas: readonly Ficha[]): readonly string[] {
  return fichas.flatMap(({ tipo, texto }) =>
    tipo === 'texto' && texto.startsWith("'") ? [texto.slice(1, -1).replaceAll("''", "'")] : [],
  );
}

/** Al juntarlos queda una escritura cualquiera, que puede no ser la esperada. */
function enCeldas(contexto: Contexto, c: number): readonly Par[] {
  const deEsta = columnasCon(contexto, ({ columna }) => columna === c + 1).flatMap(({ celdas }) => celdas);
  return deEsta.flatMap((celda) => {
    const textos = textosDe(celda);
    return textos !== undefined && seConfunden(...textos)
      ? [{ uno: textos[0], otro: textos[1], explica: [celda] as const }]
      : [];
  });
}

/** La fila falta porque se juntó con otra, o sobra porque un filtro la confundió con otra. */
function enFilas(
  contexto: Contexto,
  c: number,
  filas: readonly (FilaAusente | FilaSobrante)[],
  textosDelOtroLado: () => readonly string[],
): readonly Par[] {
  if (filas.length === 0) return [];
  const porPlegado = agruparPorPlegado(textosDelOtroLado());
  return filas.flatMap((fila) => {
    const { texto: uno = '', nula = true } = fila.celdas[c] ?? {};
    const otro = nula ? undefined : porPlegado.get(plegar(uno))?.find((texto) => texto !== uno);
    return otro === undefined ? [] : [{ uno, otro, explica: [fila, ...sumadas(contexto, c, uno)] as const }];
  });
}

function agruparPorPlegado(textos: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const grupos = new Map<string, string[]>();
  for (const texto of new Set(textos)) {
    const plegado = plegar(texto);
    const grupo = grupos.get(plegado);
    if (grupo === undefined) grupos.set(plegado, [texto]);
    else grupo.push(texto);
  }
  return grupos;
}

/** La fila con la que se juntó también cambia: sus cuentas suman las de las dos. */
function sumadas({ contrato, diferencias }: Contexto, c: number, texto: string): readonly Diferencia[] {
  const plegado = plegar(texto);
  return diferencias.filter((diferencia) => {
    const celda = diferencia.tipo === 'celda' ? contrato.filas[diferencia.filaEsperada - 1]?.[c] : undefined;
    return celda?.nula === false && plegar(celda.texto) === plegado;
  });
}
