import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Posicion } from '../../dominio/posicion.ts';
import { parecido } from '../../texto/parecido.ts';
import { type Anotar, problema } from '../codigos.ts';
import { codigoDeSistema } from './sistema.ts';

/**
 * La ruta absoluta y verdadera de un archivo que un `motores.yaml` nombra. Anota por qué no se puede usar y devuelve
 * `undefined`: tiene que estar dentro de la carpeta de la clase, también tras seguir los enlaces, y ser un archivo.
 */
export async function resolverArchivo(
  carpeta: string,
  archivo: string,
  posicion: Posicion,
  anotar: Anotar,
): Promise<string | undefined> {
  if (saleDeLaCarpeta(archivo)) {
    const mensaje = `El archivo «${archivo}» está fuera de la carpeta de la clase.`;
    const consejo = 'Escriba una ruta relativa a la carpeta de la clase, sin «..».';
    anotar(problema('ARCHIVO_FUERA_DE_LA_CLASE', posicion, mensaje, consejo));
    return undefined;
  }
  try {
    const verdadero = await realpath(path.join(carpeta, archivo));
    const relativo = path.relative(await realpath(carpeta), verdadero);
    if (saleDeLaCarpeta(relativo)) {
      const mensaje = `El archivo «${archivo}» es un enlace que sale de la carpeta de la clase.`;
      anotar(problema('ARCHIVO_FUERA_DE_LA_CLASE', posicion, mensaje, 'Copie el archivo en la clase.'));
      return undefined;
    }
    // Antes de abrirlo: abrir una tubería con nombre no terminaría nunca.
    if ((await stat(verdadero)).isFile()) return verdadero;
    const mensaje = `«${archivo}» es una carpeta o algo que no es un archivo.`;
    anotar(problema('ARCHIVO_NO_REGULAR', posicion, mensaje, 'Escriba la ruta de un archivo.'));
  } catch (error) {
    anotar(await problemaAlAbrir(carpeta, archivo, posicion, codigoDeSistema(error)));
  }
  return undefined;
}

function saleDeLaCarpeta(archivo: string): boolean {
  // `C:sin-barra` tampoco es relativa en Windows, y `path.win32.isAbsolute` no lo dice.
  if (path.posix.isAbsolute(archivo) || path.win32.isAbsolute(archivo) || /^[A-Za-z]:/.test(archivo))
    return true;
  return archivo.split(/[\\/]/).includes('..');
}

async function problemaAlAbrir(carpeta: string, archivo: string, posicion: Posicion, codigo: string) {
  if (codigo !== 'ENOENT' && codigo !== 'ENOTDIR')
    return problema('ARCHIVO_ILEGIBLE', posicion, `El archivo «${archivo}» no se puede leer (${codigo}).`);
  const cercano = parecido(archivo, await archivosDe(carpeta));
  const consejo = cercano
    ? `¿Quiso decir «${cercano}»?`
    : archivo.includes('\\')
      ? 'Separe las carpetas con /.'
      : 'Cree el archivo, o corrija la ruta: se cuenta desde la carpeta de la clase.';
  return problema('ARCHIVO_AUSENTE', posicion, `El archivo «${archivo}» no existe.`, consejo);
}

async function archivosDe(carpeta: string): Promise<readonly string[]> {
  const nombres = await readdir(path.join(carpeta, 'implementaciones'), { recursive: true }).catch(() => []);
  return nombres.map((nombre) => `implementaciones/${nombre.split(path.sep).join('/')}`);
}
