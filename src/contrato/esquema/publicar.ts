import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { esquemaJson } from './json.ts';

/** Dónde se publica el esquema, desde la carpeta del proyecto. */
const DESTINO = 'esquemas/motores.schema.json';

/** El JSON Schema publicado, tal como se guarda. */
export function textoDelEsquema(): string {
  return `${JSON.stringify(esquemaJson(), null, 2)}\n`;
}

/**
 * Escribe el JSON Schema en la carpeta `esquemas` de un proyecto; con `comprobar` solo dice si está al día.
 * Devuelve el código de salida (1 si no lo está) y la frase que lo cuenta.
 */
export async function publicarEsquema(
  proyecto: string,
  comprobar: boolean,
): Promise<{ readonly salida: 0 | 1; readonly mensaje: string }> {
  const destino = path.join(proyecto, DESTINO);
  if (!comprobar) {
    await mkdir(path.dirname(destino), { recursive: true });
    await writeFile(destino, textoDelEsquema());
    return { salida: 0, mensaje: `Escrito ${DESTINO}.` };
  }
  const publicado = await readFile(destino, 'utf8').catch(() => undefined);
  return publicado === textoDelEsquema()
    ? { salida: 0, mensaje: `${DESTINO} está al día.` }
    : { salida: 1, mensaje: `${DESTINO} no está al día. Ejecute «npm run esquema».` };
}
