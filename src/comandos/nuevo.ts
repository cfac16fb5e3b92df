import { definirComando } from './comando.ts';
import { nuevaClase } from './nuevo/clase.ts';
import { nuevoMotor } from './nuevo/motor.ts';

/** `nuevo`: los archivos con que empieza una clase o un motor. */
export const nuevo = definirComando({
  command: 'nuevo',
  describe: 'Crea los archivos de una clase o de un motor y dice qué falta por escribir',
  subcomandos: [nuevaClase, nuevoMotor],
  builder: (yargs) => yargs.demandCommand(1, 'Diga qué se crea: «nuevo clase» o «nuevo motor».'),
  // yargs elige siempre un subcomando o se queja.
  ejecutar: async () => 0,
});
