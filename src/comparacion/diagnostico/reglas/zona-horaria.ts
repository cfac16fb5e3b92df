import { canonizarInstante } from '../../../normalizacion/temporal.ts';
import { type CeldaDistinta, columnasDeTodo } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/data_types/timezones',
  sqlite: 'https://sqlite.org/lang_datefunc.html',
  postgresql: 'https://www.postgresql.org/docs/current/datatype-datetime.html#DATATYPE-TIMEZONES',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/time-zone-support.html',
  mariadb: 'https://mariadb.com/kb/en/time-zones/',
};

/** Las zonas del mundo: múltiplos de 15 minutos, hasta 14 horas. */
const PASO = 15;
const MAXIMO = 14 * 60;

/** T78: todos los instantes corridos lo mismo, y es lo que corre una zona horaria. */
export const zonaHoraria: Regla = {
  id: 'zona-horaria',
  proponer(contexto) {
    return columnasDeTodo(contexto, (celda) => minutosDe(celda) !== undefined).flatMap((columna) => {
      const minutos = minutosDe(columna.celdas[0]);
      if (minutos === undefined || columna.celdas.some((celda) => minutosDe(celda) !== minutos)) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `Los instantes llegan corridos ${horas(minutos)}, como si pasaran de una zona horaria a otra.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Guarde y convierta los instantes en UTC: la sesión de cada motor está en UTC.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
      };
    });
  },
};

/** Los minutos de diferencia, si son los de una zona. */
function minutosDe({ esperada, obtenida }: CeldaDistinta): number | undefined {
  const [uno, otro] = [canonizarInstante(esperada.texto), canonizarInstante(obtenida.texto)];
  if (uno === undefined || otro === undefined) return undefined;
  const minutos =
    (Date.parse(`${otro.replace(' ', 'T')}Z`) - Date.parse(`${uno.replace(' ', 'T')}Z`)) / 60_000;
  return minutos !== 0 && minutos % PASO === 0 && Math.abs(minutos) <= MAXIMO ? minutos : undefined;
}

function horas(minutos: number): string {
  const [enteras, resto] = [Math.trunc(Math.abs(minutos) / 60), Math.abs(minutos) % 60];
  return `${minutos < 0 ? '-' : '+'}${enteras} h${resto === 0 ? '' : ` ${resto} min`}`;
}
