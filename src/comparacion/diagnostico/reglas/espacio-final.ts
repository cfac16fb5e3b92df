import { type CeldaDistinta, columnasCon, textosDe } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Contexto, Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/functions/text#trimstring-characters',
  sqlite: 'https://sqlite.org/lang_corefunc.html#trim',
  postgresql: 'https://www.postgresql.org/docs/current/datatype-character.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/char.html',
  mariadb: 'https://mariadb.com/kb/en/char/',
};

/** T60, T70: los textos solo difieren en los espacios del final. */
export const espacioFinal: Regla = {
  id: 'espacio-final',
  proponer(contexto) {
    return columnasCon(contexto, soloDifiereAlFinal).map((columna) => {
      const [esperado = '', obtenido = ''] = textosDe(columna.celdas[0]) ?? [];
      const diferencia = obtenido.length - esperado.length;
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: causaDe(contexto, diferencia),
        evidencia: evidenciaDe(
          columna,
          `, con ${Math.abs(diferencia)} ${diferencia > 0 ? 'de más' : 'de menos'} al final`,
        ),
        remedio:
          diferencia > 0
            ? 'Quítelos con RTRIM, o guarde el texto en VARCHAR o TEXT y sin ellos.'
            : 'Guarde el texto en VARCHAR o TEXT, y revise si el contrato debe llevarlos.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
      };
    });
  },
};

/** Quién los pone o los quita: PostgreSQL rellena CHAR(n) al guardar, y MySQL lo recorta al leer (T70). */
function causaDe({ motor }: Contexto, diferencia: number): string {
  if (diferencia > 0) {
    return motor === 'postgresql'
      ? 'Sobran espacios al final: CHAR(n) rellena el texto hasta su largo, o están en los datos.'
      : 'Sobran espacios al final: están en los datos, o los añade la consulta.';
  }
  return motor === 'mysql' || motor === 'mariadb'
    ? 'Faltan espacios al final: CHAR(n) los quita al leer, o no están en los datos.'
    : 'Faltan espacios al final: no están en los datos, o los quita la consulta.';
}

function soloDifiereAlFinal(celda: CeldaDistinta): boolean {
  const textos = textosDe(celda);
  return textos !== undefined && textos[0] !== textos[1] && sinEspacios(textos[0]) === sinEspacios(textos[1]);
}

function sinEspacios(texto: string): string {
  let fin = texto.length;
  while (texto[fin - 1] === ' ') fin -= 1;
  return texto.slice(0, fin);
}
