import type { EntradaMotor } from '../dominio/clase.ts';
import { raizDe } from '../flujo/raiz.ts';
import { SALIDA } from '../informe/salida.ts';
import { NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { filtrarClases } from '../plan/filtros.ts';
import { definirComando } from './comando.ts';
import { conSeleccion } from './opciones.ts';

/** `listar`: las clases que hay y sus motores, sin ejecutar nada. */
export const listar = definirComando({
  command: 'listar',
  describe: 'Muestra las clases y sus motores sin ejecutar nada',
  builder: (yargs) => conSeleccion(yargs),
  async ejecutar(opciones, contexto) {
    const { cargar } = await import('../contrato/cargar.ts');
    const raiz = await raizDe(contexto.entorno.directorio, opciones.raiz);
    const lecturas = filtrarClases(await cargar(raiz, NIVELES_DE_MOTORES), opciones.clase);
    for (const { id, carpeta, clase, problemas } of lecturas) {
      const motores = clase?.motores
        .filter((entrada) => opciones.motor.length === 0 || opciones.motor.includes(entrada.id))
        .map(describirEntrada);
      const titulo = clase?.caso.titulo ?? `no se puede leer: ${problemas[0]?.mensaje ?? ''}`;
      contexto.escribir(`${id}  ${carpeta}  ${titulo}\n${motores ? `     ${motores.join(', ')}\n` : ''}`);
    }
    return lecturas.some(({ clase }) => clase === undefined) ? SALIDA.usoIncorrecto : SALIDA.todoIgual;
  },
});

function describirEntrada(entrada: EntradaMotor): string {
  switch (entrada.aplica) {
    case 'ejecutable':
      return `${entrada.id} (${entrada.nivel})`;
    case 'conceptual':
      return `${entrada.id} (conceptual)`;
    case 'no':
      return `${entrada.id} (no aplica)`;
    default:
      return entrada satisfies never;
  }
}
