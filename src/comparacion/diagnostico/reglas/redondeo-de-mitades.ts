import { absoluto, ordenar, restar } from '../../../normalizacion/aritmetica.ts';
import { crearDecimal, type Decimal, sonIguales } from '../../../normalizacion/decimal.ts';
import { tomar } from '../../tomar.ts';
import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { type Cambio, fichasDeColumna, type Llamada, llamadasA } from '../consulta.ts';
import { contraprueba } from '../contraprueba.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  duckdb: 'https://duckdb.org/docs/stable/sql/functions/numeric#roundv-s',
  sqlite: 'https://sqlite.org/lang_corefunc.html#round',
  postgresql: 'https://www.postgresql.org/docs/current/functions-math.html',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/precision-math-rounding.html',
  mariadb: 'https://mariadb.com/kb/en/round/',
};

/** Lo que se suma antes de redondear para que una mitad deje de serlo, y nada más cambie. */
const PIZCA = '0.000000001';

/**
 * T04, T06: `ROUND(2.5)` da 3 con un decimal y 2 con un flotante; `ROUND(2.675, 2)` da 2.68 o 2.67. Se comprueba
 * repitiendo la consulta con una pizca sumada dentro de ROUND.
 */
export const redondeoDeMitades: Regla = {
  id: 'redondeo-de-mitades',
  proponer(contexto) {
    return columnasDeTodo(contexto, difiereEnUno).flatMap((columna) => {
      const llamadas = llamadasA(fichasDeColumna(contexto, columna.columna), 'ROUND');
      if (llamadas.length === 0) return [];
      const signo = haciaArriba(columna.celdas[0]) ? '+' : '-';
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `El valor que redondea ROUND cae justo entre dos, y ${contexto.nombre} eligió el otro: una mitad como 2.5 o 2.675 no siempre se redondea igual, ni un flotante la guarda exacta.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Redondee un decimal exacto, o elija datos y precisión que no dejen mitades.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: contraprueba(
          contexto,
          `con ${PIZCA} ${signo === '+' ? 'sumado' : 'restado'} dentro de ROUND`,
          llamadas.flatMap((llamada) => conPizca(llamada, signo)),
          columna.celdas,
        ),
        exigeSonda: true,
      };
    });
  },
};

/** Los dos valores difieren en una unidad de la última cifra del que más tiene. */
function difiereEnUno(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  if (numeros === undefined) return false;
  const unidad = crearDecimal(1, '1', Math.min(0, ...numeros.map((numero) => numero.exponente)));
  const distancia: Decimal | undefined = restar(...numeros);
  return distancia !== undefined && sonIguales(absoluto(distancia), unidad);
}

function haciaArriba(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  return numeros !== undefined && ordenar(numeros[0], numeros[1]) > 0;
}

/** `ROUND(x, 2)` pasa a ser `ROUND((x) + 0.000000001, 2)`. */
function conPizca({ argumentos }: Llamada, signo: '+' | '-'): readonly Cambio[] {
  const valor = tomar(argumentos, 0);
  const [primera, ultima] = [valor[0], valor.at(-1)];
  if (primera === undefined || ultima === undefined) return [];
  return [
    { inicio: primera.inicio, fin: primera.inicio, texto: '(' },
    { inicio: ultima.fin, fin: ultima.fin, texto: `) ${signo} ${PIZCA}` },
  ];
}
