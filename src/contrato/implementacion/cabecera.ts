import type { Implementacion } from '../../dominio/clase.ts';
import { leerMarca } from './guion.ts';

type Cabecera = Implementacion['cabecera'];
type Clave = keyof Cabecera;

const COMENTARIO = /^\s*(?:--|\/\/|#)\s?(.*?)\s*$/u;
const CAMPO = /^\s*([\p{L}_]+)\s*:\s*(.*)$/u;
const CLAVES: readonly Clave[] = ['motor', 'doc', 'nota'];

/** Lee las líneas `motor:`, `doc:` y `nota:` de los comentarios con que empieza un guion. */
export function cabeceraDeGuion(texto: string): Cabecera {
  const comentarios: string[] = [];
  for (const linea of texto.split('\n')) {
    const comentario = COMENTARIO.exec(linea)?.[1];
    if (comentario === undefined ? linea.trim() !== '' : leerMarca(linea, 1)?.nombre) break;
    comentarios.push(comentario ?? '');
  }
  return leerCampos(comentarios);
}

/** Lee la cabecera de las líneas del `_comentario` de un JSON; vacía si no lo lleva o no es JSON. */
export function cabeceraDeJson(texto: string): Cabecera {
  const contenido = analizar(texto);
  if (typeof contenido !== 'object' || contenido === null || !('_comentario' in contenido)) return {};
  const { _comentario: comentario } = contenido;
  const lineas: readonly unknown[] = Array.isArray(comentario) ? comentario : [comentario];
  return leerCampos(lineas.filter((linea) => typeof linea === 'string'));
}

function analizar(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

/** Una línea sin campo continúa la nota anterior; varias notas quedan en líneas distintas. */
function leerCampos(lineas: readonly string[]): Cabecera {
  const campos: { [clave in Clave]?: string } = {};
  let abierta: Clave | undefined;
  for (const linea of lineas) {
    const [, escrita, valor = ''] = CAMPO.exec(linea) ?? [];
    const clave = CLAVES.find((candidata) => candidata === escrita?.toLowerCase());
    if (escrita !== undefined || linea.trim() === '') abierta = clave;
    if (clave === 'nota') campos.nota = campos.nota === undefined ? valor : `${campos.nota}\n${valor}`;
    else if (clave !== undefined) campos[clave] ??= valor;
    else if (abierta === 'nota' && linea.trim() !== '') campos.nota = `${campos.nota} ${linea.trim()}`;
  }
  return campos;
}
