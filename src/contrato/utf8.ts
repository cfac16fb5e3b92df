/** Bytes leídos como UTF-8, sin la marca de orden inicial; o el lugar del primer byte que no lo es, desde 1. */
export type TextoLeido =
  | { readonly valido: true; readonly texto: string; readonly bom: boolean }
  | { readonly valido: false; readonly linea: number; readonly columna: number; readonly byte: string };

/** Lee UTF-8 sin reemplazar nada: un byte mal formado es un fallo con su lugar, nunca un U+FFFD. */
export function decodificar(bytes: Uint8Array): TextoLeido {
  const texto = intentar(bytes);
  if (texto === undefined) return lugarDelFallo(bytes);
  const bom = texto.startsWith('\uFEFF');
  return { valido: true, texto: bom ? texto.slice(1) : texto, bom };
}

function intentar(bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** Busca por mitades el prefijo más largo que se puede leer; `stream` deja pasar un carácter sin terminar. */
function lugarDelFallo(bytes: Uint8Array): TextoLeido {
  let legibles = 0;
  let ilegibles = bytes.length;
  while (ilegibles - legibles > 1) {
    const medio = (legibles + ilegibles) >> 1;
    if (intentar(bytes.subarray(0, medio), true) === undefined) ilegibles = medio;
    else legibles = medio;
  }
  const texto = intentar(bytes.subarray(0, legibles), true) ?? '';
  // El prefijo puede acabar en medio de una letra: el fallo empieza donde ella empieza.
  const inicio = new TextEncoder().encode(texto).length;
  const lineas = texto.replace(/^\uFEFF/, '').split('\n');
  return {
    valido: false,
    linea: lineas.length,
    columna: (lineas.at(-1)?.length ?? 0) + 1,
    byte: `0x${(bytes[inicio] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  };
}
