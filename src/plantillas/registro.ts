import { identificadorDe } from './motor.ts';

/**
 * El código del registro de motores con uno más: su `import`, en orden, y su línea en la lista. `undefined` si el
 * código no tiene la forma que se espera.
 */
export function conMotor(registro: string, id: string): string | undefined {
  const nombre = identificadorDe(id);
  const lineas = registro.split('\n');
  const importe = `import { ${nombre} } from './${id}.ts';`;
  const importes = lineas.flatMap((linea, i) => (/^import .* from '\.\//.test(linea) ? [i] : []));
  const lista = lineas.findIndex((linea) => /^export const MOTORES\b.* = \{$/.test(linea));
  const cierre = lineas.indexOf('};', lista);
  const ultimo = importes.at(-1);
  if (lista < 0 || cierre < 0 || ultimo === undefined) return undefined;
  const siguiente = importes.find((i) => rutaDe(lineas[i]) > rutaDe(importe)) ?? ultimo + 1;
  const entrada = nombre === id ? `  ${nombre},` : `  '${id}': ${nombre},`;
  return lineas.toSpliced(cierre, 0, entrada).toSpliced(siguiente, 0, importe).join('\n');
}

function rutaDe(importe = ''): string {
  return /from '(.*)';/.exec(importe)?.[1] ?? '';
}

/** El código del catálogo sin un motor que pasa al registro; igual si no estaba. */
export function sinMotor(catalogo: string, id: string): string {
  return catalogo
    .split('\n')
    .filter((linea) => !linea.startsWith(`  ${id}: {`) && !linea.startsWith(`  '${id}': {`))
    .join('\n');
}
