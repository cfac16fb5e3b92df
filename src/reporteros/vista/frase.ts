import type { Diferencia, Diferencias } from '../../dominio/diferencia.ts';
import type { ResultadoMotor } from '../../dominio/informe.ts';
import { primeraDiferencia, textoDeCelda } from './celda.ts';
import { contar } from './cuenta.ts';
import { fraseDeError } from './dato.ts';
import { fraseSinFila } from './frase-sin-fila.ts';
import { fraseDeRevision } from './motor.ts';
import { recortar } from './recorte.ts';

const ANCHO_DE_CELDA = 40;

function deDiferencia(diferencia: Diferencia): string {
  switch (diferencia.tipo) {
    case 'celda': {
      const { filaEsperada, nombreColumna, esperada, obtenida } = diferencia;
      const foco = primeraDiferencia(esperada.texto, obtenida.texto);
      const [una, otra] = [esperada, obtenida].map((celda) => textoDeCelda(celda, ANCHO_DE_CELDA, foco));
      return `Fila ${filaEsperada}, «${recortar(nombreColumna, ANCHO_DE_CELDA)}»: se esperaba ${una} y se obtuvo ${otra}.`;
    }
    case 'fila-ausente':
      return `Falta la fila ${diferencia.filaEsperada} del contrato.`;
    case 'fila-sobrante':
      return `Sobra la fila ${diferencia.filaObtenida} de lo obtenido.`;
    case 'orden':
      return `La fila ${diferencia.filaEsperada} del contrato está en el lugar ${diferencia.filaObtenida}.`;
    case 'numero-de-columnas':
    case 'nombre-de-columna':
    case 'error-ausente':
      return fraseSinFila(diferencia);
    case 'mas-diferencias':
      return `Hay ${contar(diferencia.cuantas, 'diferencia', 'diferencias')} sin guardar.`;
    default:
      return diferencia satisfies never;
  }
}

function deDiferencias([primera, ...otras]: Diferencias): string {
  const cuantas = otras.reduce(
    (suma, otra) => suma + (otra.tipo === 'mas-diferencias' ? otra.cuantas : 1),
    0,
  );
  return `${deDiferencia(primera)}${cuantas > 0 ? ` Y ${contar(cuantas, 'diferencia más', 'diferencias más')}.` : ''}`;
}

/** Un veredicto en una oración, para donde no cabe más. Texto sin escapar y quizá con saltos de línea. */
export function fraseDe({ veredicto }: ResultadoMotor): string {
  switch (veredicto.tipo) {
    case 'verificado':
      return 'Ejecutado e igual al contrato.';
    case 'diferente':
      return deDiferencias(veredicto.diferencias);
    case 'error':
      return fraseDeError(veredicto.error);
    case 'divergencia':
      return `Difiere como está documentado: ${veredicto.motivo}`;
    case 'divergencia-resuelta':
      return 'El motor ya no difiere como dice su «divergencia»: da lo que pide el contrato.';
    case 'omitido':
      return `No se ejecutó. ${veredicto.motivo}`;
    case 'declarado':
      return `Revisado a mano, nunca ejecutado: ${fraseDeRevision(veredicto)}.`;
    case 'no-aplica':
      return `No aplica. ${veredicto.motivo}`;
    default:
      return veredicto satisfies never;
  }
}
