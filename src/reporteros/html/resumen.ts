import type { Informe } from '../../dominio/informe.ts';
import { lugar } from '../vista/lugar.ts';
import { escaparXml } from '../vista/xml.ts';
import { cabeceraHtml, tablaHtml } from './celda.ts';
import { anclaDe, nombreHtml, textoHtml, veredictoHtml } from './clase.ts';

/** Clases por motores, con enlaces a cada clase. */
export function matrizHtml({ clases }: Informe): string {
  if (clases.length === 0) return '';
  const titulos = new Map(clases.flatMap(({ motores }) => motores.map((m) => [m.motor, m.titulo] as const)));
  const filas = clases.map(({ clase, titulo, motores }, indice) => {
    const celdas = [...titulos.keys()].map((id) => {
      const resultado = motores.find(({ motor }) => motor === id);
      return `<td>${resultado ? veredictoHtml(resultado) : ''}</td>`;
    });
    const enlace = `<a href="#${anclaDe(indice)}">${nombreHtml(clase, titulo)}</a>`;
    return `<tr><th scope="row">${enlace}</th>${celdas.join('')}</tr>`;
  });
  return tablaHtml('Clases y motores', ['Clase', ...cabeceraHtml([...titulos.values()])], filas, 'matriz');
}

/** Problemas de los archivos, cada uno con su lugar. */
export function problemasHtml({ problemas }: Informe): string {
  if (problemas.length === 0) return '';
  const lista = problemas.map(({ codigo, severidad, mensaje, consejo, posicion }) => {
    const tono = severidad === 'error' ? 'mal' : 'aviso';
    return [
      `<dt><span class="${tono}">${severidad === 'error' ? '✗ error' : '! consejo'}</span> `,
      `<code>${escaparXml(lugar(posicion))}</code> ${escaparXml(codigo)}</dt>`,
      `<dd>${textoHtml(mensaje)}${consejo === undefined ? '' : textoHtml(`Qué hacer: ${consejo}`)}</dd>`,
    ].join('');
  });
  return `<section><h2>Problemas en los archivos</h2><dl>${lista.join('\n')}</dl></section>`;
}
