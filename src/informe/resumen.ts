import type { ResultadoClase, ResultadoMotor, Resumen } from '../dominio/informe.ts';
import type { Veredicto } from '../dominio/veredicto.ts';

type Cuenta = 'verificadas' | 'fallidas' | 'omitidas' | 'declaradas' | 'divergencias' | 'ninguna';

/** En qué cuenta de la línea final entra un veredicto. */
export function cuentaDe(veredicto: Veredicto): Cuenta {
  switch (veredicto.tipo) {
    case 'verificado':
      return 'verificadas';
    case 'diferente':
    case 'error':
    case 'divergencia-resuelta':
      return 'fallidas';
    case 'divergencia':
      return 'divergencias';
    case 'omitido':
      return 'omitidas';
    case 'declarado':
      return veredicto.fallido ? 'fallidas' : 'declaradas';
    case 'no-aplica':
      return 'ninguna';
    default:
      return veredicto satisfies never;
  }
}

/** Cuenta los veredictos de unas clases; cada implementación entra en una sola de las cinco primeras cuentas. */
export function resumir(clases: readonly ResultadoClase[], clasesIlegibles: number): Resumen {
  const resultados = clases.flatMap((clase) => clase.motores);
  const cuantas = (condicion: (resultado: ResultadoMotor) => boolean) => resultados.filter(condicion).length;
  const enCuenta = (cuenta: Cuenta) => cuantas(({ veredicto }) => cuentaDe(veredicto) === cuenta);
  return {
    clases: clases.length,
    verificadas: enCuenta('verificadas'),
    fallidas: enCuenta('fallidas'),
    omitidas: enCuenta('omitidas'),
    declaradas: enCuenta('declaradas'),
    divergencias: enCuenta('divergencias'),
    sustitutos: cuantas(
      ({ veredicto, identidad }) => veredicto.tipo === 'verificado' && Boolean(identidad?.sustituto),
    ),
    conNotas: cuantas(({ veredicto }) => veredicto.tipo === 'verificado' && veredicto.notas.length > 0),
    clasesIlegibles,
  };
}
