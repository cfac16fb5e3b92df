import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { frasesDeAcuerdo } from '../vista/acuerdo.ts';
import { type Dato, datosDe } from '../vista/dato.ts';
import { medidasDe, tituloConVersion, veredictoConSustituto } from '../vista/motor.ts';
import { fraseDeNota, notasDe } from '../vista/nota.ts';
import { abreviar } from '../vista/recorte.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import { escaparLineas, escaparXml } from '../vista/xml.ts';
import { muestraHtml } from './celda.ts';
import { diferenciasHtml } from './diferencias.ts';

const LARGO = 20_000;
const LARGO_DE_TITULO = 300;

/** Párrafo con sus saltos de línea; una dirección `https` se puede seguir. */
export function textoHtml(texto: string, literal = false): string {
  const escapado = escaparLineas(abreviar(texto, LARGO));
  const esEnlace = /^https:\/\/[^\s"'<>]+$/.test(texto) && escapado.length < 2_000;
  return esEnlace
    ? `<a href="${escapado}" rel="noreferrer">${escapado}</a>`
    : `<pre${literal ? ' class="literal"' : ''}><bdi>${escapado}</bdi></pre>`;
}

const datoHtml = ({ rotulo, texto, literal }: Dato): string =>
  `<dt>${escaparXml(rotulo)}</dt><dd>${textoHtml(texto, literal)}</dd>`;

/** Signo y palabra de un veredicto, con su color. */
export function veredictoHtml(resultado: ResultadoMotor): string {
  const { signo, tono } = verVeredicto(resultado.veredicto);
  const palabras = escaparXml(veredictoConSustituto(resultado));
  return `<span class="${tono}"><span aria-hidden="true">${signo}</span> ${palabras}</span>`;
}

/** Un motor: su línea, y dentro todo lo demás. Abierto si pide arreglar algo. */
function motorHtml(resultado: ResultadoMotor, clase: ResultadoClase): string {
  const { veredicto } = resultado;
  const { tono } = verVeredicto(veredicto);
  const medidas = medidasDe(resultado).filter((medida) => medida !== '');
  const notas = notasDe(veredicto).map(
    (nota) => `<li>${escaparXml(abreviar(fraseDeNota(nota), LARGO))}</li>`,
  );
  return [
    `<details${tono === 'mal' ? ' open=""' : ''}><summary><strong><bdi>${escaparXml(tituloConVersion(resultado))}</bdi></strong> `,
    `${veredictoHtml(resultado)}`,
    medidas.length > 0 ? ` <span class="medidas">${escaparXml(medidas.join(' · '))}</span>` : '',
    '</summary>',
    veredicto.tipo === 'diferente' ? diferenciasHtml(veredicto, clase, resultado) : '',
    `<dl>${datosDe(resultado).map(datoHtml).join('')}</dl>`,
    notas.length > 0 ? `<p>Notas:</p><ul>${notas.join('')}</ul>` : '',
    '</details>',
  ].join('');
}

/** Destino de los enlaces de la matriz. */
export function anclaDe(indice: number): string {
  return `clase-${indice + 1}`;
}

/** Id y título de una clase. */
export function nombreHtml(clase: string, titulo: string): string {
  return `<bdi>${escaparXml(abreviar(`${clase} ${titulo}`, LARGO_DE_TITULO))}</bdi>`;
}

/** Sección de una clase: contrato, quién coincide con quién, y sus motores. */
export function claseHtml(clase: ResultadoClase, indice: number): string {
  const acuerdos = frasesDeAcuerdo(clase).map((frase) => `<p class="acuerdo">${escaparXml(frase)}</p>`);
  return [
    `<section aria-labelledby="${anclaDe(indice)}">`,
    `<h2 id="${anclaDe(indice)}">${nombreHtml(clase.clase, clase.titulo)}</h2>`,
    `<p class="lugar"><code>${escaparXml(clase.archivo)}</code></p>`,
    `<details><summary>Contrato</summary>${textoHtml(clase.textoContrato)}`,
    clase.esperado ? muestraHtml('Se espera', clase.esperado) : '',
    '</details>',
    ...acuerdos,
    ...clase.motores.map((motor) => motorHtml(motor, clase)),
    '</section>',
  ].join('\n');
}
