import type { Corrida } from '../dominio/corrida.ts';
import type { ResultadoClase, ResultadoMotor } from '../dominio/informe.ts';
import type { Tarea } from '../dominio/tarea.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { dictar } from '../informe/dictar.ts';
import { informarClase } from '../informe/informar-clase.ts';
import { informarMotor } from '../informe/informar-motor.ts';
import { veredictoSinEjecutar } from '../informe/mostrar.ts';
import { MOTORES } from '../motores/registro.ts';

/** Tareas de una clase: al menos una. */
export type TareasDeClase = readonly [Tarea, ...Tarea[]];

/** Ejecuta las tareas de una clase y reúne sus veredictos en el orden del contrato. */
export async function verificarClase(
  tareas: TareasDeClase,
  ejecutor: Ejecutor,
  estricto: boolean,
  alAcabar: (tarea: Tarea) => void,
): Promise<ResultadoClase> {
  const motores = await Promise.all(
    tareas.map(async (tarea) => {
      const resultado = await resolver(tarea, ejecutor, estricto);
      alAcabar(tarea);
      return resultado;
    }),
  );
  return informarClase(tareas[0].clase, motores, []);
}

async function resolver(tarea: Tarea, ejecutor: Ejecutor, estricto: boolean): Promise<ResultadoMotor> {
  const { entrada } = tarea;
  const titulo = MOTORES[entrada.id]?.titulo ?? entrada.id;
  switch (tarea.accion) {
    case 'mostrar':
      return informarMotor(entrada, titulo, veredictoSinEjecutar(entrada, estricto));
    case 'omitir': {
      const { motivo, remedio, exigida } = tarea;
      return informarMotor(entrada, titulo, { tipo: 'omitido', motivo, remedio, exigido: exigida });
    }
    case 'ejecutar': {
      const { preparacion, consulta } = tarea.implementacion.secciones;
      const trabajo = { motor: entrada.id, preparacion: preparacion.texto, consulta: consulta.texto };
      const corrida: Corrida = await ejecutor.correr(trabajo);
      return informarMotor(entrada, titulo, dictar(tarea, corrida, estricto), corrida);
    }
    default:
      return tarea satisfies never;
  }
}
