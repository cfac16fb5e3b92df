import type { Problema } from '../dominio/problema.ts';
import type { Lectura } from './cargar.ts';
import { compararProblemas } from './orden.ts';
import { revisarCarpetas, revisarRevisiones } from './revision/archivos.ts';
import { revisarCabeceras } from './revision/cabeceras.ts';
import { revisarCeldas } from './revision/celdas.ts';
import { abrirFicha, type ContextoDeRevision } from './revision/ficha.ts';
import { revisarMotores } from './revision/motores.ts';
import { revisarTextos } from './revision/texto.ts';

/**
 * Todo lo que se puede comprobar de unas clases sin un motor, además de lo que `cargar` ya anotó en cada lectura.
 * Revisa también lo que haya de las que tienen errores. En el orden de las lecturas, y dentro de cada una por lugar.
 */
export async function revisar(
  lecturas: readonly Lectura[],
  contexto: ContextoDeRevision,
): Promise<readonly Problema[]> {
  const porClase = await Promise.all(lecturas.map((lectura) => revisarClase(lectura, contexto)));
  return porClase.flat();
}

async function revisarClase(lectura: Lectura, contexto: ContextoDeRevision): Promise<readonly Problema[]> {
  const ficha = await abrirFicha(lectura, contexto);
  return [
    ...revisarMotores(ficha, contexto),
    ...(await revisarCarpetas(ficha)),
    ...revisarRevisiones(ficha),
    ...revisarCabeceras(ficha, contexto),
    ...revisarCeldas(ficha),
    ...revisarTextos(ficha),
  ].toSorted(compararProblemas(lectura.archivo));
}
