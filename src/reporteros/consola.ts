import type { Informe } from '../dominio/informe.ts';
import { dibujarClase } from './consola/clase.ts';
import type { Lienzo } from './consola/parrafo.ts';
import { dibujarProblemas } from './consola/problemas.ts';
import {
  anchoDeCuentas,
  dibujarOmisiones,
  dibujarResumida,
  dibujarSustitutos,
  esTranquila,
} from './consola/resumida.ts';
import type { Reportero } from './reportero.ts';
import { pintor } from './terminal.ts';
import { lineaFinal } from './vista/linea-final.ts';
import { sinOrdenes } from './vista/ordenes-de-github.ts';

/** Con más clases que estas, las que no tienen nada que arreglar ocupan una línea. */
const CLASES_ENTERAS = 3;

function dibujarClases({ clases }: Informe, lienzo: Lienzo): readonly string[] {
  const seResume = clases.length > CLASES_ENTERAS && !lienzo.detalle;
  const resumidas = seResume ? clases.filter(esTranquila) : [];
  const anchoFinal = anchoDeCuentas(resumidas);
  let anterior: 'ninguna' | 'entera' | 'resumida' = 'ninguna';
  const lineas = clases.flatMap((clase) => {
    const actual = resumidas.includes(clase) ? 'resumida' : 'entera';
    const aparte = anterior !== 'ninguna' && !(anterior === 'resumida' && actual === 'resumida');
    anterior = actual;
    const dibujo =
      actual === 'resumida' ? [dibujarResumida(clase, lienzo, anchoFinal)] : dibujarClase(clase, lienzo);
    return aparte ? ['', ...dibujo] : dibujo;
  });
  const juntas = [...dibujarOmisiones(resumidas, lienzo), ...dibujarSustitutos(resumidas, lienzo)];
  return juntas.length > 0 ? [...lineas, '', ...juntas] : lineas;
}

/** Informe para leer en una terminal, con o sin color. Su última línea es la que leen las máquinas. */
export const consola: Reportero = {
  id: 'consola',
  descripcion: 'Informe para leer en la terminal.',
  generar(informe, presentacion) {
    const lienzo: Lienzo = { ...presentacion, pintar: pintor(presentacion.color) };
    const problemas = dibujarProblemas(informe.problemas, lienzo);
    const interrupcion = 'Interrumpido: lo que falta no se ejecutó.';
    const partes = [
      dibujarClases(informe, lienzo),
      problemas.length > 0 ? [lienzo.pintar.titulo('Problemas en los archivos'), ...problemas] : [],
      informe.interrumpido ? [lienzo.pintar.aviso(interrupcion)] : [],
      [lineaFinal(informe)],
    ];
    const texto = partes
      .filter((lineas) => lineas.length > 0)
      .map((lineas) => lineas.join('\n'))
      .join('\n\n');
    return `${sinOrdenes(texto)}\n`;
  },
};
