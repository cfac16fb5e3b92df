import yargs from 'yargs';
import { registrar } from '../../src/comandos/comando.ts';
import { leerFormatos } from '../../src/comandos/formato.ts';
import { COMANDOS } from '../../src/comandos/registro.ts';
import { leerFragmento } from '../../src/plan/fragmento.ts';

/** Las maneras de llamar al programa que aparecen en la documentación y en los flujos de integración continua. */
const LLAMADAS: readonly (readonly (string | RegExp)[])[] = [
  ['verificar-equivalencia'],
  ['npx', 'verificar-equivalencia'],
  ['npm', 'run', 'verificar', '--'],
  ['npm', 'run', '--silent', 'verificar', '--'],
  ['node', /verificar-equivalencia\.js$/],
];

/** Los argumentos de cada llamada al programa que hay en unas líneas de una terminal. */
export function llamadasDe(guion: string): readonly (readonly string[])[] {
  return guion
    .replaceAll(/\\\n\s*/g, ' ')
    .split(/\n|&&|\|\||;|\|/)
    .flatMap((orden) => {
      const palabras = palabrasDe(orden.replace(/^\s*\$ /, ''));
      const llamada = LLAMADAS.find((forma) => forma.every((parte, i) => casa(parte, palabras[i] ?? '')));
      if (!llamada) return [];
      const argumentos = palabras.slice(llamada.length);
      const redireccion = argumentos.findIndex((palabra) => /^\d?>>?$/.test(palabra));
      return [redireccion < 0 ? argumentos : argumentos.slice(0, redireccion)];
    });
}

function casa(parte: string | RegExp, palabra: string): boolean {
  return typeof parte === 'string' ? parte === palabra : parte.test(palabra);
}

/** Las palabras de una orden, sin comillas y sin las variables que lleve delante (`A=b orden`). */
function palabrasDe(orden: string): readonly string[] {
  const palabras = [...orden.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([palabra]) =>
    palabra.replaceAll(/["']/g, ''),
  );
  const primera = palabras.findIndex((palabra) => !/^[A-Z_]+=/.test(palabra));
  return palabras.slice(Math.max(primera, 0));
}

/** Lanza si el programa no entendería estos argumentos. No ejecuta nada. */
export async function entender(argumentos: readonly string[]): Promise<void> {
  const programa = yargs()
    .locale('es')
    .parserConfiguration({ 'greedy-arrays': false, 'boolean-negation': false })
    .strict()
    .exitProcess(false)
    .fail((mensaje, error) => {
      throw new Error(`«${argumentos.join(' ')}»: ${error?.message ?? mensaje}`);
    });
  for (const comando of COMANDOS)
    registrar(programa, comando, async (_elegido, opciones) => {
      const { formato, fragmento } = opciones as { formato?: string[]; fragmento?: string };
      if (formato) leerFormatos(formato);
      if (fragmento) leerFragmento(fragmento);
    });
  // La ayuda siempre se entiende, y aquí la escribiría.
  await programa.parseAsync(argumentos.filter((argumento) => argumento !== '--help'));
}
