import { confusionesDe } from '../confusiones.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';
import { esVerdadero, literalDe } from '../textos.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/expressions/collations',
  sqlite: 'https://sqlite.org/datatype3.html#collation',
  postgresql: 'https://www.postgresql.org/docs/current/collation.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/case-sensitivity.html',
  mariadb: 'https://mariadb.com/kb/en/character-sets-and-collations/',
};

/**
 * T58, T60, T61, T62: la colación da por iguales textos distintos (`a` y `A`, `é` y `e`, `a` y `a `) y los junta en
 * GROUP BY, DISTINCT, UNION, IN y `=`. Se comprueba preguntando si esos dos textos son iguales.
 */
export const colacion: Regla = {
  id: 'colacion',
  proponer(contexto) {
    return confusionesDe(contexto).flatMap(({ columna, uno, otro, explica }) => {
      const [a, b] = [literalDe(uno), literalDe(otro)];
      if (a === undefined || b === undefined) return [];
      return {
        regla: this.id,
        columna,
        causa: `La colación de ${contexto.nombre} da por iguales textos que no lo son: los junta, y deja uno cualquiera.`,
        evidencia: `Para ${contexto.nombre}, ${citar(uno)} y ${citar(otro)} son el mismo texto.`,
        remedio: 'Declare la columna con una colación binaria, o compare y agrupe con ella (COLLATE).',
        doc: enlaceDe(contexto, ENLACES),
        explica,
        sonda: {
          preparacion: 'vacia',
          consulta: `SELECT ${a} = ${b} AS v`,
          confirma: ({ filas }) => esVerdadero(filas[0]?.[0]),
        },
        exigeSonda: true,
      };
    });
  },
};
