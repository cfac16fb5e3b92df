import type { Problema } from '../../dominio/problema.ts';
import { lugar } from '../vista/motor.ts';
import { visible } from '../vista/visible.ts';
import { type Lienzo, parrafo, sangrar } from './parrafo.ts';

/** Problemas de los archivos, cada uno con su lugar y qué hacer. */
export function dibujarProblemas(problemas: readonly Problema[], lienzo: Lienzo): readonly string[] {
  const ancho = lienzo.ancho - 4;
  const lineas = problemas.flatMap(({ codigo, severidad, mensaje, consejo, posicion }) => {
    const marca = severidad === 'error' ? lienzo.pintar.mal('✗ error') : lienzo.pintar.aviso('! consejo');
    return [
      `${marca}  ${visible(lugar(posicion))}  ${lienzo.pintar.tenue(codigo)}`,
      ...sangrar(parrafo(mensaje, ancho), 4),
      ...(consejo === undefined ? [] : sangrar(parrafo(`Qué hacer: ${consejo}`, ancho), 4)),
    ];
  });
  return lineas.length === 0 ? [] : [lienzo.pintar.titulo('Problemas en los archivos'), ...lineas];
}
