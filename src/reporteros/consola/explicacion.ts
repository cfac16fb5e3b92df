import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { type Dato, datosDe } from '../vista/dato.ts';
import { fraseDe } from '../vista/frase.ts';
import { fraseDeNota, notasDe } from '../vista/nota.ts';
import { difiereIgualQue } from '../vista/repetida.ts';
import { dibujarDiferencias } from './diferencias.ts';
import { enUnaLinea, type Lienzo, parrafo } from './parrafo.ts';

function dibujarDato({ rotulo, texto, cuando }: Dato, lienzo: Lienzo): readonly string[] {
  if (cuando === 'detalle' && !lienzo.detalle) return [];
  const linea = `${rotulo}: ${texto}`;
  return cuando === 'breve' && !lienzo.detalle ? [enUnaLinea(linea, lienzo.ancho)] : parrafo(linea, lienzo);
}

/** Todo lo que hay que decir de un motor, en líneas sin sangría: diferencias, razones, qué hacer y notas. */
export function explicar(
  resultado: ResultadoMotor,
  clase: ResultadoClase,
  lienzo: Lienzo,
): readonly string[] {
  const { veredicto } = resultado;
  return [
    ...(veredicto.tipo === 'diferente' ? dibujarDiferencias(veredicto, clase, resultado, lienzo) : []),
    ...datosDe(resultado).flatMap((dato) => dibujarDato(dato, lienzo)),
    ...(lienzo.detalle
      ? notasDe(veredicto).flatMap((nota) => parrafo(`Nota: ${fraseDeNota(nota)}`, lienzo))
      : []),
  ];
}

/** Lo mismo, pero la segunda vez que la clase difiere en lo mismo basta una oración, si no se pide detalle. */
export function explicarUnaVez(
  resultado: ResultadoMotor,
  clase: ResultadoClase,
  lienzo: Lienzo,
): readonly string[] {
  const repetido = lienzo.detalle ? undefined : difiereIgualQue(resultado, clase);
  if (!repetido) return explicar(resultado, clase, lienzo);
  return parrafo(`Difiere igual que ${repetido.titulo}. ${fraseDe(resultado)}`, lienzo);
}
