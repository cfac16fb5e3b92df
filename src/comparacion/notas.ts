import type { CeldaEsperada } from '../dominio/clase.ts';
import type { Nota } from '../dominio/diferencia.ts';
import type { Alineacion } from './filas/alineacion.ts';
import { type Cotejo, juzgar } from './filas/cotejo.ts';
import { gruposEsperados } from './filas/grupos.ts';
import { tomar } from './tomar.ts';

/** Anota las celdas iguales que llegaron de otra forma: una nota por columna y motivo, con cuántas son. */
export function notasDeCeldas(cotejo: Cotejo, alineacion: Alineacion): readonly Nota[] {
  return [...cotejo.columnas.keys()].flatMap((columna) => notasDeColumna(cotejo, alineacion, columna));
}

interface Hallazgo {
  readonly esperada: number;
  readonly obtenida: number;
  readonly veces: number;
}

function notasDeColumna(cotejo: Cotejo, alineacion: Alineacion, columna: number): readonly Nota[] {
  const hallazgos = new Map<'forma' | 'nulo-citado', Hallazgo>();
  for (const paso of alineacion) {
    if (paso.tipo !== 'pareja' && paso.tipo !== 'movida') continue;
    const juicio = juzgar(cotejo, paso.esperada, paso.obtenida, columna);
    if (!juicio.igual || juicio.nota === undefined) continue;
    const previo = hallazgos.get(juicio.nota) ?? { ...paso, veces: 0 };
    const primero = previo.esperada <= paso.esperada ? previo : paso;
    hallazgos.set(juicio.nota, { ...primero, veces: previo.veces + 1 });
  }
  return [...hallazgos].map(([tipo, hallazgo]) => redactar(cotejo, columna, tipo, hallazgo));
}

function redactar(
  { columnas, esperadas, obtenidas }: Cotejo,
  c: number,
  tipo: 'forma' | 'nulo-citado',
  { esperada, obtenida, veces }: Hallazgo,
): Nota {
  const base = { fila: esperada + 1, columna: tomar(columnas, c).nombre, veces };
  if (tipo === 'nulo-citado') return { tipo, ...base };
  const celda = tomar(tomar(esperadas, esperada), c);
  const texto = celda.nula ? 'NULL' : celda.texto;
  return { tipo, ...base, esperada: texto, obtenida: tomar(tomar(obtenidas, obtenida), c).texto };
}

/** Anota las filas del contrato que empatan en las columnas de orden sin ser idénticas: nada decide cuál va antes. */
export function notasDeEmpate(
  cotejo: Pick<Cotejo, 'columnas' | 'esperadas'>,
  claves: readonly number[],
): readonly Nota[] {
  if (claves.length === 0) return [];
  const empates = gruposEsperados(cotejo, claves).filter((grupo) => {
    const [primera, ...resto] = grupo.map((fila) => tomar(cotejo.esperadas, fila).map(textoDe).join('\0'));
    return resto.some((fila) => fila !== primera);
  });
  const [primero] = empates;
  if (primero === undefined) return [];
  const columnas = claves.map((c) => tomar(cotejo.columnas, c).nombre);
  return [
    { tipo: 'empate-en-orden', filas: primero.map((fila) => fila + 1), columnas, veces: empates.length },
  ];
}

function textoDe(celda: CeldaEsperada): string {
  return celda.nula ? 'nula' : `=${celda.texto}`;
}
