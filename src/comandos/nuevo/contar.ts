import { pendientesDe } from '../../plantillas/pendiente.ts';

/** Lo que se hizo y lo que falta, para leerlo en una terminal. */
export function contarHecho({
  creados,
  cambiados = [],
  faltaAdemas = [],
  compruebelo,
}: {
  readonly creados: Readonly<Record<string, string>>;
  readonly cambiados?: readonly string[];
  /** Lo que falta fuera de los archivos creados. */
  readonly faltaAdemas?: readonly string[];
  /** Órdenes con que se comprueba. */
  readonly compruebelo: readonly string[];
}): string {
  const pendientes = pendientesDe(creados).map(({ archivo, linea, que }) => `${archivo}:${linea}  ${que}`);
  return [
    ['Creado:', ...Object.keys(creados)],
    ...(cambiados.length > 0 ? [['Cambiado:', ...cambiados]] : []),
    ['Falta por escribir:', ...pendientes, ...faltaAdemas],
    ['Compruébelo con:', ...compruebelo],
  ]
    .map(([titulo = '', ...lineas]) => [titulo, ...lineas.map((linea) => `  ${linea}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
