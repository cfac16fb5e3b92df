import { leerBooleano } from '../../celda/booleano.ts';
import { type CeldaDistinta, columnasCon } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/data_types/boolean',
  sqlite: 'https://sqlite.org/datatype3.html#boolean_datatype',
  postgresql: 'https://www.postgresql.org/docs/current/datatype-boolean.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/numeric-type-syntax.html',
  mariadb: 'https://mariadb.com/kb/en/boolean/',
};

/** T35: el mismo valor lógico como true, como 1 o como t. */
export const booleanoComoEntero: Regla = {
  id: 'booleano-como-entero',
  proponer(contexto) {
    return columnasCon(contexto, esOtroBooleano).map((columna) => ({
      regla: this.id,
      columna: columna.nombre,
      causa: causaDe(contexto.nombre, columna.celdas[0].obtenida.tipo),
      evidencia: evidenciaDe(columna),
      remedio: 'Declare la columna con tipo: booleano en el contrato; así 1 es true y 0 es false.',
      doc: enlaceDe(contexto, ENLACES),
      explica: columna.celdas,
      ...(columna.celdas[0].obtenida.tipo === 'texto'
        ? {}
        : { sonda: sondaDe(columna.celdas[0].obtenida.tipo) }),
    }));
  },
};

function causaDe(nombre: string, tipo: string): string {
  switch (tipo) {
    case 'entero':
      return `${nombre} da 1 y 0 por verdadero y falso.`;
    case 'booleano':
      return `${nombre} da true y false por verdadero y falso.`;
    default:
      return 'Es el mismo valor lógico escrito de otra forma.';
  }
}

/** Confirma que el motor da sus comparaciones con el tipo que llegó. */
function sondaDe(tipo: string): Sonda {
  return {
    preparacion: 'vacia',
    consulta: 'SELECT 1 = 1 AS v',
    confirma: ({ filas }) => filas[0]?.[0]?.tipo === tipo,
  };
}

function esOtroBooleano({ esperada, obtenida }: CeldaDistinta): boolean {
  if (esperada.nula || obtenida.nula) return false;
  const [esperado, obtenido] = [logico(esperada.texto), logico(obtenida.texto)];
  return esperado !== undefined && esperado === obtenido;
}

function logico(texto: string): boolean | undefined {
  return texto === '1' || texto === '0' ? texto === '1' : leerBooleano(texto);
}
