import { acuerdos, type Respuesta } from '../comparacion/acuerdos.ts';
import type { Corrida } from '../dominio/corrida.ts';
import type { ResultadoClase } from '../dominio/informe.ts';
import type { Tarea, TareaEjecutable } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { dictar } from '../informe/dictar.ts';
import { informarClase } from '../informe/informar-clase.ts';
import { informarMotor } from '../informe/informar-motor.ts';
import { veredictoSinEjecutar } from '../informe/mostrar.ts';
import { motorDe } from '../motores/registro.ts';
import { explicar } from './explicar.ts';
import type { Marcha } from './marcha.ts';
import { tituloDe } from './titulo.ts';

/** Tareas de una clase: al menos una. */
export type TareasDeClase = readonly [Tarea, ...Tarea[]];

/** Una tarea hecha. */
interface Hecha {
  readonly tarea: Tarea;
  readonly veredicto: Veredicto;
  /** Ausente si no había nada que ejecutar. */
  readonly corrida?: Corrida;
}

/** Ejecuta las tareas de una clase y reúne sus veredictos en el orden del contrato. */
export async function verificarClase(
  tareas: TareasDeClase,
  ejecutor: Ejecutor,
  estricto: boolean,
  marcha: Marcha,
): Promise<ResultadoClase> {
  const hechas = await Promise.all(tareas.map((tarea) => hacer(tarea, ejecutor, estricto, marcha)));
  const { clase } = tareas[0];
  const resultados = hechas.map(({ tarea: { entrada }, veredicto, corrida }) =>
    informarMotor(entrada, tituloDe(entrada.id), veredicto, corrida),
  );
  const respuestas = hechas.flatMap(respuestaDe);
  const { caso } = clase;
  return informarClase(
    clase,
    resultados,
    caso.modo === 'comparado' ? acuerdos(respuestas, caso.contrato) : [],
  );
}

async function hacer(tarea: Tarea, ejecutor: Ejecutor, estricto: boolean, marcha: Marcha): Promise<Hecha> {
  switch (tarea.accion) {
    case 'mostrar':
      return { tarea, veredicto: veredictoSinEjecutar(tarea.entrada, estricto) };
    case 'omitir': {
      const { motivo, remedio, exigida } = tarea;
      return { tarea, veredicto: { tipo: 'omitido', motivo, remedio, exigido: exigida } };
    }
    case 'ejecutar': {
      const corrida = await ejecutor.correr(trabajoDe(tarea), marcha.hayQueSeguir);
      const { dialecto } = motorDe(tarea.entrada.id);
      const dictado = dictar(tarea, corrida, { estricto, dialecto });
      // Antes de buscar la causa, que tarda: así no empieza otra tarea si ya no hay que seguir.
      marcha.acabar(tarea, dictado);
      const veredicto = await explicar(dictado, tarea, corrida, ejecutor);
      return { tarea, veredicto, corrida };
    }
    default:
      return tarea satisfies never;
  }
}

function trabajoDe({ entrada, implementacion: { secciones } }: TareaEjecutable) {
  return { motor: entrada.id, preparacion: secciones.preparacion.texto, consulta: secciones.consulta.texto };
}

function respuestaDe({ tarea, veredicto, corrida }: Hecha): readonly Respuesta[] {
  if (corrida?.tipo !== 'tabla' || veredicto.tipo === 'omitido') return [];
  return [
    { motor: tarea.entrada.id, tabla: corrida.tabla, igualAlContrato: veredicto.tipo === 'verificado' },
  ];
}
