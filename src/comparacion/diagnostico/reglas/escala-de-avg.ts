import { redondear } from '../../../normalizacion/aritmetica.ts';
import { sonIguales } from '../../../normalizacion/decimal.ts';
import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { fichasDeColumna, tiene } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

const ENLACES: Enlaces = {
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/arithmetic-functions.html#operator_divide',
  mariadb: 'https://mariadb.com/kb/en/division-operator/',
};

/** T28, T30: AVG y `/` dan cuatro decimales más que sus operandos: 1.6667. */
export const escalaDeAvg: Regla = {
  id: 'escala-de-avg',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasDeTodo(contexto, esRecorte).flatMap((columna) => {
      if (!tiene(fichasDeColumna(contexto, columna.columna), 'AVG', '/')) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, AVG y / dan solo cuatro decimales más que sus operandos.`,
        evidencia: evidenciaDe(columna),
        remedio:
          'Redondee en todos los motores al mismo número de decimales, y escriba el contrato con ellos.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: SONDA,
      };
    });
  },
};

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: 'SELECT AVG(v) AS v FROM (SELECT 1 AS v UNION ALL SELECT 2 UNION ALL SELECT 2) AS t',
  confirma: ({ filas }) => {
    const valor = filas[0]?.[0];
    return valor?.tipo === 'decimal' && valor.digitos === '1.6667';
  },
};

/** Llegó lo esperado, redondeado a los decimales que llegaron. */
function esRecorte(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  if (numeros === undefined || celda.obtenida.tipo !== 'decimal') return false;
  const decimales = celda.obtenida.texto.split('.')[1]?.length ?? 0;
  return sonIguales(redondear(numeros[0], decimales), numeros[1]);
}
