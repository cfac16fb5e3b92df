import type { Muestra, ResultadoClase } from '../../dominio/informe.ts';
import { frasesDeAcuerdo } from '../vista/acuerdo.ts';
import { textoDeCelda } from '../vista/celda.ts';
import { contar } from '../vista/cuenta.ts';
import { notasDe } from '../vista/nota.ts';
import { recortar } from '../vista/recorte.ts';
import { tablaDeTexto } from '../vista/tabla-de-texto.ts';
import { visible } from '../vista/visible.ts';
import { dibujarMotores } from './motor.ts';
import { type Lienzo, parrafo, sangrar } from './parrafo.ts';

const FILAS_DEL_CONTRATO = 10;

function dibujarContrato(esperado: Muestra, lienzo: Lienzo): readonly string[] {
  const ancho = lienzo.ancho - 4;
  const filas = lienzo.detalle ? esperado.filas : esperado.filas.slice(0, FILAS_DEL_CONTRATO);
  const { lineas, columnasFuera } = tablaDeTexto(
    esperado.columnas,
    filas.map((celdas) => ({
      rotulo: '',
      celdas: celdas.map((celda) => ({ escribir: (a) => textoDeCelda(celda, a), marcada: false })),
    })),
    ancho,
  );
  const faltan = esperado.total - filas.length;
  const avisos = [
    ...(esperado.total === 0 ? ['(sin filas)'] : []),
    ...(faltan > 0 ? [`… y ${contar(faltan, 'fila más', 'filas más')}`] : []),
    ...(columnasFuera > 0
      ? [`… y ${contar(columnasFuera, 'columna más', 'columnas más')} que no caben`]
      : []),
  ];
  return ['Se espera:', ...sangrar([...lineas.map(({ texto }) => texto), ...avisos], 0)];
}

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

/** Una clase entera: contrato, una línea por motor con sus razones y diferencias, y quién coincide con quién. */
export function dibujarClase(clase: ResultadoClase, lienzo: Lienzo): readonly string[] {
  const ancho = lienzo.ancho - 2;
  const texto = lienzo.detalle ? parrafo(clase.textoContrato, ancho) : [];
  const contrato = clase.esperado ? dibujarContrato(clase.esperado, lienzo) : [];
  const final = [
    ...frasesDeAcuerdo(clase)
      .flatMap((frase) => parrafo(frase, ancho))
      .map(lienzo.pintar.titulo),
    ...(lienzo.detalle ? [] : avisoDeNotas(clase)),
  ];
  return [
    ...encabezado(clase, lienzo),
    ...sangrar([...texto, ...contrato], 2),
    '',
    ...dibujarMotores(clase, lienzo),
    ...sangrar(final, 2),
  ];
}
