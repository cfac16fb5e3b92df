import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import type { Veredicto } from '../../dominio/veredicto.ts';
import { textoDeCelda } from '../vista/celda.ts';
import { contar } from '../vista/cuenta.ts';
import { type FilaComparada, type GrupoDeFilas, type Signo, verDiferencias } from '../vista/diferencias.ts';
import { type FilaDeTexto, type LineaDeTabla, tablaDeTexto } from '../vista/tabla-de-texto.ts';
import { dibujarMuestra } from './muestra.ts';
import { type Lienzo, parrafo } from './parrafo.ts';

const GRUPOS = 10;
const GRUPOS_CON_DETALLE = 200;
const FILAS_OBTENIDAS = 3;

const LEYENDA: Readonly<Record<Signo, string>> = {
  '−': '− esperado',
  '+': '+ obtenido',
  '↕': '↕ en otro lugar',
};

const TONO = { '−': 'esperado', '+': 'obtenido', '↕': 'aviso' } as const;

function numero(fila: number | undefined): string {
  return String(fila ?? '').padStart(4);
}

function aFilaDeTexto(fila: FilaComparada, subrayar: boolean): FilaDeTexto {
  return {
    rotulo: `${fila.signo} ${numero(fila.esperada)} ${numero(fila.obtenida)}`,
    celdas: fila.celdas.map(({ celda, foco, distinta }) => ({
      escribir: (ancho) => (celda ? textoDeCelda(celda, ancho, foco) : '…'),
      marcada: distinta,
    })),
    tono: TONO[fila.signo],
    subrayar,
  };
}

/** Solo se subraya donde hay dos filas que comparar: en una fila entera todo es distinto. */
function aFilasDeTexto({ filas }: GrupoDeFilas): readonly FilaDeTexto[] {
  return filas.map((fila, i) => aFilaDeTexto(fila, filas.length === 2 && i === 1));
}

function pintarLinea({ texto, tono }: LineaDeTabla, { pintar }: Lienzo): string {
  switch (tono) {
    case 'cabecera':
      return pintar.tenue(texto);
    case 'esperado':
      return pintar.bien(texto);
    case 'obtenido':
      return pintar.mal(texto);
    case 'aviso':
      return pintar.aviso(texto);
    case undefined:
      return texto;
    default:
      return tono satisfies never;
  }
}

/** Cuando no hay filas que comparar ayuda ver lo que llegó. */
function dibujarObtenido({ obtenido }: ResultadoMotor, { ancho }: Lienzo): readonly string[] {
  return obtenido ? ['Se obtuvo:', ...dibujarMuestra(obtenido, FILAS_OBTENIDAS, ancho)] : [];
}

/** Las filas que difieren, la esperada sobre la obtenida, y lo que la tabla sola no deja ver. */
export function dibujarDiferencias(
  { diferencias }: Extract<Veredicto, { tipo: 'diferente' }>,
  clase: ResultadoClase,
  resultado: ResultadoMotor,
  lienzo: Lienzo,
): readonly string[] {
  const { frases, columnas, grupos, sinGuardar } = verDiferencias(diferencias, clase, resultado);
  const lineas = frases.flatMap((frase) => parrafo(frase, lienzo));
  if (grupos.length === 0) {
    const soloNombres = diferencias.every(({ tipo }) => tipo === 'nombre-de-columna');
    return soloNombres ? lineas : [...lineas, ...dibujarObtenido(resultado, lienzo)];
  }
  const mostrados = grupos.slice(0, lienzo.detalle ? GRUPOS_CON_DETALLE : GRUPOS);
  const tabla = tablaDeTexto(columnas, mostrados.flatMap(aFilasDeTexto), lienzo.ancho, '  esp. obt.');
  const signos = new Set(mostrados.flatMap(({ filas }) => filas.map(({ signo }) => signo)));
  const faltan = grupos.length - mostrados.length;
  return [
    ...lineas,
    lienzo.pintar.tenue([...signos].map((signo) => LEYENDA[signo]).join('   ')),
    ...tabla.lineas.map((linea) => pintarLinea(linea, lienzo)),
    ...(tabla.columnasFuera > 0
      ? [`… y ${contar(tabla.columnasFuera, 'columna más', 'columnas más')} que no caben`]
      : []),
    ...(faltan > 0 ? [`… y ${contar(faltan, 'fila más', 'filas más')} que difieren`] : []),
    ...(sinGuardar > 0 ? [`… y ${contar(sinGuardar, 'diferencia más', 'diferencias más')} sin guardar`] : []),
    ...mostrados.flatMap((grupo) => grupo.aclaraciones).flatMap((texto) => parrafo(texto, lienzo)),
  ];
}
