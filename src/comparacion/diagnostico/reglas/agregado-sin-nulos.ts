import { tomar } from '../../tomar.ts';
import { type ColumnaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { type Cambio, fichasDeColumna, type Llamada, llamadasA } from '../consulta.ts';
import { contraprueba } from '../contraprueba.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Contexto, Hipotesis, Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/functions/aggregates',
  sqlite: 'https://sqlite.org/lang_aggfunc.html',
  postgresql: 'https://www.postgresql.org/docs/current/functions-aggregate.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/aggregate-functions.html',
  mariadb: 'https://mariadb.com/kb/en/aggregate-functions/',
};

/**
 * T47: AVG y COUNT(columna) se saltan los NULL. Se comprueba repitiendo la consulta con los NULL contados como 0.
 */
export const agregadoSinNulos: Regla = {
  id: 'agregado-sin-nulos',
  proponer(contexto) {
    return columnasDeTodo(contexto, (celda) => numerosDe(celda) !== undefined).flatMap((columna) => [
      ...conFuncion(contexto, columna, 'AVG'),
      ...conFuncion(contexto, columna, 'COUNT'),
    ]);
  },
};

function conFuncion(
  contexto: Contexto,
  columna: ColumnaDistinta,
  funcion: 'AVG' | 'COUNT',
): readonly Hipotesis[] {
  const llamadas = llamadasA(fichasDeColumna(contexto, columna.columna), funcion);
  const cambios = llamadas.flatMap(sinSaltarNulos);
  if (cambios.length === 0) return [];
  return [
    {
      regla: agregadoSinNulos.id,
      columna: columna.nombre,
      causa: `${funcion} se salta los NULL: no los cuenta como 0 ni entran en el total.`,
      evidencia: evidenciaDe(columna),
      remedio:
        funcion === 'AVG'
          ? 'Si un NULL cuenta como 0, escriba AVG(COALESCE(columna, 0)).'
          : 'Si una fila con NULL cuenta, escriba COUNT(*).',
      doc: enlaceDe(contexto, ENLACES),
      explica: columna.celdas,
      sonda: contraprueba(
        contexto,
        funcion === 'AVG' ? 'con COALESCE(…, 0) dentro de AVG' : 'con COUNT(*)',
        cambios,
        columna.celdas,
      ),
      exigeSonda: true,
    },
  ];
}

/** `AVG(x)` pasa a ser `AVG(COALESCE(x, 0))`. */
function sinSaltarNulos({ argumentos, nombre }: Llamada): readonly Cambio[] {
  const valor = tomar(argumentos, 0);
  const [primera, ultima] = [valor[0], valor.at(-1)];
  const noCuenta = primera === undefined || primera.texto === '*' || primera.texto === 'DISTINCT';
  if (noCuenta || ultima === undefined || argumentos.length !== 1) return [];
  if (nombre.texto === 'COUNT') return [{ inicio: primera.inicio, fin: ultima.fin, texto: '*' }];
  return [
    { inicio: primera.inicio, fin: primera.inicio, texto: 'COALESCE(' },
    { inicio: ultima.fin, fin: ultima.fin, texto: ', 0)' },
  ];
}
