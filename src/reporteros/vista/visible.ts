/**
 * Lo que no se ve, o manda sobre la terminal o el sentido del texto: controles (también los de ANSI), espacios que no
 * son U+0020, separadores, formato y bidireccionales, mitades sueltas de UTF-16 y una marca combinante al principio.
 */
const INVISIBLES =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?! )\p{Zs}|^\p{M}/u;

/** Los que componen un emoji y se ven como parte de él. */
const DE_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/u;

const A_MOSTRAR = new RegExp(`(${DE_EMOJI.source})|${INVISIBLES.source}`, 'gu');

const CON_NOMBRE: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `\u001b`, o `\u{1f600}` más allá de cuatro cifras. */
function escapar(caracter: string): string {
  const codigo = caracter.codePointAt(0) ?? 0;
  const cifras = codigo.toString(16).padStart(4, '0');
  return cifras.length > 4 ? `\\u{${cifras}}` : `\\u${cifras}`;
}

/** Texto de una sola línea en el que todo se ve y nada actúa: lo invisible sale como `\n`, `\t`, `\u001b`. */
export function visible(texto: string): string {
  return texto.replace(A_MOSTRAR, (c, deEmoji?: string) => deEmoji ?? CON_NOMBRE[c] ?? escapar(c));
}

/** Igual que `visible` para un texto de varias líneas, que se conservan. */
export function lineasVisibles(texto: string): readonly string[] {
  return texto
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map(visible);
}
