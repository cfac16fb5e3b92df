import { raizDe } from '../flujo/raiz.ts';
import { SALIDA } from '../informe/salida.ts';
import { NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { filtrarClases } from '../plan/filtros.ts';
import { matrizDe } from '../plan/matriz.ts';
import { definirComando } from './comando.ts';
import { enteroPositivo, repetible, unaVez } from './opciones.ts';

/** `matriz`: los trabajos de una matriz de integración continua, como JSON para `fromJSON`. */
export const matriz = definirComando({
  command: 'matriz',
  describe: 'Da los trabajos de una matriz de integración continua, como JSON',
  builder: (yargs) =>
    yargs
      .option('raiz', { ...unaVez('raiz'), describe: 'Carpeta con las clases' })
      .option('clase', { ...repetible('todas'), describe: 'Solo estas clases; se puede repetir' })
      .option('fragmentos', {
        ...unaVez('fragmentos'),
        default: '1',
        describe: 'En cuántos trabajos se reparte cada motor',
      })
      .option('salida', {
        choices: ['json', 'github'] as const,
        default: 'json' as const,
        describe: 'json, o líneas «matriz=…» y «vacia=…» para $GITHUB_OUTPUT',
      }),
  async ejecutar(opciones, contexto) {
    const { cargar } = await import('../contrato/cargar.ts');
    const raiz = await raizDe(contexto.entorno.directorio, opciones.raiz);
    const lecturas = filtrarClases(await cargar(raiz, NIVELES_DE_MOTORES), opciones.clase);
    const clases = lecturas.flatMap(({ clase }) => clase ?? []);
    const fragmentos = enteroPositivo('fragmentos', opciones.fragmentos ?? '');
    const trabajos = matrizDe(clases, NIVELES_DE_MOTORES, fragmentos);
    const json = JSON.stringify({ include: trabajos });
    const vacia = trabajos.length === 0;
    contexto.escribir(opciones.salida === 'json' ? `${json}\n` : `matriz=${json}\nvacia=${vacia}\n`);
    if (vacia)
      contexto.avisar('La matriz está vacía: ninguna clase tiene implementaciones que se puedan ejecutar.\n');
    for (const { archivo } of lecturas.filter(({ clase }) => !clase))
      contexto.avisar(`${archivo} no se puede leer: vea «verificar-equivalencia validar».\n`);
    return lecturas.some(({ clase }) => !clase)
      ? SALIDA.usoIncorrecto
      : vacia
        ? SALIDA.sinEjecutar
        : SALIDA.todoIgual;
  },
});
