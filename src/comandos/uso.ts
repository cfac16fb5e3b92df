import { parecido } from '../texto/parecido.ts';

const DESCONOCIDOS = /^Argumentos? desconocidos?: (.+)$/;
const FALTAN = /^Hacen falta argumentos no-opcionales: Número recibido (\d+), necesita por lo menos (\d+)$/;
const VEA = 'Vea «verificar-equivalencia --help».';

/** Completa un mensaje de yargs con la opción o el comando más parecido, que saca de la ayuda, y con qué hacer. */
export function explicarUso(mensaje: string, ayuda: string): string {
  const [, nombres] = DESCONOCIDOS.exec(mensaje) ?? [];
  const [, hay, necesarios] = FALTAN.exec(mensaje) ?? [];
  if (necesarios !== undefined) return `Faltan argumentos: hay ${hay} y hacen falta ${necesarios}.\n${VEA}`;
  if (nombres === undefined) return `${mensaje}\n${VEA}`;
  const opciones = [...ayuda.matchAll(/--[a-z][a-z-]*/g)].map(([opcion]) => opcion);
  const comandos = [...ayuda.matchAll(/^ +verificar-equivalencia ([a-z]+)/gm)].map(
    ([, comando]) => comando as string,
  );
  // yargs nombra dos veces una opción con guiones: como se escribió y en camelCase.
  const escritas = nombres
    .split(', ')
    .filter((nombre, _, todos) => !todos.some((otro) => enCamello(otro) === nombre && otro !== nombre));
  return [...escritas.map((escrita) => explicarDesconocida(escrita, opciones, comandos)), VEA].join('\n');
}

function explicarDesconocida(
  escrita: string,
  opciones: readonly string[],
  comandos: readonly string[],
): string {
  const cercano = parecido(`--${escrita}`, opciones) ?? parecido(escrita, comandos);
  return `«${escrita}» no es una opción ni un comando.${cercano ? ` ¿Quiso decir «${cercano}»?` : ''}`;
}

function enCamello(nombre: string): string {
  return nombre.replaceAll(/-(.)/g, (_, letra: string) => letra.toUpperCase());
}
