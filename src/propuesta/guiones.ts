import { type Edicion, inicioDeLinea, lineaSiguiente } from './edicion.ts';
import type { Escrito } from './escrito.ts';
import { escribirFila } from './escritura.ts';
import { comillasDe, type EsIgual, edicionesDeFila, type FilaNueva, pasosDe } from './fila.ts';
import { insercionDeFilas } from './lineas.ts';

/** Ediciones de un `esperado` con una fila por guion: cada fila que se añade o se quita es de líneas enteras. */
export function edicionesDeGuiones(
  texto: string,
  escrito: Extract<Escrito, { tipo: 'guiones' }>,
  nuevas: readonly FilaNueva[],
  esIgual: EsIgual,
): readonly Edicion[] {
  const { filas, guiones, dosPuntos } = escrito;
  const lineas = filas.map(({ hasta }, i) => ({
    desde: inicioDeLinea(texto, guiones[i] ?? 0),
    hasta: lineaSiguiente(texto, hasta),
  }));
  const sangria = (guiones[0] ?? 0) - (lineas[0]?.desde ?? 0);
  const ediciones = pasosDe(escrito, nuevas, esIgual).flatMap((paso): readonly Edicion[] => {
    switch (paso.tipo) {
      case 'cambia': {
        const fila = filas[paso.actual];
        return fila ? edicionesDeFila(fila, paso.actual, nuevas[paso.nueva] ?? [], esIgual) : [];
      }
      case 'sobra':
        return [{ ...(lineas[paso.actual] ?? { desde: 0, hasta: 0 }), texto: '' }];
      case 'falta': {
        const lugar = lineas[paso.tras]?.hasta ?? lineas[0]?.desde ?? 0;
        const comillas = comillasDe(filas[Math.max(paso.tras, 0)]);
        return [insercionDeFilas(texto, lugar, sangria, [escribirFila(nuevas[paso.nueva] ?? [], comillas)])];
      }
      default:
        return paso satisfies never;
    }
  });
  const sinFilas = { desde: dosPuntos + 1, hasta: dosPuntos + 1, texto: ' []' };
  return nuevas.length === 0 ? [sinFilas, ...ediciones] : ediciones;
}
