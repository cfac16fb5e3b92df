import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { cotejoDe, soloMovidas } from '../filas.ts';
import type { Regla } from '../hipotesis.ts';
import { plegar } from '../textos.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/expressions/collations',
  sqlite: 'https://sqlite.org/datatype3.html#collation',
  postgresql: 'https://www.postgresql.org/docs/current/collation.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/charset-collations.html',
  mariadb: 'https://mariadb.com/kb/en/character-sets-and-collations/',
};

/** T63: ordenar textos por sus códigos (`B` antes que `a`) o como un diccionario (`a` antes que `B`). */
export const ordenDeTexto: Regla = {
  id: 'orden-de-texto',
  proponer(contexto) {
    const explica = soloMovidas(contexto);
    if (explica.length === 0) return [];
    const { esperadas, obtenidas } = cotejoDe(contexto);
    return contexto.contrato.columnas.flatMap(({ nombre }, c) => {
      const esperados = esperadas.map((fila) => (fila[c]?.nula === false ? fila[c].texto : ''));
      const llegados = obtenidas.map((fila) => fila[c]?.texto ?? '');
      const sentido = sentidoDe(esperados, llegados);
      if (sentido === undefined) return [];
      const porCodigo = sentido === 'por-codigo';
      return {
        regla: this.id,
        columna: nombre,
        causa: porCodigo
          ? `${contexto.nombre} ordena los textos por el código de sus letras: todas las mayúsculas antes que las minúsculas, y los acentos al final.`
          : `${contexto.nombre} ordena los textos como un diccionario, sin separar mayúsculas de minúsculas.`,
        evidencia: `Llegaron en el orden ${citar(llegados.slice(0, MUESTRA).join(', '))} y se esperaba ${citar(esperados.slice(0, MUESTRA).join(', '))}.`,
        remedio:
          'Ordene por algo que no dependa de la colación: una columna numérica, o LOWER(texto) y el texto.',
        doc: enlaceDe(contexto, ENLACES),
        explica,
        sonda: {
          preparacion: 'vacia',
          consulta: "SELECT v FROM (SELECT 'a' AS v UNION ALL SELECT 'B') AS t ORDER BY v",
          confirma: ({ filas }) => {
            const valor = filas[0]?.[0];
            return valor?.tipo === 'texto' && valor.valor === (porCodigo ? 'B' : 'a');
          },
        },
      };
    });
  },
};

/** Textos que se enseñan. */
const MUESTRA = 8;

/** Cómo ordenó el motor, si lo esperado está en un orden y lo llegado en el otro. */
function sentidoDe(
  esperados: readonly string[],
  llegados: readonly string[],
): 'por-codigo' | 'diccionario' | undefined {
  const [codigoE, codigoO] = [esperados, llegados].map((textos) => estaEnOrden(textos, (texto) => texto));
  const [diccionarioE, diccionarioO] = [esperados, llegados].map((textos) => estaEnOrden(textos, plegar));
  if (codigoE && !codigoO && diccionarioO) return 'diccionario';
  return diccionarioE && !diccionarioO && codigoO ? 'por-codigo' : undefined;
}

function estaEnOrden(textos: readonly string[], claveDe: (texto: string) => string): boolean {
  const claves = textos.map(claveDe);
  const pares = claves.slice(1).map((clave, i) => [claves[i] ?? '', clave] as const);
  return pares.every(([a, b]) => a <= b) || pares.every(([a, b]) => a >= b);
}
