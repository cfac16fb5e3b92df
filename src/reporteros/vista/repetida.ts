import type { ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';

/** Lo que se vería de una diferencia: los tipos del motor no cambian el dibujo. */
function huella({ veredicto }: ResultadoMotor): string | undefined {
  if (veredicto.tipo !== 'diferente') return undefined;
  const { diferencias, diagnosticos } = veredicto;
  const reglas = diagnosticos.map(({ regla, columna, certeza }) => [regla, columna, certeza]);
  return JSON.stringify([diferencias, reglas], (clave, valor: unknown) =>
    clave === 'obtenida' ? sinTipo(valor) : valor,
  );
}

function sinTipo(celda: unknown): unknown {
  return typeof celda === 'object' ? { ...celda, tipo: undefined } : celda;
}

/** Primer motor de la clase que difiere del contrato en lo mismo y por lo mismo, si lo hay antes que este. */
export function difiereIgualQue(
  resultado: ResultadoMotor,
  { motores }: ResultadoClase,
): ResultadoMotor | undefined {
  const propia = huella(resultado);
  if (propia === undefined) return undefined;
  return motores.slice(0, motores.indexOf(resultado)).find((anterior) => huella(anterior) === propia);
}
