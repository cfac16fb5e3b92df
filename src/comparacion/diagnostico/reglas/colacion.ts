import type { CeldaVista, Diferencia } from '../../../dominio/diferencia.ts';
import { vistaDe, vistaDeEsperada } from '../../../normalizacion/vista.ts';
import { type CeldaDistinta, columnasCon, textosDe } from '../celdas.ts';
import { fichasDe, tiene } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { ausentesDe, cotejoDe, type FilaAusente, type FilaSobrante, sobrantesDe } from '../filas.ts';
import type { Contexto, Hipotesis, Regla } from '../hipotesis.ts';
import { esVerdadero, literalDe, seConfunden } from '../textos.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/expressions/collations',
  sqlite: 'https://sqlite.org/datatype3.html#collation',
  postgresql: 'https://www.postgresql.org/docs/current/collation.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/case-sensitivity.html',
  mariadb: 'https://mariadb.com/kb/en/character-sets-and-collations/',
};

/**
 * T58, T60, T61, T62: la colación da por iguales textos distintos (`a` y `A`, `é` y `e`, `a` y `a `) y los junta en
 * GROUP BY, DISTINCT, UNION, IN y `=`. Se comprueba preguntando si esos dos textos son iguales.
 */
export const colacion: Regla = {
  id: 'colacion',
  proponer(contexto) {
    return paresDe(contexto).flatMap((par) => hipotesis(contexto, par));
  },
};

/** Dos textos que quizá el motor confunde, y lo que eso explicaría. */
interface Par {
  readonly columna: string;
  readonly uno: string;
  readonly otro: string;
  readonly explica: readonly Diferencia[];
}

function hipotesis(contexto: Contexto, { columna, uno, otro, explica }: Par): readonly Hipotesis[] {
  const [a, b] = [literalDe(uno), literalDe(otro)];
  if (a === undefined || b === undefined) return [];
  return [
    {
      regla: colacion.id,
      columna,
      causa: `La colación de ${contexto.nombre} da por iguales textos que no lo son: los junta, y deja uno cualquiera.`,
      evidencia: `Para ${contexto.nombre}, ${citar(uno)} y ${citar(otro)} son el mismo texto.`,
      remedio: 'Declare la columna con una colación binaria, o compare y agrupe con ella (COLLATE).',
      doc: enlaceDe(contexto, ENLACES),
      explica,
      sonda: {
        preparacion: 'vacia',
        consulta: `SELECT ${a} = ${b} AS v`,
        confirma: ({ filas }) => esVerdadero(filas[0]?.[0]),
      },
      exigeSonda: true,
    },
  ];
}

/** Lo que junta textos que la colación da por iguales, y lo que los deja pasar por un filtro. */
const JUNTAN = ['GROUP', 'DISTINCT', 'UNION', 'INTERSECT', 'EXCEPT'];
const FILTRAN = ['=', 'IN', 'JOIN', 'INTERSECT', 'EXCEPT'];

/** Sondas que se hacen como mucho. */
const MAXIMO = 4;

function paresDe(contexto: Contexto): readonly Par[] {
  const fichas = fichasDe(contexto);
  const { esperadas, obtenidas } = cotejoDe(contexto);
  const enEsperadas = esperadas.map((fila) => fila.map(vistaDeEsperada));
  const enObtenidas = obtenidas.map((fila) => fila.map(vistaDe));
  const juntadas = [
    ...enCeldas(contexto),
    ...ausentesDe(contexto).flatMap((fila) => enFila(contexto, fila, enObtenidas)),
  ];
  const filtradas = sobrantesDe(contexto).flatMap((fila) => enFila(contexto, fila, enEsperadas));
  return [
    ...(tiene(fichas, ...JUNTAN) ? juntadas : []),
    ...(tiene(fichas, ...FILTRAN) ? filtradas : []),
  ].slice(0, MAXIMO);
}

/** Al juntarlos queda una escritura cualquiera, que puede no ser la esperada. */
function enCeldas(contexto: Contexto): readonly Par[] {
  const sonConfundidos = (celda: CeldaDistinta) => seConfunden(...(textosDe(celda) ?? ['', '']));
  return columnasCon(contexto, sonConfundidos).map(({ nombre, celdas }) => {
    const [uno = '', otro = ''] = textosDe(celdas[0]) ?? [];
    return { columna: nombre, uno, otro, explica: celdas };
  });
}

/** La fila falta porque se juntó con otra, o sobra porque un filtro la confundió con otra. */
function enFila(
  contexto: Contexto,
  fila: FilaAusente | FilaSobrante,
  otras: readonly (readonly CeldaVista[])[],
): readonly Par[] {
  return contexto.contrato.columnas.flatMap(({ nombre }, c) => {
    const { texto: uno = '', nula = true } = fila.celdas[c] ?? {};
    const otro = otras.map((otra) => otra[c]?.texto ?? '').find((texto) => seConfunden(uno, texto));
    if (nula || otro === undefined) return [];
    const sumadas = contexto.diferencias.filter(
      (d) => d.tipo === 'celda' && esDeSuFila(contexto, d.filaEsperada, c, uno),
    );
    return [{ columna: nombre, uno, otro, explica: [fila, ...sumadas] }];
  });
}

/** La fila con la que se juntó también cambia: sus cuentas suman las de las dos. */
function esDeSuFila({ contrato }: Contexto, filaEsperada: number, columna: number, texto: string): boolean {
  const celda = contrato.filas[filaEsperada - 1]?.[columna];
  return celda?.nula === false && (celda.texto === texto || seConfunden(celda.texto, texto));
}
