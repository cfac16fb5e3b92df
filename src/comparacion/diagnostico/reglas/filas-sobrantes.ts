import { fichasDe, tiene } from '../consulta.ts';
import { enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { contarFilas, sobrantesDe } from '../filas.ts';
import type { Regla } from '../hipotesis.ts';

/** Filas que llegaron y el contrato no pide. */
export const filasSobrantes: Regla = {
  id: 'filas-sobrantes',
  proponer(contexto) {
    const explica = sobrantesDe(contexto);
    const [primera] = explica;
    if (primera === undefined) return [];
    const vista = primera.celdas.map(({ texto }) => texto).join(' | ');
    const hayFiltro = tiene(fichasDe(contexto), 'WHERE', 'HAVING', 'ON', 'USING');
    return [
      {
        regla: this.id,
        causa: `La consulta devuelve ${contarFilas(explica.length)} que el contrato no pide.`,
        evidencia: `La primera es la fila ${primera.filaObtenida} del resultado, ${citar(vista)}.`,
        remedio: hayFiltro
          ? 'Compruebe los filtros (WHERE, HAVING, ON) y los datos de la preparación.'
          : 'La consulta no filtra: compruebe si le falta un WHERE, y los datos de la preparación.',
        doc: enlaceDe(contexto, {}),
        explica,
      },
    ];
  },
};
