import { dibujarClase } from './consola/clase.ts';
import type { Lienzo } from './consola/parrafo.ts';
import { escaparMensaje, escribirAnotacion } from './github/anotacion.ts';
import { anotacionesDe } from './github/anotaciones.ts';
import type { Reportero } from './reportero.ts';
import { pintor } from './terminal.ts';
import { lineaFinal } from './vista/linea-final.ts';
import { sinOrdenes } from './vista/ordenes-de-github.ts';

/**
 * Registro para GitHub Actions: un grupo plegado por clase y una anotación por cada cosa que arreglar, junto a su
 * archivo. Las rutas son relativas a la raíz. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export const github: Reportero = {
  id: 'github',
  descripcion: 'Anotaciones y grupos de GitHub Actions.',
  generar(informe, presentacion) {
    const lienzo: Lienzo = { ...presentacion, pintar: pintor(presentacion.color) };
    const grupos = informe.clases.map((clase) =>
      [
        `::group::${escaparMensaje(`${clase.clase} ${clase.titulo}`)}`,
        sinOrdenes(dibujarClase(clase, lienzo).join('\n')),
        '::endgroup::',
      ].join('\n'),
    );
    const anotaciones = anotacionesDe(informe).map(escribirAnotacion);
    return [...grupos, ...anotaciones, lineaFinal(informe), ''].join('\n');
  },
};
