import { isDeepStrictEqual } from 'node:util';
import type { ResultadoMotor } from '../dominio/informe.ts';
import type { TareaEjecutable } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';
import { muestraDeContrato } from '../informe/muestra.ts';
import { cuentaDe } from '../informe/resumen.ts';
import type { Parcial } from './leer-parciales.ts';

/** Lo que un parcial dice de una tarea, y si es de los mismos archivos que hay ahora. */
interface Testimonio {
  readonly archivo: string;
  readonly resultado: ResultadoMotor;
  readonly vigente: boolean;
}

/**
 * Lo que los parciales prueban de una tarea. Si varios la ejecutaron, el peor: un fallo no se borra con un acierto.
 * Si ninguno la ejecutó con los archivos de ahora, es una omisión exigida: un hueco no es un acierto.
 */
export function escoger(tarea: TareaEjecutable, parciales: readonly Parcial[]): ResultadoMotor | Veredicto {
  const testimonios = parciales.flatMap((parcial) => testimoniosDe(tarea, parcial));
  const ejecutados = testimonios.filter(
    ({ vigente, resultado }) => vigente && resultado.veredicto.tipo !== 'omitido',
  );
  const peor =
    ejecutados.find(({ resultado }) => cuentaDe(resultado.veredicto) === 'fallidas') ?? ejecutados[0];
  if (peor) return peor.resultado;
  return { tipo: 'omitido', motivo: motivoDe(testimonios), exigido: true };
}

function testimoniosDe(tarea: TareaEjecutable, { archivo, informe }: Parcial): readonly Testimonio[] {
  const { clase, entrada, implementacion, contrato } = tarea;
  return informe.clases
    .filter((resultado) => resultado.clase === clase.id)
    .flatMap((resultado) => {
      const mismoContrato =
        resultado.textoContrato === clase.caso.textoContrato &&
        isDeepStrictEqual(resultado.esperado, muestraDeContrato(contrato));
      return resultado.motores
        .filter(({ motor }) => motor === entrada.id)
        .map((motor) => ({
          archivo,
          resultado: motor,
          vigente: mismoContrato && motor.sha256 === implementacion.sha256,
        }));
    });
}

function motivoDe(testimonios: readonly Testimonio[]): string {
  if (testimonios.length === 0) return 'Ningún parcial la ejecutó.';
  const motivos = testimonios.map(({ archivo, resultado: { veredicto }, vigente }) =>
    veredicto.tipo === 'omitido'
      ? `${archivo}: ${veredicto.motivo}`
      : `${archivo}: ${vigente ? 'no la ejecutó' : 'ejecutó otra versión del contrato o de la implementación'}.`,
  );
  return `Ningún parcial la ejecutó. ${motivos.join(' ')}`;
}
