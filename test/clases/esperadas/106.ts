import { type Bloque, type Causa, causaDe, cuantosEntran } from '../referencia/contexto.ts';
import type { Fila } from './fila.ts';

/** Pregunta con su registro. */
interface Registro {
  readonly buenos: readonly string[];
  readonly bloques: readonly Bloque[];
  readonly citas: readonly string[];
}

const PRESUPUESTO = 3000;

const REGISTROS: Readonly<Record<string, Registro>> = {
  p1: registro(['019#3'], '019#3 900, 019#1 1000, 034#2 1300, 041#7 80', ['019#3', '019#1', '019#3']),
  p2: registro(['034#1'], '033#6 700, 035#1 800', ['033#6']),
  p3: registro(['027#2', '027#5'], '026#1 1600, 028#4 1200, 027#2 500', ['026#1', '027#2']),
  p4: registro(['061#4'], '060#2 1400, 061#4 1600', ['060#2']),
  p5: registro(['052a#1'], '052a#1 1100, 053#2 600', ['052a#1', '052A#1']),
  p6: registro(['070#1'], '070#1 3200, 071#3 200', []),
  p7: registro(['088#2'], '', []),
};

const DIAGNOSTICOS: Readonly<Record<Causa, string>> = {
  no_recuperado: 'recuperacion',
  fuera_del_presupuesto: 'recuperacion',
  no_citado: 'generacion',
  cita_inventada: 'generacion',
  ninguna: 'sin_fallo',
};

/** Filas de la clase 106. */
export function filas106(): readonly Fila[] {
  return Object.entries(REGISTROS).flatMap(([pregunta, uno]) => trazaDe(pregunta, uno));
}

function trazaDe(pregunta: string, { buenos, bloques, citas }: Registro): readonly Fila[] {
  const entran = cuantosEntran(bloques, PRESUPUESTO);
  const recuperados = bloques.map(({ fragmento }) => fragmento);
  const contexto = recuperados.slice(0, entran);
  const citados = [...new Set(citas)];
  const causa = causaDe(buenos, recuperados, contexto, citas);
  let acumulado = 0;
  return [
    ...bloques.map(({ fragmento, tokens }, indice) => {
      acumulado += tokens;
      return [pregunta, indice < entran ? 'contexto' : 'fuera', fragmento, String(acumulado)];
    }),
    ...citados.filter((cita) => contexto.includes(cita)).map((cita) => [pregunta, 'cita_valida', cita, null]),
    ...citados
      .filter((cita) => !contexto.includes(cita))
      .map((cita) => [pregunta, 'cita_inventada', cita, null]),
    [pregunta, 'causa', causa, null],
    [pregunta, 'diagnostico', DIAGNOSTICOS[causa], null],
  ];
}

/** `bloques` es una lista de «fragmento tokens» separada por comas. */
function registro(buenos: readonly string[], bloques: string, citas: readonly string[]): Registro {
  const leidos = bloques.split(', ').filter((bloque) => bloque !== '');
  return {
    buenos,
    bloques: leidos.map((bloque) => {
      const [fragmento = '', tokens] = bloque.split(' ');
      return { fragmento, tokens: Number(tokens) };
    }),
    citas,
  };
}
