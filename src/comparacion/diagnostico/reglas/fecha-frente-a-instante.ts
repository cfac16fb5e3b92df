import { canonizarFecha, canonizarInstante } from '../../../normalizacion/temporal.ts';
import { type CeldaDistinta, columnasCon } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/functions/date',
  sqlite: 'https://sqlite.org/lang_datefunc.html',
  postgresql: 'https://www.postgresql.org/docs/current/functions-datetime.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/date-and-time-functions.html',
  mariadb: 'https://mariadb.com/kb/en/date-time-functions/',
};

/** T85: el mismo día, como fecha o como instante a medianoche. */
export const fechaFrenteAInstante: Regla = {
  id: 'fecha-frente-a-instante',
  proponer(contexto) {
    return columnasCon(contexto, esElMismoDia).map((columna) => {
      const llegoInstante = esInstante(columna.celdas[0].obtenida.texto);
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: llegoInstante
          ? `${contexto.nombre} devolvió un instante, con su hora, donde se esperaba una fecha.`
          : `${contexto.nombre} devolvió una fecha donde se esperaba un instante.`,
        evidencia: evidenciaDe(columna),
        remedio: `Conviértalo con CAST(… AS ${llegoInstante ? 'DATE' : 'TIMESTAMP'}), o declare la columna con tipo: fecha.`,
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
      };
    });
  },
};

const MEDIANOCHE = / 00:00:00$/;

function esElMismoDia({ esperada, obtenida }: CeldaDistinta): boolean {
  if (esperada.nula || obtenida.nula || esInstante(esperada.texto) === esInstante(obtenida.texto))
    return false;
  const [uno, otro] = [diaDe(esperada.texto), diaDe(obtenida.texto)];
  return uno !== undefined && uno === otro;
}

function esInstante(texto: string): boolean {
  return canonizarInstante(texto) !== undefined;
}

/** El día de una fecha o de un instante a medianoche. */
function diaDe(texto: string): string | undefined {
  return canonizarFecha((canonizarInstante(texto) ?? texto).replace(MEDIANOCHE, ''));
}
