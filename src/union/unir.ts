import { isDeepStrictEqual } from 'node:util';
import type { Clase } from '../dominio/clase.ts';
import type { Acuerdo, ResultadoClase, ResultadoMotor } from '../dominio/informe.ts';
import type { Tarea } from '../dominio/tarea.ts';
import { informarClase } from '../informe/informar-clase.ts';
import { informarMotor } from '../informe/informar-motor.ts';
import { veredictoSinEjecutar } from '../informe/mostrar.ts';
import { escoger } from './escoger.ts';
import type { Parcial } from './leer-parciales.ts';

/**
 * Une lo que varios parciales prueban de una clase. Lo que manda es la clase: una implementación que nadie ejecutó
 * queda como omisión exigida, nunca como hueco. `titulo` da el nombre de un motor.
 */
export function unirClase(
  clase: Clase,
  tareas: readonly Tarea[],
  parciales: readonly Parcial[],
  titulo: (motor: string) => string,
): ResultadoClase {
  const resultados = tareas.map((tarea): ResultadoMotor => {
    const { entrada } = tarea;
    const nombre = titulo(entrada.id);
    switch (tarea.accion) {
      case 'mostrar':
        return informarMotor(entrada, nombre, veredictoSinEjecutar(entrada, false));
      case 'omitir':
        return informarMotor(entrada, nombre, {
          tipo: 'omitido',
          motivo: tarea.motivo,
          remedio: tarea.remedio,
          exigido: false,
        });
      case 'ejecutar': {
        const escogido = escoger(tarea, parciales);
        return 'veredicto' in escogido ? escogido : informarMotor(entrada, nombre, escogido);
      }
      default:
        return tarea satisfies never;
    }
  });
  return informarClase(clase, resultados, acuerdosDe(resultados));
}

/**
 * Motores que coinciden, según lo que los parciales guardaron: los verificados entre sí, y los demás si sus muestras
 * están completas y son iguales.
 */
function acuerdosDe(resultados: readonly ResultadoMotor[]): readonly Acuerdo[] {
  const ejecutados = resultados.filter(({ obtenido }) => obtenido !== undefined);
  if (ejecutados.length < 2) return [];
  const grupos: [ResultadoMotor, ...ResultadoMotor[]][] = [];
  for (const resultado of ejecutados) {
    const grupo = grupos.find(([primero]) => coinciden(primero, resultado));
    if (grupo) grupo.push(resultado);
    else grupos.push([resultado]);
  }
  return grupos.map((grupo) => ({
    motores: grupo.map(({ motor }) => motor),
    igualAlContrato: grupo[0].veredicto.tipo === 'verificado',
  }));
}

function coinciden(uno: ResultadoMotor, otro: ResultadoMotor): boolean {
  const verificados = [uno, otro].filter(({ veredicto }) => veredicto.tipo === 'verificado').length;
  if (verificados > 0) return verificados === 2;
  const completa = uno.obtenido?.total === uno.obtenido?.filas.length;
  return completa && isDeepStrictEqual(textosDe(uno), textosDe(otro));
}

function textosDe({ obtenido }: ResultadoMotor): unknown {
  return {
    total: obtenido?.total,
    filas: obtenido?.filas.map((fila) => fila.map(({ nula, texto }) => ({ nula, texto }))),
  };
}
