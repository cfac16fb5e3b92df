import type { CeldaVista, Diferencia, Diferencias } from '../../dominio/diferencia.ts';
import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { aclaraciones, primeraDiferencia } from './celda.ts';
import { fraseSinFila } from './frase-sin-fila.ts';
import { visible } from './visible.ts';

/** De dónde es una fila: del contrato, de lo obtenido, o de ambos pero en otro lugar. */
export type Signo = '−' | '+' | '↕';

/** Celda de una fila que difiere. `celda` falta si el informe no la conoce. */
interface CeldaComparada {
  readonly celda?: CeldaVista;
  /** Carácter alrededor del cual se recorta. */
  readonly foco: number;
  readonly distinta: boolean;
}

/** Una fila del contrato o de lo obtenido, con su número en cada lado. */
export interface FilaComparada {
  readonly signo: Signo;
  readonly esperada?: number;
  readonly obtenida?: number;
  readonly celdas: readonly CeldaComparada[];
}

/** Filas que se muestran juntas (la esperada sobre la obtenida) y lo que hay que aclarar de ellas. */
export interface GrupoDeFilas {
  readonly filas: readonly FilaComparada[];
  readonly aclaraciones: readonly string[];
}

/** Diferencias listas para que cada formato las dibuje. */
export interface VistaDeDiferencias {
  /** Lo que se dice fuera de la tabla, en oraciones. */
  readonly frases: readonly string[];
  readonly columnas: readonly string[];
  readonly grupos: readonly GrupoDeFilas[];
  /** Diferencias que el informe no guarda. */
  readonly sinGuardar: number;
}

type DeCelda = Extract<Diferencia, { tipo: 'celda' }>;

const intacta = (celda: CeldaVista | undefined): CeldaComparada => ({
  ...(celda && { celda }),
  foco: 0,
  distinta: false,
});

function entera(signo: Signo, celdas: readonly CeldaVista[]): Pick<FilaComparada, 'signo' | 'celdas'> {
  return { signo, celdas: celdas.map((celda) => ({ celda, foco: 0, distinta: signo !== '↕' })) };
}

/** La fila esperada sobre la obtenida; las celdas iguales salen de las muestras, si llegan hasta esa fila. */
function deCeldas(
  celdas: readonly [DeCelda, ...DeCelda[]],
  columnas: readonly string[],
  clase: ResultadoClase,
  resultado: ResultadoMotor,
): GrupoDeFilas {
  const [{ filaEsperada, filaObtenida }] = celdas;
  const muestras = {
    esperada: clase.esperado?.filas[filaEsperada - 1],
    obtenida: resultado.obtenido?.filas[filaObtenida - 1],
  };
  const fila = (lado: 'esperada' | 'obtenida') =>
    columnas.map((_, i): CeldaComparada => {
      const diferencia = celdas.find(({ columna }) => columna === i + 1);
      if (!diferencia) return intacta(muestras[lado]?.[i]);
      const foco = primeraDiferencia(diferencia.esperada.texto, diferencia.obtenida.texto);
      return { celda: diferencia[lado], foco, distinta: true };
    });
  return {
    filas: [
      { signo: '−', esperada: filaEsperada, celdas: fila('esperada') },
      { signo: '+', obtenida: filaObtenida, celdas: fila('obtenida') },
    ],
    aclaraciones: celdas.flatMap(({ nombreColumna, esperada, obtenida, motivo }) =>
      aclaraciones(esperada, obtenida, motivo).map(
        (texto) => `fila ${filaEsperada}, «${visible(nombreColumna)}»: ${texto}`,
      ),
    ),
  };
}

type DeFila = Extract<Diferencia, { tipo: 'fila-ausente' | 'fila-sobrante' | 'orden' }>;

function deFila(diferencia: DeFila): FilaComparada {
  switch (diferencia.tipo) {
    case 'fila-ausente':
      return { ...entera('−', diferencia.celdas), esperada: diferencia.filaEsperada };
    case 'fila-sobrante':
      return { ...entera('+', diferencia.celdas), obtenida: diferencia.filaObtenida };
    case 'orden': {
      const { filaEsperada: esperada, filaObtenida: obtenida } = diferencia;
      return { ...entera('↕', diferencia.celdas), esperada, obtenida };
    }
    default:
      return diferencia satisfies never;
  }
}

/** Ordena las diferencias para dibujarlas: lo que se dice de las columnas, y las filas en el orden recibido. */
export function verDiferencias(
  diferencias: Diferencias,
  clase: ResultadoClase,
  resultado: ResultadoMotor,
): VistaDeDiferencias {
  const columnas = clase.esperado?.columnas ?? [];
  const frases: string[] = [];
  let sinGuardar = 0;
  const filas = new Map<string, FilaComparada | [DeCelda, ...DeCelda[]]>();
  for (const diferencia of diferencias) {
    switch (diferencia.tipo) {
      case 'numero-de-columnas':
      case 'nombre-de-columna':
      case 'error-ausente':
        frases.push(fraseSinFila(diferencia));
        break;
      case 'celda': {
        const clave = `${diferencia.filaEsperada}/${diferencia.filaObtenida}`;
        const anteriores = filas.get(clave);
        if (Array.isArray(anteriores)) anteriores.push(diferencia);
        else filas.set(clave, [diferencia]);
        break;
      }
      case 'fila-ausente':
      case 'fila-sobrante':
      case 'orden':
        filas.set(`${filas.size}`, deFila(diferencia));
        break;
      case 'mas-diferencias':
        sinGuardar = diferencia.cuantas;
        break;
      default:
        diferencia satisfies never;
    }
  }
  const grupos = [...filas.values()].map((fila) =>
    Array.isArray(fila) ? deCeldas(fila, columnas, clase, resultado) : { filas: [fila], aclaraciones: [] },
  );
  return { frases, columnas, grupos, sinGuardar };
}
