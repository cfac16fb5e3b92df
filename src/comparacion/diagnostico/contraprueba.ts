import type { Diferencia } from '../../dominio/diferencia.ts';
import { comparar } from '../comparar.ts';
import { type Cambio, reescribir } from './consulta.ts';
import type { Contexto, Sonda } from './hipotesis.ts';

/**
 * La sonda más fuerte: la misma consulta con la causa quitada, y `como`: «con CHAR_LENGTH». Se confirma si así
 * desaparecen las diferencias que la causa explicaba y no sale ninguna nueva.
 */
export function contraprueba(
  { consulta, contrato, diferencias }: Contexto,
  como: string,
  cambios: readonly Cambio[],
  explica: readonly Diferencia[],
): Sonda {
  return {
    preparacion: 'de-la-clase',
    consulta: reescribir(consulta, cambios),
    hallazgo: `La misma consulta ${como} da lo esperado.`,
    confirma(tabla) {
      const comparacion = comparar(tabla, contrato, { estricto: false });
      if (comparacion.igual) return true;
      const [antes, explicadas] = [new Set(diferencias.map(lugarDe)), new Set(explica.map(lugarDe))];
      return comparacion.diferencias
        .map(lugarDe)
        .every((lugar) => antes.has(lugar) && !explicadas.has(lugar));
    },
  };
}

function lugarDe(diferencia: Diferencia): string {
  switch (diferencia.tipo) {
    case 'celda':
      return `celda ${diferencia.filaEsperada} ${diferencia.columna}`;
    case 'fila-ausente':
    case 'orden':
      return `${diferencia.tipo} ${diferencia.filaEsperada}`;
    case 'fila-sobrante':
      return `${diferencia.tipo} ${diferencia.filaObtenida}`;
    default:
      return diferencia.tipo;
  }
}
