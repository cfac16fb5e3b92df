import type { ResultadoClase } from '../../dominio/informe.ts';
import { agrupar } from '../vista/agrupar.ts';
import { anchoDe } from '../vista/ancho.ts';
import { contar } from '../vista/cuenta.ts';
import { fraseDeSustituto } from '../vista/motor.ts';
import { notasDe } from '../vista/nota.ts';
import { agruparOmisiones } from '../vista/omision.ts';
import { recortar, rellenar } from '../vista/recorte.ts';
import { visible } from '../vista/visible.ts';
import { type Lienzo, masAdentro, parrafo, sangrar } from './parrafo.ts';

/** Nada que arreglar ni que mirar: cabe en una línea. */
export function esTranquila({ motores }: ResultadoClase): boolean {
  return motores.every(({ veredicto }) => {
    switch (veredicto.tipo) {
      case 'verificado':
      case 'omitido':
      case 'no-aplica':
        return true;
      case 'declarado':
        return !veredicto.fallido && veredicto.revision !== 'caducada';
      case 'diferente':
      case 'error':
      case 'divergencia':
      case 'divergencia-resuelta':
        return false;
      default:
        return veredicto satisfies never;
    }
  });
}

function cuentas({ motores }: ResultadoClase): string {
  const de = (tipo: string) => motores.filter(({ veredicto }) => veredicto.tipo === tipo).length;
  const partes = [
    de('verificado') > 0 && contar(de('verificado'), 'verificado', 'verificados'),
    de('omitido') > 0 && contar(de('omitido'), 'omitido', 'omitidos'),
    de('declarado') > 0 && contar(de('declarado'), 'declarado', 'declarados'),
    motores.some(({ identidad }) => identidad?.sustituto !== undefined) && 'con sustituto',
    motores.some(({ veredicto }) => notasDe(veredicto).length > 0) && 'con notas',
  ];
  return partes.filter((parte) => parte !== false).join(', ');
}

/** Ancho de las cuentas más largas, para que todas empiecen en la misma columna. */
export function anchoDeCuentas(clases: readonly ResultadoClase[]): number {
  return Math.max(0, ...clases.map((clase) => anchoDe(cuentas(clase))));
}

/** Una clase tranquila en una línea; el signo solo es bueno si algo se verificó. */
export function dibujarResumida(clase: ResultadoClase, lienzo: Lienzo, anchoFinal: number): string {
  const verificada = clase.motores.some(({ veredicto }) => veredicto.tipo === 'verificado');
  const [signo, tono] = verificada ? (['✓', 'bien'] as const) : (['–', 'aviso'] as const);
  const id = visible(clase.clase);
  const libre = Math.max(10, lienzo.ancho - anchoDe(id) - anchoFinal - 6);
  return `${lienzo.pintar[tono](signo)} ${id}  ${rellenar(recortar(clase.titulo, libre), libre)}  ${cuentas(clase)}`.trimEnd();
}

/** Sustitutos que respondieron en las clases resumidas, por su nombre. */
export function dibujarSustitutos(clases: readonly ResultadoClase[], lienzo: Lienzo): readonly string[] {
  const frases = agrupar(clases, (resultado) => {
    const frase = fraseDeSustituto(resultado);
    return frase === undefined ? undefined : { frase };
  });
  return frases.flatMap(({ dato, donde }) => parrafo(`Sustituto en ${donde}: ${dato.frase}`, lienzo));
}

/** Omisiones de las clases resumidas, juntas por motor y motivo. */
export function dibujarOmisiones(clases: readonly ResultadoClase[], lienzo: Lienzo): readonly string[] {
  const adentro = masAdentro(lienzo, 4);
  return agruparOmisiones(clases).flatMap(({ dato: { titulo, motivo, remedio, exigido }, donde }) => {
    const pintar = lienzo.pintar[exigido ? 'mal' : 'aviso'];
    return [
      `${pintar('–')} ${visible(titulo)} ${pintar('omitido')} en ${visible(donde)}`,
      ...sangrar(parrafo(`Motivo: ${motivo}`, adentro), 4),
      ...(remedio === undefined ? [] : sangrar(parrafo(`Qué hacer: ${remedio}`, adentro), 4)),
    ];
  });
}
