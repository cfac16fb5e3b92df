import type { Tabla } from '../../../dominio/tabla.ts';
import { columnasCon, numerosDe } from '../celdas.ts';
import { fichasDeSql, tiene } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { ausentesDe, contarFilas } from '../filas.ts';
import type { Contexto, Regla } from '../hipotesis.ts';

/** Los motores que cortan una recursión y siguen como si nada. */
const ENLACES: Enlaces = {
  mariadb: 'https://mariadb.com/kb/en/server-system-variables/#max_recursive_iterations',
};

/** T128: una CTE recursiva de 1500 niveles devuelve 1001 filas. Se comprueba con el límite de la sesión. */
export const recursionCortada: Regla = {
  id: 'recursion-cortada',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES) || !esRecursiva(contexto)) return [];
    const ausentes = ausentesDe(contexto);
    const cuentas = columnasCon(contexto, (celda) => numerosDe(celda) !== undefined).flatMap(
      ({ celdas }) => celdas,
    );
    const explica = [...ausentes, ...cuentas];
    if (explica.length === 0) return [];
    const evidencia =
      ausentes.length > 0
        ? `Faltan ${contarFilas(ausentes.length)}, y llegaron ${contexto.tabla.filas.length}.`
        : `Llegó ${cuentas[0]?.obtenida.texto ?? ''}.`;
    return [
      {
        regla: this.id,
        causa: `${contexto.nombre} cortó la recursión al llegar a su límite, y devolvió lo que llevaba.`,
        evidencia,
        remedio: 'Suba max_recursive_iterations en la preparación (SET SESSION), o genere menos niveles.',
        doc: enlaceDe(contexto, ENLACES),
        explica,
        sonda: {
          preparacion: 'de-la-clase',
          consulta: SONDA,
          hallazgo: 'Es justo el límite de la sesión, max_recursive_iterations.',
          confirma: (tabla) => llegoAlLimite(contexto, tabla),
        },
        exigeSonda: true,
      },
    ];
  },
};

/** La recursión puede llenar una tabla: allí cortarla es solo un aviso. */
function esRecursiva({ preparacion, consulta, dialecto }: Contexto): boolean {
  return [preparacion, consulta].some((sql) => tiene(fichasDeSql(sql, dialecto), 'RECURSIVE'));
}

const SONDA =
  "SELECT variable_value AS v FROM information_schema.session_variables WHERE variable_name = 'max_recursive_iterations'";

/** El ancla cuenta como una vuelta más. */
function llegoAlLimite({ tabla, diferencias }: Contexto, { filas }: Tabla): boolean {
  const limite = filas[0]?.[0];
  if (limite?.tipo !== 'texto') return false;
  const cortes = [limite.valor, String(Number(limite.valor) + 1)];
  const cuentas = diferencias.flatMap((d) => (d.tipo === 'celda' ? [d.obtenida.texto] : []));
  return [String(tabla.filas.length), ...cuentas].some((cuenta) => cortes.includes(cuenta));
}
