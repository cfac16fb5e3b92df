import { structuredPatch } from 'diff';
import type { Desenlace, Propuesta } from '../flujo/proponer.ts';
import { tituloDe } from '../flujo/titulo.ts';
import { muestraDeTabla } from '../informe/muestra.ts';
import { dibujarMuestra } from '../reporteros/consola/muestra.ts';
import { type Lienzo, masAdentro, parrafo, sangrar } from '../reporteros/consola/parrafo.ts';
import { dibujarProblemas } from '../reporteros/consola/problemas.ts';
import type { Presentacion } from '../reporteros/reportero.ts';
import { pintor } from '../reporteros/terminal.ts';
import { enumerar } from '../reporteros/vista/cuenta.ts';
import { fraseDeNota } from '../reporteros/vista/nota.ts';
import { visible } from '../reporteros/vista/visible.ts';

const FILAS_DE_MUESTRA = 10;
const LINEAS_DE_CONTEXTO = 2;

/** Lo que se propone para una clase, para leerlo en una terminal: el cambio, o por qué no lo hay. */
export function dibujarPropuesta(propuesta: Propuesta, presentacion: Presentacion): string {
  const lienzo: Lienzo = { ...presentacion, pintar: pintor(presentacion.color) };
  const { clase, archivo, desenlace, respuestas } = propuesta;
  const adentro = masAdentro(lienzo, 2);
  const lineas = [
    `${visible(clase)}  ${lienzo.pintar.tenue(visible(archivo))}`,
    ...sangrar(parrafo(fraseDe(propuesta), adentro), 2),
    ...cuerpoDe(propuesta, adentro),
    ...(desenlace.tipo === 'igual' ? [] : sangrar(faltasDe(respuestas, adentro), 2)),
  ];
  return lineas.join('\n');
}

/** Última línea: cuántas clases acabaron de cada modo. */
export function dibujarCuentas(propuestas: readonly Propuesta[], escrito: boolean): string {
  const de = (...tipos: readonly Desenlace['tipo'][]) =>
    propuestas.filter(({ desenlace }) => tipos.includes(desenlace.tipo)).length;
  const ilegibles = de('ilegible') > 0 ? `; ${de('ilegible')} clases ilegibles` : '';
  return (
    `${escrito && de('cambio') > 0 ? 'PROPUESTA_ESCRITA' : 'PROPUESTA'} ${de('cambio')} cambios, ${de('igual', 'conceptual')} iguales, ` +
    `${de('desacuerdo', 'no-editable')} sin acuerdo, ${de('un-motor', 'sin-respuesta')} sin ejecutar ` +
    `en ${propuestas.length} clases${ilegibles}`
  );
}

function nombrar(motores: readonly string[]): string {
  return enumerar(motores.map(tituloDe));
}

function fraseDe({ desenlace, respuestas }: Propuesta): string {
  const motores = respuestas.tablas.map(({ motor }) => motor);
  const [primero = ''] = motores;
  switch (desenlace.tipo) {
    case 'igual':
      return `«esperado» ya es lo que ${motores.length > 1 ? 'dan' : 'da'} ${nombrar(motores)}.`;
    case 'cambio':
      return motores.length > 1
        ? `${nombrar(motores)} coinciden:`
        : `Solo respondió ${nombrar(motores)}, como se pidió:`;
    case 'desacuerdo':
      return respuestas.errores.length > 0
        ? 'No se propone nada: no todos los motores respondieron.'
        : 'No se propone nada: los motores no coinciden.';
    case 'un-motor':
      return `No se propone nada: solo respondió ${nombrar(motores)}, y con uno solo no hay acuerdo. Si lo quiere así, repita con --motor ${primero} --con-un-motor.`;
    case 'sin-respuesta':
      return 'No se propone nada: no se ejecutó ningún motor.';
    case 'no-editable':
      return `${nombrar(motores)} coinciden, y no se puede escribir: ${desenlace.motivo}. Edítelo a mano con estas filas:`;
    case 'ilegible':
      return 'No se puede leer.';
    case 'conceptual':
      return 'Es conceptual: no tiene «esperado».';
    default:
      return desenlace satisfies never;
  }
}

function cuerpoDe({ archivo, desenlace, respuestas }: Propuesta, lienzo: Lienzo): readonly string[] {
  const filasDe = (motor: string | undefined) => {
    const dada = respuestas.tablas.find((respuesta) => respuesta.motor === motor);
    return dada ? dibujarMuestra(muestraDeTabla(dada.tabla), FILAS_DE_MUESTRA, lienzo.ancho - 2) : [];
  };
  switch (desenlace.tipo) {
    case 'cambio':
      return [
        ...dibujarCambio(archivo, desenlace, lienzo),
        ...desenlace.notas.flatMap(({ motor, nota }) =>
          sangrar(parrafo(`${tituloDe(motor)}: ${fraseDeNota(nota)}`, lienzo), 2),
        ),
      ];
    case 'desacuerdo':
      return desenlace.grupos.flatMap((grupo) => [
        `  ${nombrar(grupo)} ${grupo.length > 1 ? 'dan' : 'da'}:`,
        ...sangrar(filasDe(grupo[0]), 4),
      ]);
    case 'no-editable':
      return sangrar(filasDe(respuestas.tablas[0]?.motor), 4);
    case 'ilegible':
      return sangrar(dibujarProblemas(desenlace.problemas, lienzo), 2);
    case 'igual':
    case 'un-motor':
    case 'sin-respuesta':
    case 'conceptual':
      return [];
    default:
      return desenlace satisfies never;
  }
}

function dibujarCambio(
  archivo: string,
  { antes, despues }: Extract<Desenlace, { tipo: 'cambio' }>,
  { pintar }: Lienzo,
): readonly string[] {
  const { hunks } = structuredPatch(archivo, archivo, antes, despues, '', '', {
    context: LINEAS_DE_CONTEXTO,
  });
  return [
    pintar.tenue(`--- ${visible(archivo)}`),
    pintar.tenue(`+++ ${visible(archivo)}`),
    ...hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
      pintar.neutro(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
      ...lines.map((linea) => {
        const vista = linea.slice(0, 1) + visible(linea.slice(1).replace(/\r$/, ''));
        return linea.startsWith('+') ? pintar.bien(vista) : linea.startsWith('-') ? pintar.mal(vista) : vista;
      }),
    ]),
  ];
}

function faltasDe(
  { errores, omitidos, apartados }: Propuesta['respuestas'],
  lienzo: Lienzo,
): readonly string[] {
  return [
    ...errores.map(({ motor, error }) => `${tituloDe(motor)} falló (${error.fase}): ${error.mensaje}`),
    ...omitidos.map(({ motor, motivo }) => `${tituloDe(motor)} no se ejecutó: ${motivo}`),
    ...apartados.map((motor) => `${tituloDe(motor)} no cuenta: la clase documenta que da otra cosa.`),
  ].flatMap((frase) => parrafo(frase, lienzo));
}
