import { alinearSecuencias, type Tramo } from '../comparacion/filas/secuencia.ts';

/** Qué pasa con una fila; los índices son de la lista actual y de la nueva. */
export type Paso =
  | { readonly tipo: 'cambia'; readonly actual: number; readonly nueva: number }
  | { readonly tipo: 'sobra'; readonly actual: number }
  /** Entra después de la actual `tras`, o la primera si es -1. */
  | { readonly tipo: 'falta'; readonly tras: number; readonly nueva: number };

/**
 * Pasos, en orden, para ir de unas filas a otras con los menos cambios; las iguales no salen. Donde se quitan unas y se
 * ponen otras, la primera que se quita se cambia por la primera que se pone.
 */
export function pasosEntre(
  actuales: number,
  nuevas: number,
  sonIguales: (actual: number, nueva: number) => boolean,
): readonly Paso[] {
  const todo = {
    iguales: false,
    esperadas: { desde: 0, hasta: actuales },
    obtenidas: { desde: 0, hasta: nuevas },
  };
  const tramos = alinearSecuencias(actuales, nuevas, sonIguales) ?? [todo];
  return tramos.filter(({ iguales }) => !iguales).flatMap(pasosDe);
}

function pasosDe({ esperadas, obtenidas }: Tramo): readonly Paso[] {
  const [quitadas, puestas] = [esperadas.hasta - esperadas.desde, obtenidas.hasta - obtenidas.desde];
  return Array.from({ length: Math.max(quitadas, puestas) }, (_, i): Paso => {
    const [actual, nueva] = [esperadas.desde + i, obtenidas.desde + i];
    if (i >= quitadas) return { tipo: 'falta', tras: esperadas.hasta - 1, nueva };
    return i >= puestas ? { tipo: 'sobra', actual } : { tipo: 'cambia', actual, nueva };
  });
}
