import { ErrorDeUso } from '../dominio/errores.ts';
import { definirComando } from './comando.ts';
import { GUIONES, INTERPRETES } from './completado/guion.ts';

/** `completar`: el guion de autocompletado de un intérprete de órdenes. */
export const completar = definirComando({
  command: 'completar [interprete]',
  describe: 'Escribe el guion que completa órdenes, clases y motores al pulsar el tabulador',
  builder: (yargs) =>
    yargs
      .positional('interprete', {
        choices: INTERPRETES,
        describe: 'Intérprete de órdenes (por omisión, el de la variable SHELL)',
      })
      .epilogue(
        'Para instalarlo, añada una línea al archivo de inicio de su intérprete:\n\n' +
          '  ~/.bashrc   source <(verificar-equivalencia completar bash)\n' +
          '  ~/.zshrc    source <(verificar-equivalencia completar zsh)   (después de compinit)',
      ),
  async ejecutar(opciones, { entorno, escribir }) {
    const { SHELL = '' } = entorno.variables;
    const interprete = opciones.interprete ?? INTERPRETES.find((nombre) => SHELL.endsWith(nombre));
    if (interprete === undefined)
      throw new ErrorDeUso(
        `No se sabe qué intérprete usa (SHELL es «${SHELL}»). Dígalo: «completar bash» o «completar zsh».`,
      );
    escribir(GUIONES[interprete]);
    return 0;
  },
});
