import path from 'node:path';
import { buscarRaiz } from '../contrato/busqueda/buscar.ts';

/** Carpeta con las clases, absoluta: la pedida o, sin ella, la más cercana hacia arriba con un `motores.yaml`. */
export async function raizDe(directorio: string, pedida: string | undefined): Promise<string> {
  return pedida === undefined ? buscarRaiz(directorio) : path.resolve(directorio, pedida);
}
