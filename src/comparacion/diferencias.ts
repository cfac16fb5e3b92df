import type { Diferencia } from '../dominio/diferencia.ts';
import { vistaDe, vistaDeEsperada } from '../normalizacion/vista.ts';
import type { Alineacion } from './filas/alineacion.ts';
import { type Cotejo, juzgar } from './filas/cotejo.ts';
import { tomar } from './tomar.ts';

/** Diferencias que se listan; de las demás solo se dice cuántas son. */
const LIMITE = 1_000;

/** Lo que una alineación dice que difiere, en su orden; vacía si todo es igual. */
export function diferenciasDe(cotejo: Cotejo, alineacion: Alineacion): readonly Diferencia[] {
  const lista: Diferencia[] = [];
  let cuantas = 0;
  for (const diferencia of recorrer(cotejo, alineacion)) {
    cuantas += 1;
    if (lista.length < LIMITE) lista.push(diferencia);
  }
  if (cuantas > LIMITE) lista.push({ tipo: 'mas-diferencias', cuantas: cuantas - LIMITE });
  return lista;
}

function* recorrer(cotejo: Cotejo, alineacion: Alineacion): Generator<Diferencia> {
  let [ultimaEsperada, ultimaObtenida] = [0, 0];
  for (const paso of alineacion) {
    switch (paso.tipo) {
      case 'pareja':
        yield* celdas(cotejo, paso.esperada, paso.obtenida);
        [ultimaEsperada, ultimaObtenida] = [paso.esperada + 1, paso.obtenida + 1];
        break;
      case 'movida':
        yield {
          tipo: 'orden',
          filaEsperada: paso.esperada + 1,
          filaObtenida: paso.obtenida + 1,
          celdas: vistasEsperadas(cotejo, paso.esperada),
        };
        break;
      case 'ausente':
        ultimaEsperada = paso.esperada + 1;
        yield {
          tipo: 'fila-ausente',
          filaEsperada: ultimaEsperada,
          trasFilaObtenida: ultimaObtenida,
          celdas: vistasEsperadas(cotejo, paso.esperada),
        };
        break;
      case 'sobrante':
        ultimaObtenida = paso.obtenida + 1;
        yield {
          tipo: 'fila-sobrante',
          filaObtenida: ultimaObtenida,
          trasFilaEsperada: ultimaEsperada,
          celdas: tomar(cotejo.obtenidas, paso.obtenida).map(vistaDe),
        };
        break;
      default:
        paso satisfies never;
    }
  }
}

function vistasEsperadas(cotejo: Cotejo, fila: number) {
  return tomar(cotejo.esperadas, fila).map(vistaDeEsperada);
}

function* celdas(cotejo: Cotejo, esperada: number, obtenida: number): Generator<Diferencia> {
  for (const [c, columna] of cotejo.columnas.entries()) {
    const juicio = juzgar(cotejo, esperada, obtenida, c);
    if (juicio.igual) continue;
    yield {
      tipo: 'celda',
      filaEsperada: esperada + 1,
      filaObtenida: obtenida + 1,
      columna: c + 1,
      nombreColumna: columna.nombre,
      esperada: vistaDeEsperada(tomar(tomar(cotejo.esperadas, esperada), c)),
      obtenida: vistaDe(tomar(tomar(cotejo.obtenidas, obtenida), c)),
      motivo: juicio.motivo,
    };
  }
}
