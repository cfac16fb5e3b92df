import { visible } from '../vista/visible.ts';

/**
 * Texto de una línea que Markdown muestra tal cual: lo que podría abrir una marca, una tabla o HTML va como entidad, que
 * nunca es estructura. https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references
 */
export function escaparMarkdown(texto: string): string {
  return visible(texto).replace(/[&<>|\\`*_[\]~#@$]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** Bloque de código con una cerca más larga que cualquiera de su contenido. Las líneas deben ser ya visibles. */
export function cercar(lineas: readonly string[]): string {
  const contenido = lineas.join('\n');
  const larga = Math.max(2, ...[...contenido.matchAll(/`+/g)].map(([cerca]) => cerca.length));
  const cerca = '`'.repeat(larga + 1);
  return `${cerca}text\n${contenido}\n${cerca}`;
}
