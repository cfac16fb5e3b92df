import { lineasVisibles, visible } from './visible.ts';

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const conEntidades = (texto: string): string => texto.replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c);

/**
 * Texto de una línea para XML o HTML, dentro o fuera de un atributo. Los caracteres que XML no admite (controles,
 * mitades sueltas, U+FFFE) quedan como `\u0000`. https://www.w3.org/TR/xml/#charsets
 */
export function escaparXml(texto: string): string {
  return conEntidades(visible(texto));
}

/** Igual que `escaparXml` para un texto de varias líneas, que se conservan. */
export function escaparLineas(texto: string): string {
  return conEntidades(lineasVisibles(texto).join('\n'));
}
