import { spawnSync } from 'node:child_process';
import { MOTORES } from '../../src/motores/registro.ts';
import { PROGRAMA } from '../cli/programa.ts';
import { EJEMPLOS, type Ejemplo } from './ejemplos.ts';
import type { Bloque, Pagina } from './pagina.ts';

/** Una orden de un bloque de consola y lo que se dice que imprime. */
interface Paso {
  readonly orden: string;
  readonly salida: string;
}

/** Los bloques de consola cuya salida ya no es la que se imprime, con su texto puesto al día. */
export function ejemplosAtrasados({ bloques }: Pagina): ReadonlyMap<Bloque, string> {
  const atrasados = new Map<Bloque, string>();
  for (const bloque of bloques.filter(({ lenguaje }) => lenguaje === 'console')) {
    const pasos = pasosDe(bloque.contenido);
    if (pasos.every(({ salida }) => salida === '')) continue;
    const crear = EJEMPLOS[bloque.ejemplo ?? 'repositorio'];
    if (!crear) throw new Error(`El ejemplo «${bloque.ejemplo}» no está en test/documentos/ejemplos.ts.`);
    using ejemplo = crear();
    const real = conMotivosDe(bloque.contenido, escribir(repetir(pasos, ejemplo)));
    if (enmascarar(real) !== enmascarar(bloque.contenido)) atrasados.set(bloque, real);
  }
  return atrasados;
}

/** Parte un bloque por sus líneas `$ orden`. */
function pasosDe(contenido: string): readonly Paso[] {
  return contenido
    .split(/^\$ /m)
    .slice(1)
    .map((paso) => {
      const [orden = '', ...salida] = paso.trimEnd().split('\n');
      return { orden, salida: salida.join('\n') };
    });
}

function escribir(pasos: readonly Paso[]): string {
  return pasos.map(({ orden, salida }) => `$ ${orden}${salida === '' ? '' : `\n${salida}`}`).join('\n');
}

/** Los nombres con que la documentación llama al programa; lo demás no se ejecuta. */
const NOMBRES = `
exec 2>&1
verificar-equivalencia() { "$NODE" "$PROGRAMA" "$@" $ARGUMENTOS; }
npx() { "$@"; }
npm() { case "$1" in run) shift 3; verificar-equivalencia "$@";; esac; }
`;

/** Ejecuta las órdenes una tras otra en la misma terminal. */
function repetir(pasos: readonly Paso[], ejemplo: Ejemplo): readonly Paso[] {
  // Tras cada orden va un carácter nulo, sin perder el código de salida que la siguiente puede preguntar.
  const ordenes = pasos.map(({ orden }) => `${orden}\ncodigo=$?; printf '\\0'; (exit $codigo)\n`);
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = spawnSync('bash', ['-c', NOMBRES + ordenes.join('')], {
    cwd: ejemplo.en,
    encoding: 'utf8',
    env: {
      PATH,
      HOME,
      NODE: process.execPath,
      PROGRAMA,
      ARGUMENTOS: ejemplo.argumentos.join(' '),
      ...ejemplo.variables,
    },
  });
  const salidas = stdout.split('\0');
  return pasos.map(({ orden }, i) => ({ orden, salida: (salidas[i] ?? '').trimEnd() }));
}

/** Por qué falta un servidor y cómo conseguirlo: depende de la máquina. */
const SIN_SERVIDOR = /Motivo: No hay un servidor de [\s\S]*?(?=\n\s*[^\p{L}\p{N}\s] |\n\n)/gu;

/** La salida con los motivos que ya estaban escritos: son los de la máquina de la que habla la página. */
function conMotivosDe(escrita: string, real: string): string {
  const motivos = escrita.match(SIN_SERVIDOR) ?? [];
  let siguiente = 0;
  return real.replaceAll(SIN_SERVIDOR, (motivo) => motivos[siguiente++] ?? motivo);
}

/** Quita lo que cambia de una máquina a otra: tiempos, versiones, y por qué y cómo falta un servidor. */
export function enmascarar(texto: string): string {
  const titulos = Object.values(MOTORES).map(({ titulo }) => titulo);
  return texto
    .replaceAll(/\b\d+(?:[.,]\d+)? (?:ms|s|min)\b/g, '⏱')
    .replaceAll(new RegExp(`(${titulos.join('|')}) \\d+(?:\\.\\d+)+`, 'g'), '$1 N')
    .replaceAll(SIN_SERVIDOR, 'Motivo: …')
    .replaceAll(/ +/g, ' ');
}
