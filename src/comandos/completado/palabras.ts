import { ErrorDeUso } from '../../dominio/errores.ts';
import { type Comando, nombreDe } from '../comando.ts';
import { opcionesDe } from './opciones-de.ts';
import { type Palabra, VALORES } from './valores.ts';

/**
 * Lo que se puede escribir en lugar de la última palabra de una orden a medias; vacío donde va un archivo o un texto
 * libre. Nunca falla: si las clases no se pueden leer, no las ofrece.
 */
export async function palabrasPara(
  escritas: readonly string[],
  comandos: readonly [Comando, ...Comando[]],
  directorio: string,
): Promise<readonly Palabra[]> {
  const actual = escritas.at(-1) ?? '';
  const anteriores = escritas.slice(0, -1);
  const posibles = await todasPara(actual, anteriores, comandos, directorio);
  return posibles.filter(({ texto }) => texto.startsWith(actual) && texto !== actual);
}

async function todasPara(
  actual: string,
  anteriores: readonly string[],
  comandos: readonly [Comando, ...Comando[]],
  directorio: string,
): Promise<readonly Palabra[]> {
  const { comando, nivel } = descender(anteriores, comandos);
  const opciones = opcionesDe(comando ?? comandos[0]);
  const valores = async (opcion: string, prefijo = '') => {
    const fijos = opciones.valoresDe(opcion).map((texto) => ({ texto, descripcion: '' }));
    const hallados = fijos.length > 0 ? fijos : await valoresVivos(opcion, anteriores, directorio);
    return hallados.map((palabra) => ({ ...palabra, texto: prefijo + palabra.texto }));
  };
  const [conIgual] = /^--[^=]+(?==)/.exec(actual) ?? [];
  if (conIgual !== undefined) return valores(conIgual, `${conIgual}=`);
  const previa = anteriores.at(-1) ?? '';
  if (opciones.llevaValor(previa)) return valores(previa);
  if (actual.startsWith('-'))
    return opciones.nombres
      .filter((nombre) => opciones.seRepite(nombre) || !anteriores.includes(nombre))
      .map((nombre) => ({ texto: nombre, descripcion: opciones.describir(nombre) }));
  if (nivel.length > 0 && !anteriores.some((palabra) => palabra.startsWith('-')))
    return nivel.map((otro) => ({ texto: nombreDe(otro), descripcion: otro.describe }));
  return opciones.argumentos.map((texto) => ({ texto, descripcion: '' }));
}

/** El comando que nombran las primeras palabras, y los que todavía se pueden nombrar detrás. */
function descender(
  palabras: readonly string[],
  nivel: readonly Comando[],
  comando?: Comando,
): { readonly comando: Comando | undefined; readonly nivel: readonly Comando[] } {
  const [primera, ...resto] = palabras;
  const siguiente = nivel.find((candidato) => nombreDe(candidato) === primera);
  return siguiente ? descender(resto, siguiente.subcomandos ?? [], siguiente) : { comando, nivel };
}

async function valoresVivos(opcion: string, anteriores: readonly string[], directorio: string) {
  const lugar = anteriores.lastIndexOf('--raiz');
  const raiz = lugar < 0 ? undefined : anteriores[lugar + 1];
  try {
    return (await VALORES[opcion]?.({ directorio, raiz })) ?? [];
  } catch (error) {
    if (error instanceof ErrorDeUso) return [];
    throw error;
  }
}
