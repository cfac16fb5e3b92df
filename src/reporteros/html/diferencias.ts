import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import type { Veredicto } from '../../dominio/veredicto.ts';
import { contar } from '../vista/cuenta.ts';
import { type FilaComparada, type Signo, verDiferencias } from '../vista/diferencias.ts';
import { escaparXml } from '../vista/xml.ts';
import { cabeceraHtml, celdaHtml, muestraHtml, tablaHtml } from './celda.ts';

const GRUPOS = 200;

const LADO: Readonly<Record<Signo, { readonly palabra: string; readonly clase: string }>> = {
  '−': { palabra: 'esperado', clase: 'esperado' },
  '+': { palabra: 'obtenido', clase: 'obtenido' },
  '↕': { palabra: 'en otro lugar', clase: 'movido' },
};

function filaHtml({ signo, esperada, obtenida, celdas }: FilaComparada, comparada: boolean): string {
  const { palabra, clase } = LADO[signo];
  const numeros = signo === '↕' ? `${esperada} → ${obtenida}` : String(esperada ?? obtenida ?? '');
  const columnas = celdas.map(({ celda, foco, distinta }) => {
    const texto = celdaHtml(celda, foco);
    return `<td>${distinta && comparada ? `<mark>${texto}</mark>` : texto}</td>`;
  });
  return `<tr class="${clase}"><th scope="row">${signo} ${palabra} ${numeros}</th>${columnas.join('')}</tr>`;
}

/** Las diferencias de un motor: oraciones, tabla con las celdas marcadas y aclaraciones. */
export function diferenciasHtml(
  { diferencias }: Extract<Veredicto, { tipo: 'diferente' }>,
  clase: ResultadoClase,
  resultado: ResultadoMotor,
): string {
  const { frases, columnas, grupos, sinGuardar } = verDiferencias(diferencias, clase, resultado);
  const mostrados = grupos.slice(0, GRUPOS);
  const faltan = grupos.length - mostrados.length;
  const filas = mostrados.flatMap(({ filas: delGrupo }) =>
    delGrupo.map((fila) => filaHtml(fila, delGrupo.length === 2)),
  );
  const avisos = [
    ...frases,
    ...(faltan > 0 ? [`… y ${contar(faltan, 'fila más', 'filas más')} que difieren`] : []),
    ...(sinGuardar > 0 ? [`… y ${contar(sinGuardar, 'diferencia más', 'diferencias más')} sin guardar`] : []),
    ...mostrados.flatMap(({ aclaraciones }) => aclaraciones),
  ];
  const tabla =
    filas.length > 0
      ? tablaHtml('Diferencias, con el número de cada fila', ['', ...cabeceraHtml(columnas)], filas)
      : '';
  const obtenido = resultado.obtenido ? muestraHtml('Lo que se obtuvo', resultado.obtenido) : '';
  const lista = avisos.map((aviso) => `<li>${escaparXml(aviso)}</li>`).join('');
  return `${tabla}${lista === '' ? '' : `<ul>${lista}</ul>`}${tabla === '' ? obtenido : ''}`;
}
