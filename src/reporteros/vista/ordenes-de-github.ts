/**
 * Impide que una línea de la salida sea una orden de GitHub Actions: el ejecutor obedece las que empiezan por `::`, y
 * `##[` en cualquier lugar. El carácter se ve como `\u003a` o `\u005b`, igual que los demás que no pueden ir tal cual.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function sinOrdenes(texto: string): string {
  return texto.replace(/^(\s*):(?=:)/gm, '$1\\u003a').replaceAll('##[', '##\\u005b');
}
