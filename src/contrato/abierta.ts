import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Posicion } from '../dominio/posicion.ts';
import type { Problema } from '../dominio/problema.ts';
import { type Hallazgo, NOMBRE } from './busqueda/buscar.ts';
import { problema } from './codigos.ts';
import { leerTexto } from './implementacion/leer.ts';
import { codigoDeSistema } from './implementacion/sistema.ts';
import { leerDocumento } from './yaml/documento.ts';
import { lugarDe, type Nodo, textoEn } from './yaml/nodo.ts';

/** Una clase con su YAML analizado y todavía sin comprobar. Acumula sus problemas. */
export interface ClaseAbierta {
  /** Vacío si no lo tiene. */
  readonly id: string;
  /** Carpeta relativa a la raíz, con `/`. */
  readonly carpeta: string;
  readonly carpetaAbsoluta: string;
  /** Su `motores.yaml`, relativo a la raíz. */
  readonly archivo: string;
  /** Ausente si no se puede leer. */
  readonly yaml?: Nodo;
  readonly problemas: Problema[];
}

/** Abre el `motores.yaml` de una carpeta: su codificación, su sintaxis y su id. */
export async function abrirClase(
  raiz: string,
  { carpeta, problema: previo }: Hallazgo,
): Promise<ClaseAbierta> {
  const carpetaAbsoluta = path.join(raiz, carpeta);
  const archivo = path.posix.join(carpeta, NOMBRE);
  const problemas = previo ? [previo] : [];
  const nombre = path.basename(carpetaAbsoluta);
  const yaml = previo ? undefined : await leerYaml(path.join(carpetaAbsoluta, NOMBRE), archivo, problemas);
  const id = (yaml && textoEn(yaml, ['clase'])) ?? /^\d+/.exec(nombre)?.[0] ?? '';
  if (yaml && id === '') problemas.push(sinId(lugarDe(yaml, ['clase']), nombre));
  return { id, carpeta, carpetaAbsoluta, archivo, problemas, ...(yaml && { yaml }) };
}

/** Anota en cada clase que otra tiene su mismo id. */
export function anotarRepetidas(clases: readonly ClaseAbierta[]): void {
  for (const clase of clases) {
    const otras = clases.filter((otra) => otra !== clase && otra.id === clase.id && clase.id !== '');
    if (otras.length === 0) continue;
    const posicion = clase.yaml ? lugarDe(clase.yaml, ['clase']) : inicio(clase.archivo);
    const donde = otras.map(({ archivo }) => `«${archivo}»`).join(', ');
    const mensaje = `El id de clase «${clase.id}» está repetido: también es el de ${donde}.`;
    const consejo = 'Dé a cada clase su id, con la clave «clase» o con el nombre de su carpeta.';
    clase.problemas.push(problema('CLASE_REPETIDA', posicion, mensaje, consejo));
  }
}

async function leerYaml(ruta: string, archivo: string, problemas: Problema[]): Promise<Nodo | undefined> {
  const anotar = (hallado: Problema) => problemas.push(hallado);
  try {
    // Antes de abrirlo: abrir una tubería con nombre no terminaría nunca.
    if (!(await stat(ruta)).isFile()) {
      anotar(problema('ARCHIVO_NO_REGULAR', inicio(archivo), `«${archivo}» no es un archivo.`));
      return undefined;
    }
    const texto = leerTexto(await readFile(ruta), archivo, anotar);
    return texto === undefined ? undefined : leerDocumento(texto, archivo, anotar);
  } catch (error) {
    const mensaje = `El archivo «${archivo}» no se puede leer (${codigoDeSistema(error)}).`;
    anotar(problema('ARCHIVO_ILEGIBLE', inicio(archivo), mensaje));
    return undefined;
  }
}

function sinId(posicion: Posicion, carpeta: string): Problema {
  const mensaje = `La clase no tiene id: el nombre de su carpeta, «${carpeta}», no empieza por cifras.`;
  return problema('CLASE_SIN_ID', posicion, mensaje, 'Añada la clave «clase», por ejemplo: clase: "071".');
}

function inicio(archivo: string): Posicion {
  return { archivo, linea: 1, columna: 1 };
}
