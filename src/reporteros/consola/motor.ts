import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { anchoDe } from '../vista/ancho.ts';
import { medidasDe, tituloConVersion } from '../vista/motor.ts';
import { recortar, rellenar } from '../vista/recorte.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import { explicarUnaVez } from './explicacion.ts';
import { type Lienzo, masAdentro, sangrar } from './parrafo.ts';

const SANGRIA = 2;
const ANCHO_DE_TITULO = 26;

/** Anchos comunes a los motores de una clase, para que sus líneas queden alineadas. */
function medirColumnas(motores: readonly ResultadoMotor[]): readonly number[] {
  const ancho = (textos: readonly string[]) => Math.max(0, ...textos.map((texto) => anchoDe(texto)));
  const ejecutados = motores.filter(({ duracionMs }) => duracionMs !== undefined).map(medidasDe);
  return [
    ancho(motores.map((motor) => recortar(tituloConVersion(motor), ANCHO_DE_TITULO))),
    ancho(motores.map(({ veredicto }) => verVeredicto(veredicto).palabra)),
    ancho(ejecutados.map(([filas]) => filas ?? '')),
    ancho(ejecutados.map(([, tiempo]) => tiempo ?? '')),
  ];
}

/** Una línea por motor, en el orden del contrato, y debajo lo que haya que decir de cada uno. */
export function dibujarMotores(clase: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const [anchoTitulo = 0, anchoPalabra = 0, anchoFilas = 0, anchoTiempo = 0] = medirColumnas(clase.motores);
  return clase.motores.flatMap((resultado) => {
    const { signo, palabra, tono } = verVeredicto(resultado.veredicto);
    const titulo = rellenar(recortar(tituloConVersion(resultado), ANCHO_DE_TITULO), anchoTitulo);
    const [primera = '', tiempo, origen = ''] = medidasDe(resultado);
    const medidas =
      tiempo === undefined
        ? primera
        : [
            rellenar(primera, anchoFilas, 'izquierda'),
            rellenar(tiempo, anchoTiempo, 'izquierda'),
            origen,
          ].join('  ');
    const inicio = `${lienzo.pintar[tono](signo)} ${titulo}  ${lienzo.pintar[tono](rellenar(palabra, anchoPalabra))}`;
    const libre = lienzo.ancho - SANGRIA - 6 - anchoTitulo - anchoPalabra;
    const linea = ' '.repeat(SANGRIA) + `${inicio}  ${recortarMedidas(medidas, libre)}`.trimEnd();
    const explicacion = explicarUnaVez(resultado, clase, masAdentro(lienzo, SANGRIA + 4));
    return [linea, ...sangrar(explicacion, SANGRIA + 4)];
  });
}

/** Los espacios de las medidas alinean: no se escriben como `·`. */
function recortarMedidas(medidas: string, libre: number): string {
  return anchoDe(medidas) <= libre ? medidas : `${medidas.slice(0, Math.max(0, libre - 1))}…`;
}
