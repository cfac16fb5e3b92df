/** Lee `true`, `false`, `t` o `f`, en mayúsculas o minúsculas. */
export function leerBooleano(texto: string): boolean | undefined {
  switch (texto.toLowerCase()) {
    case 'true':
    case 't':
      return true;
    case 'false':
    case 'f':
      return false;
    default:
      return undefined;
  }
}
