import { ZodOptional, type ZodType } from 'zod';
import { COMANDOS } from '../../src/comandos/registro.ts';
import { CASO_COMPARADO, CASO_CONCEPTUAL, COLUMNA_EN_MAPA } from '../../src/contrato/esquema/caso.ts';
import { FORMAS } from '../../src/contrato/esquema/clase.ts';
import { CONCEPTUAL, DESCARTADO, EJECUTABLE } from '../../src/contrato/esquema/entrada.ts';
import { CLASES_DE_ERROR } from '../../src/dominio/clase.ts';
import type { Motor } from '../../src/motores/motor.ts';
import { MOTORES } from '../../src/motores/registro.ts';
import { origenesPara } from '../../src/origenes/registro.ts';
import { REPORTEROS } from '../../src/reporteros/registro.ts';
import type { Reportero } from '../../src/reporteros/reportero.ts';

/** Las partes de la documentación que salen de una lista del programa, entre `<!-- nombre -->` y `<!-- /nombre -->`. */
const PARTES: Readonly<Record<string, () => string>> = {
  motores: () =>
    tabla(
      ['motor', 'id', 'nivel', 'se ejecuta tras `npm ci`', 'imagen'],
      Object.values(MOTORES).map(({ id, titulo, nivel, doc, servidor }) => [
        `[${titulo}](${doc})`,
        `\`${id}\``,
        `\`${nivel}\``,
        seEjecutaSin(servidor),
        servidor ? `\`${servidor.contenedor.imagen}\`` : '–',
      ]),
    ),
  formatos: () =>
    tabla(
      ['`--formato`', 'qué es'],
      Object.values<Reportero>(REPORTEROS).map(({ id, descripcion }) => [`\`${id}\``, descripcion]),
    ),
  comandos: () =>
    tabla(
      ['comando', 'qué hace'],
      COMANDOS.map(({ command, describe }) => [`\`${[command].flat()[0]}\``, describe]),
    ),
  origenes: () =>
    tabla(
      ['origen', 'qué es'],
      origenesPara('', { conServicios: false, obligados: new Map() }).map(({ id, titulo }) => [
        `\`${id}\``,
        titulo,
      ]),
    ),
  'claves-de-la-raiz': () => claves({ obligatoria: FORMAS.comparado.shape }),
  'claves-del-caso': () => claves({ comparado: CASO_COMPARADO.shape, conceptual: CASO_CONCEPTUAL.shape }),
  'claves-de-una-columna': () => claves({ obligatoria: COLUMNA_EN_MAPA.shape }),
  'claves-de-un-motor': () =>
    claves({
      'si aplica': EJECUTABLE.shape,
      'si no': DESCARTADO.shape,
      'en una conceptual': CONCEPTUAL.shape,
    }),
  'clases-de-error': () => `${CLASES_DE_ERROR.map((clase) => `\`${clase}\``).join(', ')}.`,
};

/** Las claves de un mapa del contrato: si hacen falta en cada situación, y qué son según el esquema. */
function claves(situaciones: Readonly<Record<string, Readonly<Record<string, ZodType>>>>): string {
  const formas = Object.values(situaciones);
  const nombres = [...new Set(formas.flatMap(Object.keys))];
  return tabla(
    ['clave', ...Object.keys(situaciones), 'qué es'],
    nombres.map((nombre) => [
      `\`${nombre}\``,
      ...formas.map((forma) => exigencia(forma[nombre])),
      formas.map((forma) => descripcionDe(forma[nombre])).find(Boolean) ?? '',
    ]),
  );
}

function descripcionDe(clave: ZodType | undefined): string | undefined {
  return (
    clave?.description ?? (clave instanceof ZodOptional ? (clave.unwrap() as ZodType).description : undefined)
  );
}

function exigencia(clave: ZodType | undefined): string {
  if (!clave) return 'no va';
  return clave.isOptional() ? 'opcional' : 'sí';
}

function seEjecutaSin(servidor: Motor['servidor']): string {
  if (!servidor) return 'sí, en proceso';
  return servidor.paquete ? 'sí, con binarios de npm' : 'con un servidor';
}

/** Un texto con sus partes puestas al día. Lanza si tiene una que no existe. */
export function rellenarPartes(texto: string): string {
  return texto.replaceAll(/<!-- (\S+) -->\n[\s\S]*?<!-- \/\1 -->/g, (_, nombre: string) => {
    const parte = PARTES[nombre];
    if (!parte) throw new Error(`La parte «${nombre}» no está en test/documentos/partes.ts.`);
    return `<!-- ${nombre} -->\n\n${parte()}\n\n<!-- /${nombre} -->`;
  });
}

/** Una tabla de Markdown con sus columnas alineadas. */
function tabla(cabecera: readonly string[], filas: readonly (readonly string[])[]): string {
  const escapadas = [cabecera, ...filas].map((fila) => fila.map((celda) => celda.replaceAll('|', '\\|')));
  const anchos = cabecera.map((_, i) => Math.max(...escapadas.map((fila) => fila[i]?.length ?? 0)));
  const [primera = '', ...resto] = escapadas.map(
    (fila) => `| ${fila.map((celda, i) => celda.padEnd(anchos[i] ?? 0)).join(' | ')} |`,
  );
  return [primera, `| ${anchos.map((ancho) => '-'.repeat(ancho)).join(' | ')} |`, ...resto].join('\n');
}
