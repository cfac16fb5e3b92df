import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { anchoDe } from '../vista/ancho.ts';
import { medidasDe, tituloConVersion } from '../vista/motor.ts';
import { recortar, rellenar } from '../vista/recorte.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import { visible } from '../vista/visible.ts';
import { explicarUnaVez } from './explicacion.ts';
import { type Lienzo, masAdentro, sangrar } from './parrafo.ts';

const SANGRIA = 2;
const ANCHO_DE_TITULO = 26;

interface Anchos {
  readonly titulo: number;
  readonly palabra: number;
  readonly filas: number;
  readonly tiempo: number;
}

/** Anchos comunes a los motores de una clase, para que sus líneas queden alineadas. */
function medirColumnas(motores: readonly ResultadoMotor[]): Anchos {
  const mayor = (textos: readonly string[]) => Math.max(0, ...textos.map(anchoDe));
  const ejecutados = motores.filter(({ duracionMs }) => duracionMs !== undefined).map(medidasDe);
  return {
    titulo: mayor(motores.map((motor) => recortar(tituloConVersion(motor), ANCHO_DE_TITULO))),
    palabra: mayor(motores.map(({ veredicto }) => verVeredicto(veredicto).palabra)),
    filas: mayor(ejecutados.map(([filas]) => filas ?? '')),
    tiempo: mayor(ejecutados.map(([, tiempo]) => tiempo ?? '')),
  };
}

/** Filas y tiempo, alineados a la derecha, y origen; o la única medida que haya. */
function alinearMedidas(resultado: ResultadoMotor, anchos: Anchos, libre: number): string {
  const [primera = '', tiempo, origen = ''] = medidasDe(resultado).map(visible);
  if (tiempo === undefined) return recortar(primera, libre);
  const columnas = [
    rellenar(primera, anchos.filas, 'izquierda'),
    rellenar(tiempo, anchos.tiempo, 'izquierda'),
  ];
  const ocupado = anchos.filas + anchos.tiempo + 4;
  return [...columnas, recortar(origen, Math.max(2, libre - ocupado))].join('  ').trimEnd();
}

function lineaDeMotor(resultado: ResultadoMotor, anchos: Anchos, { ancho, pintar }: Lienzo): string {
  const { signo, palabra, tono } = verVeredicto(resultado.veredicto);
  const titulo = rellenar(recortar(tituloConVersion(resultado), ANCHO_DE_TITULO), anchos.titulo);
  const medidas = alinearMedidas(resultado, anchos, ancho - SANGRIA - 6 - anchos.titulo - anchos.palabra);
  const relleno = medidas === '' ? '' : ' '.repeat(anchos.palabra - anchoDe(palabra) + 2);
  return `${' '.repeat(SANGRIA)}${pintar[tono](signo)} ${titulo}  ${pintar[tono](palabra)}${relleno}${medidas}`;
}

/** Una línea por motor, en el orden del contrato, y debajo lo que haya que decir de cada uno. */
export function dibujarMotores(clase: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const anchos = medirColumnas(clase.motores);
  return clase.motores.flatMap((resultado) => {
    const explicacion = explicarUnaVez(resultado, clase, masAdentro(lienzo, SANGRIA + 4));
    return [lineaDeMotor(resultado, anchos, lienzo), ...sangrar(explicacion, SANGRIA + 4)];
  });
}
