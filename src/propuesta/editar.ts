import { editarCorchetes } from './corchetes.ts';
import { aplicar, type Editado } from './edicion.ts';
import { buscarEsperado } from './escrito.ts';
import type { EsIgual, FilaNueva } from './fila.ts';
import { edicionesDeGuiones } from './guiones.ts';
import { edicionesDeVacio, insercionDeClave } from './lineas.ts';

/**
 * Escribe unas filas en el `caso.esperado` de un `motores.yaml`. Solo cambia las celdas y las filas que no son iguales:
 * comentarios, comillas, orden y sangría de todo lo demás quedan byte a byte.
 */
export function editarEsperado(texto: string, nuevas: readonly FilaNueva[], esIgual: EsIgual): Editado {
  const escrito = buscarEsperado(texto);
  switch (escrito.tipo) {
    case 'no-editable':
      return { motivo: escrito.motivo };
    case 'guiones':
      return { texto: aplicar(texto, edicionesDeGuiones(texto, escrito, nuevas, esIgual)) };
    case 'corchetes':
      return editarCorchetes(texto, escrito, nuevas, esIgual);
    case 'vacio':
      return { texto: aplicar(texto, edicionesDeVacio(texto, escrito, nuevas)) };
    case 'ausente':
      return { texto: aplicar(texto, [insercionDeClave(texto, escrito, nuevas)]) };
    default:
      return escrito satisfies never;
  }
}
