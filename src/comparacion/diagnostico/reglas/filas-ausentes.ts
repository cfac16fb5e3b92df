import { type Ficha, fichasDe, tiene } from '../consulta.ts';
import { enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { ausentesDe, contarFilas } from '../filas.ts';
import type { Regla } from '../hipotesis.ts';

/** Filas del contrato que no llegaron. */
export const filasAusentes: Regla = {
  id: 'filas-ausentes',
  proponer(contexto) {
    const explica = ausentesDe(contexto);
    const [primera] = explica;
    if (primera === undefined) return [];
    const vista = primera.celdas.map(({ texto }) => texto).join(' | ');
    return [
      {
        regla: this.id,
        causa: `La consulta deja fuera ${contarFilas(explica.length)} de las esperadas.`,
        evidencia: `La primera es la fila ${primera.filaEsperada} del contrato, ${citar(vista)}.`,
        remedio: remedioDe(fichasDe(contexto)),
        doc: enlaceDe(contexto, {}),
        explica,
      },
    ];
  },
};

/** Lo más probable según lo que la consulta usa. */
function remedioDe(fichas: readonly Ficha[]): string {
  if (fichas.some(({ texto }, i) => texto === 'NOT' && fichas[i + 1]?.texto === 'IN')) {
    return 'Compruebe que la lista de NOT IN no tiene ningún NULL: con uno, no deja pasar ninguna fila. NOT EXISTS sí.';
  }
  if (tiene(fichas, 'JOIN') && !tiene(fichas, 'LEFT', 'RIGHT', 'FULL')) {
    return 'Compruebe el JOIN: quita las filas sin pareja. LEFT JOIN las conserva.';
  }
  if (tiene(fichas, 'LIMIT', 'FETCH'))
    return 'Compruebe el límite de filas y el orden que decide cuáles entran.';
  return 'Compruebe los filtros (WHERE, HAVING) y los datos de la preparación.';
}
