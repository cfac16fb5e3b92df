import type { Informe, ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { explicarUnaVez } from '../consola/explicacion.ts';
import type { Lienzo } from '../consola/parrafo.ts';
import { dibujarProblemas } from '../consola/problemas.ts';
import { frasesDeAcuerdo } from '../vista/acuerdo.ts';
import { medidasDe, tituloConVersion, veredictoConSustituto } from '../vista/motor.ts';
import { agruparOmisiones } from '../vista/omision.ts';
import { abreviar } from '../vista/recorte.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import { cercar, escaparMarkdown } from './escape.ts';

const LARGO = 200;

const escapar = (texto: string): string => escaparMarkdown(abreviar(texto, LARGO));

function celdaDeMatriz(resultado: ResultadoMotor | undefined): string {
  if (!resultado) return '';
  return `${verVeredicto(resultado.veredicto).signo} ${escapar(veredictoConSustituto(resultado))}`;
}

const fila = (celdas: readonly string[]): string => `| ${celdas.join(' | ')} |\n`;

/** Clases por motores, una línea por clase; las columnas van en el orden en que aparecen los motores. */
export function matriz({ clases }: Informe): readonly string[] {
  if (clases.length === 0) return [];
  const titulos = new Map(clases.flatMap(({ motores }) => motores.map((m) => [m.motor, m.titulo] as const)));
  const ids = [...titulos.keys()];
  return [
    fila(['Clase', ...[...titulos.values()].map(escapar)]) + fila(['---', ...ids.map(() => '---')]),
    ...clases.map(({ clase, titulo, motores }) =>
      fila([
        `**${escapar(clase)}** ${escapar(titulo)}`,
        ...ids.map((id) => celdaDeMatriz(motores.find(({ motor }) => motor === id))),
      ]),
    ),
  ];
}

/** Con quién se ejecutó: versión y origen de cada motor, una vez. */
export function ejecutados({ clases }: Informe): readonly string[] {
  const motores = clases.flatMap((clase) => clase.motores).filter(({ identidad }) => identidad !== undefined);
  const nombres = motores.map((motor) =>
    escapar(`${tituloConVersion(motor)} (${medidasDe(motor).at(-1) ?? ''})`),
  );
  return nombres.length === 0 ? [] : [`\nEjecutado con ${[...new Set(nombres)].join(', ')}.\n`];
}

function deMotor(resultado: ResultadoMotor, clase: ResultadoClase, lienzo: Lienzo): string {
  const { signo, palabra } = verVeredicto(resultado.veredicto);
  const datos = [palabra, ...medidasDe(resultado), resultado.archivo ?? ''].filter((dato) => dato !== '');
  const explicacion = explicarUnaVez(resultado, clase, lienzo);
  return [
    `\n${signo} **${escapar(tituloConVersion(resultado))}**: ${datos.map(escapar).join(' · ')}\n`,
    ...(explicacion.length > 0 ? [`${cercar(explicacion)}\n`] : []),
  ].join('\n');
}

/** Lo que hay que arreglar o mirar; las omisiones van aparte, juntas. */
function pideAtencion({ veredicto }: ResultadoMotor): boolean {
  const { tono } = verVeredicto(veredicto);
  return veredicto.tipo !== 'omitido' && (tono === 'mal' || tono === 'aviso');
}

/** Una sección por clase que no está en orden; con detalle, todas. */
export function seccionesDeClase({ clases }: Informe, lienzo: Lienzo): readonly string[] {
  return clases
    .filter((clase) => lienzo.detalle || clase.motores.some(pideAtencion))
    .map((clase) => {
      const motores = clase.motores.filter((motor) => lienzo.detalle || pideAtencion(motor));
      return [
        `\n### ${escapar(clase.clase)} ${escapar(clase.titulo)}\n`,
        ...frasesDeAcuerdo(clase).map((frase) => `\n${escapar(frase)}\n`),
        ...motores.map((motor) => deMotor(motor, clase, lienzo)),
      ].join('');
    });
}

/** Omisiones y problemas de todo el informe. */
export function seccionesFinales(informe: Informe, lienzo: Lienzo): readonly string[] {
  const omisiones = agruparOmisiones(informe.clases).map(
    ({ dato: { titulo, motivo, remedio, exigido }, donde }) => {
      const queHacer = remedio === undefined ? '' : ` Qué hacer: ${escapar(remedio)}`;
      const pedido = exigido ? ' (se pidió ejecutarlo)' : '';
      return `- **${escapar(titulo)}** en ${escapar(donde)}${pedido}: ${escapar(motivo)}${queHacer}\n`;
    },
  );
  const problemas = dibujarProblemas(informe.problemas, lienzo);
  return [
    ...(omisiones.length > 0 ? ['\n### Omitidos\n\n', ...omisiones] : []),
    ...(problemas.length > 0 ? [`\n### Problemas en los archivos\n\n${cercar(problemas)}\n`] : []),
  ];
}
