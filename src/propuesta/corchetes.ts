import { aplicar, type Edicion, type Editado } from './edicion.ts';
import type { Escrito } from './escrito.ts';
import { escribirFila } from './escritura.ts';
import { type ConFilas, comillasDe, type EsIgual, edicionesDeFila, type FilaNueva, pasosDe } from './fila.ts';
import type { Paso } from './pasos.ts';

/**
 * Edita un `esperado` escrito entre corchetes. Si cambia el número de filas, las reúne otra vez: cada una que se queda,
 * tal como estaba.
 */
export function editarCorchetes(
  texto: string,
  escrito: Extract<Escrito, { tipo: 'corchetes' }>,
  nuevas: readonly FilaNueva[],
  esIgual: EsIgual,
): Editado {
  const { filas, desde, hasta } = escrito;
  const pasos = pasosDe(escrito, nuevas, esIgual);
  const cambiada = (i: number) => {
    const paso = pasos.find((candidato) => candidato.tipo === 'cambia' && candidato.actual === i);
    const fila = filas[i];
    if (!fila || paso?.tipo !== 'cambia') return [];
    return edicionesDeFila(fila, i, nuevas[paso.nueva] ?? [], esIgual);
  };
  if (pasos.every(({ tipo }) => tipo === 'cambia'))
    return {
      texto: aplicar(
        texto,
        filas.flatMap((_, i) => cambiada(i)),
      ),
    };
  const entre = filas.slice(1).map((fila, i) => texto.slice(filas[i]?.hasta, fila.desde));
  if (entre.some((separador) => !/^\s*,\s*$/.test(separador)))
    return { motivo: '«esperado» tiene comentarios entre sus corchetes' };
  const [primera, ultima] = [filas[0]?.desde ?? desde, filas.at(-1)?.hasta ?? hasta];
  const antes = texto.slice(desde + 1, primera);
  const separador = entre[0] ?? (/^\s*$/.test(antes) ? `,${antes || ' '}` : ', ');
  const reunidas = reunir(texto, escrito, nuevas, pasos, cambiada).join(separador);
  const edicion =
    nuevas.length === 0 ? { desde, hasta, texto: '[]' } : { desde: primera, hasta: ultima, texto: reunidas };
  return { texto: aplicar(texto, [edicion]) };
}

function reunir(
  texto: string,
  { filas }: ConFilas,
  nuevas: readonly FilaNueva[],
  pasos: readonly Paso[],
  cambiada: (fila: number) => readonly Edicion[],
): readonly string[] {
  const entran = (tras: number) =>
    pasos.flatMap((paso) =>
      paso.tipo === 'falta' && paso.tras === tras
        ? [escribirFila(nuevas[paso.nueva] ?? [], comillasDe(filas[Math.max(tras, 0)]))]
        : [],
    );
  const quedan = filas.map((fila, i) => {
    if (pasos.some((paso) => paso.tipo === 'sobra' && paso.actual === i)) return entran(i);
    const ediciones = cambiada(i).map((edicion) => ({
      ...edicion,
      desde: edicion.desde - fila.desde,
      hasta: edicion.hasta - fila.desde,
    }));
    return [aplicar(texto.slice(fila.desde, fila.hasta), ediciones), ...entran(i)];
  });
  return [...entran(-1), ...quedan.flat()];
}
