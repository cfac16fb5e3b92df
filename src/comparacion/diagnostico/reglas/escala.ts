import { redondear } from '../../../normalizacion/aritmetica.ts';
import { sonIguales } from '../../../normalizacion/decimal.ts';
import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

/** Decimales de más a partir de los que nadie los escribe a mano. */
const SOBRAN = 2;

/** T28: el contrato tiene menos decimales que el resultado, que redondeado es lo esperado. */
export const escala: Regla = {
  id: 'escala',
  proponer(contexto) {
    return columnasDeTodo(contexto, sobranDecimales).map((columna) => ({
      regla: this.id,
      columna: columna.nombre,
      causa: 'El resultado tiene más decimales que el contrato, y redondeado a los del contrato es igual.',
      evidencia: evidenciaDe(columna),
      remedio: `Redondee en la consulta, o declare decimales: ${decimalesDe(columna.celdas[0])} en la columna.`,
      doc: enlaceDe(contexto, {}),
      explica: columna.celdas,
    }));
  },
};

function decimalesDe(celda: CeldaDistinta): number {
  return celda.esperada.texto.split('.')[1]?.length ?? 0;
}

function sobranDecimales(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  if (numeros === undefined) return false;
  const [esperado, obtenido] = numeros;
  const decimales = decimalesDe(celda);
  return (
    decimales > 0 &&
    -obtenido.exponente - decimales >= SOBRAN &&
    sonIguales(redondear(obtenido, decimales), esperado)
  );
}
