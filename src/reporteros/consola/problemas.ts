import type { Problema } from '../../dominio/problema.ts';
import { lugar } from '../vista/lugar.ts';
import { visible } from '../vista/visible.ts';
import { type Lienzo, masAdentro, parrafo, sangrar } from './parrafo.ts';

/** Problemas de los archivos, cada uno con su lugar y qué hacer. */
export function dibujarProblemas(problemas: readonly Problema[], lienzo: Lienzo): readonly string[] {
  const adentro = masAdentro(lienzo, 4);
  return problemas.flatMap(({ codigo, severidad, mensaje, consejo, posicion }) => {
    const marca = severidad === 'error' ? lienzo.pintar.mal('✗ error') : lienzo.pintar.aviso('! consejo');
    return [
      `${marca}  ${visible(lugar(posicion))}  ${lienzo.pintar.tenue(codigo)}`,
      ...sangrar(parrafo(mensaje, adentro), 4),
      ...(consejo === undefined ? [] : sangrar(parrafo(`Qué hacer: ${consejo}`, adentro), 4)),
    ];
  });
}
