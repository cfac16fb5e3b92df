import { absoluto, multiplicar, negar, signoDeSuma } from '../../../normalizacion/aritmetica.ts';
import { crearDecimal } from '../../../normalizacion/decimal.ts';
import { type CeldaDistinta, columnasCon, numerosDe } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/data_types/numeric#floating-point-types',
  sqlite: 'https://sqlite.org/floatingpoint.html',
  postgresql: 'https://www.postgresql.org/docs/current/datatype-numeric.html#DATATYPE-FLOAT',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/problems-with-float.html',
  mariadb: 'https://mariadb.com/kb/en/floating-point-accuracy/',
};

/** Lo que se acumula al sumar flotantes de 64 bits: unas diez unidades del último de sus 16 dígitos. */
const RUIDO = crearDecimal(1, '1', -14);

/** T11, T12, T13: 0.1 + 0.2 es 0.30000000000000004 en binario. */
export const ruidoFlotante: Regla = {
  id: 'ruido-flotante',
  proponer(contexto) {
    return columnasCon(contexto, esRuido).map((columna) => ({
      regla: this.id,
      columna: columna.nombre,
      causa: `${contexto.nombre} calculó la columna con flotantes binarios, en los que 0.1 + 0.2 no es exactamente 0.3.`,
      evidencia: evidenciaDe(columna),
      remedio:
        'Redondee en la consulta, use un tipo decimal, o declare en el contrato una tolerancia para la columna.',
      doc: enlaceDe(contexto, ENLACES),
      explica: columna.celdas,
    }));
  },
};

function esRuido(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  if (numeros === undefined || celda.obtenida.tipo !== 'flotante' || numeros[0].signo === 0) return false;
  const [esperado, obtenido] = numeros;
  const margen = negar(multiplicar(absoluto(esperado), RUIDO));
  return (
    signoDeSuma([esperado, negar(obtenido), margen]) <= 0 &&
    signoDeSuma([obtenido, negar(esperado), margen]) <= 0
  );
}
