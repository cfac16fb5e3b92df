import type { Informe } from '../../dominio/informe.ts';
import { esValidacion } from './validacion.ts';

/**
 * Última línea de todo informe, la que leen las máquinas. Las cuentas de después del punto y coma solo aparecen
 * si no son cero.
 */
export function lineaFinal(informe: Informe): string {
  const { resumen, resultado, problemas } = informe;
  if (esValidacion(informe)) {
    const errores = problemas.filter(({ severidad }) => severidad === 'error').length;
    const consejos = problemas.length - errores;
    return `${resultado} ${errores} errores, ${consejos} consejos en ${resumen.clases} clases`;
  }
  const adicionales = [
    resumen.sustitutos > 0 && `${resumen.sustitutos} con sustituto`,
    resumen.conNotas > 0 && `${resumen.conNotas} con notas`,
    resumen.divergencias > 0 && `${resumen.divergencias} divergencias`,
    resumen.clasesIlegibles > 0 && `${resumen.clasesIlegibles} clases ilegibles`,
  ].filter((cuenta) => cuenta !== false);
  const cuentas = [
    `${resumen.verificadas} verificadas`,
    `${resumen.fallidas} fallidas`,
    `${resumen.omitidas} omitidas`,
    `${resumen.declaradas} declaradas en ${resumen.clases} clases`,
  ].join(', ');
  return `${resultado} ${cuentas}${adicionales.map((cuenta, i) => `${i === 0 ? '; ' : ', '}${cuenta}`).join('')}`;
}
