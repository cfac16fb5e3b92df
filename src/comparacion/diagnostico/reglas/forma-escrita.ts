import { leerNumero, mismoNumero } from '../../../normalizacion/numero.ts';
import { type CeldaDistinta, columnasCon, textosDe } from '../celdas.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/data_types/numeric',
  sqlite: 'https://sqlite.org/lang_expr.html#castexpr',
  postgresql: 'https://www.postgresql.org/docs/current/datatype-numeric.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/type-conversion.html',
  mariadb: 'https://mariadb.com/kb/en/type-conversion/',
};

/** T15, T34: el mismo número con otra forma escrita: 0.50 y 0.5, 1e+16 y 10000000000000000.0. */
export const formaEscrita: Regla = {
  id: 'forma-escrita',
  proponer(contexto) {
    return columnasCon(contexto, esOtraForma).map((columna) => ({
      regla: this.id,
      columna: columna.nombre,
      causa: 'Es el mismo número escrito de otra forma.',
      evidencia: evidenciaDe(columna),
      remedio:
        columna.celdas[0].motivo.tipo === 'forma-literal'
          ? 'Escríbalo con los mismos decimales, o quite numeros: literal si la forma no importa.'
          : 'Devuelva el número sin convertirlo en texto: cada motor lo escribe a su manera.',
      doc: enlaceDe(contexto, ENLACES),
      explica: columna.celdas,
    }));
  },
};

function esOtraForma(celda: CeldaDistinta): boolean {
  if (celda.motivo.tipo === 'forma-literal') return true;
  const textos = textosDe(celda);
  return textos !== undefined && sonElMismo(...textos);
}

const NUMERO = /[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** Los dos textos dicen lo mismo salvo cómo escriben sus números. Un cero a la izquierda es de un código. */
function sonElMismo(esperado: string, obtenido: string): boolean {
  const [uno, otro] = [esperado.match(NUMERO) ?? [], obtenido.match(NUMERO) ?? []];
  if (uno.length !== otro.length || esperado.split(NUMERO).join('\0') !== obtenido.split(NUMERO).join('\0'))
    return false;
  return uno.every((numero, i) => {
    const [a, b] = [leerNumero(numero), leerNumero(otro[i] ?? '')];
    return numero === otro[i] || (a !== undefined && b !== undefined && mismoNumero(a, b));
  });
}
