import type { ResultadoClase } from '../../dominio/informe.ts';
import { frasesDeAcuerdo } from '../vista/acuerdo.ts';
import { contar } from '../vista/cuenta.ts';
import { notasDe } from '../vista/nota.ts';
import { recortar } from '../vista/recorte.ts';
import { visible } from '../vista/visible.ts';
import { dibujarMotores } from './motor.ts';
import { dibujarMuestra } from './muestra.ts';
import { bloque, type Lienzo, masAdentro, parrafo, sangrar } from './parrafo.ts';

const FILAS_DEL_CONTRATO = 10;

function avisoDeNotas({ motores }: ResultadoClase): readonly string[] {
  const cuenta = motores.reduce((suma, { veredicto }) => suma + notasDe(veredicto).length, 0);
  return cuenta === 0 ? [] : [`${contar(cuenta, 'nota', 'notas')}: se leen con --detalle.`];
}

/** Encabezado de una clase: id, título y archivo. */
function encabezado(
  { clase, titulo, archivo }: ResultadoClase,
  { ancho, pintar }: Lienzo,
): readonly string[] {
  return [
    pintar.titulo(`${visible(clase)}  ${recortar(titulo, ancho - clase.length - 2)}`),
    pintar.tenue(`  ${visible(archivo)}`),
  ];
}

function dibujarContrato({ textoContrato, esperado }: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const texto = lienzo.detalle ? bloque(textoContrato, lienzo) : [];
  if (!esperado) return texto;
  const filas = lienzo.detalle ? esperado.filas.length : FILAS_DEL_CONTRATO;
  return [...texto, 'Se espera:', ...dibujarMuestra(esperado, filas, lienzo.ancho)];
}

/** Una clase entera: contrato, una línea por motor con sus razones y diferencias, y quién coincide con quién. */
export function dibujarClase(clase: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const adentro = masAdentro(lienzo, 2);
  const acuerdos = frasesDeAcuerdo(clase).flatMap((frase) => parrafo(frase, adentro));
  return [
    ...encabezado(clase, lienzo),
    ...sangrar(dibujarContrato(clase, adentro), 2),
    '',
    ...dibujarMotores(clase, lienzo),
    ...sangrar([...acuerdos.map(lienzo.pintar.titulo), ...(lienzo.detalle ? [] : avisoDeNotas(clase))], 2),
  ];
}
