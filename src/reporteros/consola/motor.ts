import stringWidth from 'string-width';
import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { type Dato, datosDe, medidasDe, tituloConVersion } from '../vista/motor.ts';
import { fraseDeNota, notasDe } from '../vista/nota.ts';
import { recortar, rellenar } from '../vista/recorte.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import { dibujarDiferencias } from './diferencias.ts';
import { enUnaLinea, type Lienzo, parrafo, sangrar } from './parrafo.ts';

const SANGRIA = 2;
const ANCHO_DE_TITULO = 26;

function dibujarDato({ rotulo, texto, cuando }: Dato, lienzo: Lienzo, ancho: number): readonly string[] {
  if (cuando === 'detalle' && !lienzo.detalle) return [];
  const linea = `${rotulo}: ${texto}`;
  return cuando === 'breve' && !lienzo.detalle ? [enUnaLinea(linea, ancho)] : parrafo(linea, ancho);
}

function debajo(resultado: ResultadoMotor, clase: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const sangria = SANGRIA + 4;
  const ancho = lienzo.ancho - sangria;
  const { veredicto } = resultado;
  const diferencias =
    veredicto.tipo === 'diferente' ? dibujarDiferencias(veredicto, clase, resultado, lienzo, ancho) : [];
  const datos = datosDe(resultado).flatMap((dato) => dibujarDato(dato, lienzo, ancho));
  const notas = lienzo.detalle
    ? notasDe(veredicto).flatMap((nota) => parrafo(`Nota: ${fraseDeNota(nota)}`, ancho))
    : [];
  return sangrar([...diferencias, ...datos, ...notas], sangria);
}

/** Anchos comunes a los motores de una clase, para que sus líneas queden alineadas. */
function medirColumnas(motores: readonly ResultadoMotor[]): readonly number[] {
  const ancho = (textos: readonly string[]) => Math.max(0, ...textos.map((texto) => stringWidth(texto)));
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
    return [linea, ...debajo(resultado, clase, lienzo)];
  });
}

/** Los espacios de las medidas alinean: no se escriben como `·`. */
function recortarMedidas(medidas: string, libre: number): string {
  return stringWidth(medidas) <= libre ? medidas : `${medidas.slice(0, Math.max(0, libre - 1))}…`;
}
