import type { EntradaMotor } from '../../dominio/clase.ts';
import { type Anotar, problema } from '../codigos.ts';
import { elementosEn, lugarDe, type Nodo, textoEn } from '../yaml/nodo.ts';
import { type DatosDeEntrada, type EntornoDeEntradas, leerEntrada } from './entrada.ts';

/** Lee las entradas de `motores`, en orden; `datos` son las mismas, si su forma es correcta. */
export async function leerEntradas(
  entorno: EntornoDeEntradas,
  datos: readonly DatosDeEntrada[] | undefined,
  anotar: Anotar,
): Promise<readonly EntradaMotor[]> {
  const nodos = elementosEn(entorno.yaml, ['motores']);
  anotarRepetidos(nodos, anotar);
  const entradas = await Promise.all(
    nodos.map((nodo, i) => leerEntrada(nodo, i, datos?.[i], entorno, anotar)),
  );
  return entradas.filter((entrada) => entrada !== undefined);
}

function anotarRepetidos(nodos: readonly Nodo[], anotar: Anotar): void {
  const lineas = new Map<string, number>();
  for (const nodo of nodos) {
    const id = textoEn(nodo, ['id']);
    if (id === undefined) continue;
    const posicion = lugarDe(nodo, ['id']);
    const anterior = lineas.get(id);
    lineas.set(id, anterior ?? posicion.linea);
    if (anterior === undefined) continue;
    const mensaje = `El motor «${id}» está repetido: ya está en la línea ${anterior}.`;
    anotar(problema('MOTOR_REPETIDO', posicion, mensaje, 'Deje una sola entrada por motor.'));
  }
}
