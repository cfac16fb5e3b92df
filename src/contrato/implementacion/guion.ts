import type { Seccion } from '../../dominio/clase.ts';
import { parecido } from '../../texto/parecido.ts';

/** Secciones de un archivo de implementación. */
type NombreDeSeccion = 'preparacion' | 'consulta';

/** Lo que impide usar un guion, con su lugar dentro del archivo. */
interface FaltaDeGuion {
  readonly codigo: 'CONSULTA_AUSENTE' | 'CONSULTA_VACIA' | 'SECCION_REPETIDA' | 'SECCION_DESCONOCIDA';
  readonly linea: number;
  readonly columna: number;
  readonly mensaje: string;
  readonly consejo: string;
}

/** Un guion partido en sus dos secciones; con alguna falta, no se puede usar. */
export interface Guion {
  readonly secciones: Readonly<Record<NombreDeSeccion, Seccion>>;
  readonly faltas: readonly FaltaDeGuion[];
}

/** Línea que abre una sección, con el nombre que se escribió. */
interface Marca {
  readonly nombre: NombreDeSeccion | undefined;
  readonly escrito: string;
  readonly linea: number;
  readonly columna: number;
}

const MARCA = /^(\s*)(?:--|\/\/|#)\s*=+\s*([^\s=](?:.*[^\s=])?)\s*=*\s*$/u;
const SIN_CODIGO = /^\s*(?:(?:--|\/\/|#).*)?$/u;
const NOMBRES: readonly NombreDeSeccion[] = ['preparacion', 'consulta'];

/**
 * Parte un guion por sus líneas `-- === preparacion ===` y `-- === consulta ===`. Lo que va antes de la primera es
 * preparación. Cada sección conserva su texto y dice en qué línea del archivo empieza.
 */
export function leerGuion(texto: string): Guion {
  const lineas = sinCabeceraAjena(texto.split('\n'));
  const marcas = lineas.map((linea, i) => leerMarca(linea, i + 1));
  let abierta: NombreDeSeccion = 'preparacion';
  const duenas = marcas.map((marca) => {
    abierta = marca?.nombre ?? abierta;
    return marca?.nombre === undefined ? abierta : undefined;
  });
  const secciones = {
    preparacion: recortar(lineas, duenas, 'preparacion'),
    consulta: recortar(lineas, duenas, 'consulta'),
  };
  const halladas = marcas.filter((marca) => marca !== undefined);
  return { secciones, faltas: [...faltasDeMarcas(halladas), ...faltasDeConsulta(halladas, secciones)] };
}

/**
 * Deja en blanco la cabecera escrita con // o #: es de este formato, y un motor SQL no la entendería. La que va con
 * -- se envía como está.
 */
function sinCabeceraAjena(lineas: readonly string[]): readonly string[] {
  const fin = lineas.findIndex((linea) => !SIN_CODIGO.test(linea) || leerMarca(linea, 0)?.nombre);
  return lineas.map((linea, i) => (i < fin && /^\s*(?:\/\/|#)/u.test(linea) ? '' : linea));
}

/** La marca de sección que hay en una línea, si la hay. */
export function leerMarca(texto: string, linea: number): Marca | undefined {
  const [, sangria = '', escrito] = MARCA.exec(texto) ?? [];
  if (escrito === undefined) return undefined;
  const llano = escrito.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const nombre = NOMBRES.find((candidato) => candidato === llano);
  return { nombre, escrito, linea, columna: sangria.length + 1 };
}

/** Las líneas de una sección, de la primera a la última; las ajenas que queden en medio van en blanco. */
function recortar(
  lineas: readonly string[],
  duenas: readonly (NombreDeSeccion | undefined)[],
  nombre: NombreDeSeccion,
): Seccion {
  const primera = duenas.indexOf(nombre);
  if (primera < 0) return { texto: '', linea: 1 };
  const suyas = lineas.slice(primera, duenas.lastIndexOf(nombre) + 1);
  const texto = suyas.map((linea, i) => (duenas[primera + i] === nombre ? linea : '')).join('\n');
  return { texto, linea: primera + 1 };
}

function faltasDeMarcas(marcas: readonly Marca[]): readonly FaltaDeGuion[] {
  return marcas.flatMap((marca, i) => {
    const { nombre, escrito, linea, columna } = marca;
    if (nombre === undefined) return desconocida(marca);
    const anterior = marcas.slice(0, i).find((otra) => otra.nombre === nombre);
    if (anterior === undefined) return [];
    const mensaje = `La sección «${escrito}» está repetida: ya se abre en la línea ${anterior.linea}.`;
    return { codigo: 'SECCION_REPETIDA', linea, columna, mensaje, consejo: 'Deje una sola.' };
  });
}

/** El nombre que quiso escribir una marca; ninguno si es solo un comentario adornado con =. */
function nombreCercano({ nombre, escrito }: Marca): string | undefined {
  return nombre ?? parecido(escrito, NOMBRES);
}

function desconocida(marca: Marca): readonly FaltaDeGuion[] {
  const { escrito, linea, columna } = marca;
  const cercana = nombreCercano(marca);
  if (cercana === undefined) return [];
  const mensaje = `La sección «${escrito}» no existe.`;
  return [{ codigo: 'SECCION_DESCONOCIDA', linea, columna, mensaje, consejo: `¿Quiso decir «${cercana}»?` }];
}

function faltasDeConsulta(
  marcas: readonly Marca[],
  { consulta }: Readonly<Record<NombreDeSeccion, Seccion>>,
): readonly FaltaDeGuion[] {
  const marca = marcas.find(({ nombre }) => nombre === 'consulta');
  if (marca === undefined) {
    // Una errata en la marca no es además la falta de la sección.
    if (marcas.some((otra) => nombreCercano(otra) === 'consulta')) return [];
    const mensaje = 'El archivo no tiene la sección «consulta».';
    const consejo = 'Ábrala con una línea «-- === consulta ===» (también con // o #).';
    return [{ codigo: 'CONSULTA_AUSENTE', linea: 1, columna: 1, mensaje, consejo }];
  }
  if (!consulta.texto.split('\n').every((linea) => SIN_CODIGO.test(linea))) return [];
  const { linea, columna } = marca;
  const mensaje = 'La sección «consulta» está vacía.';
  const consejo = 'Escriba en ella la consulta que devuelve las filas del contrato.';
  return [{ codigo: 'CONSULTA_VACIA', linea, columna, mensaje, consejo }];
}
