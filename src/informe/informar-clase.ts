import type { Clase } from '../dominio/clase.ts';
import type { Acuerdo, ResultadoClase, ResultadoMotor } from '../dominio/informe.ts';
import { muestraDeContrato } from './muestra.ts';

/** Resultado de una clase: lo que pide y lo que se puede decir de cada motor. */
export function informarClase(
  clase: Clase,
  motores: readonly ResultadoMotor[],
  acuerdos: readonly Acuerdo[],
): ResultadoClase {
  const { caso } = clase;
  return {
    clase: clase.id,
    titulo: caso.titulo,
    carpeta: clase.carpeta,
    archivo: clase.archivo,
    modo: caso.modo,
    textoContrato: caso.textoContrato,
    ...(caso.modo === 'comparado' ? { esperado: muestraDeContrato(caso.contrato) } : {}),
    motores,
    acuerdos,
  };
}
