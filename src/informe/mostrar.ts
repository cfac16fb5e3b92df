import type { EntradaMotor } from '../dominio/clase.ts';
import type { EstadoRevision, Veredicto } from '../dominio/veredicto.ts';

/** Veredicto de una entrada que no se ejecuta: declarada, conceptual o que no aplica. */
export function veredictoSinEjecutar(entrada: EntradaMotor, estricto: boolean): Veredicto {
  switch (entrada.aplica) {
    case 'no':
      return { tipo: 'no-aplica', motivo: entrada.porqueNo, alternativa: entrada.alternativa };
    case 'conceptual':
      return { tipo: 'declarado', revision: 'sin-fecha', como: entrada.como, fallido: false };
    case 'ejecutable': {
      const revision = estadoDeRevision(entrada.revisado?.sha256, entrada.implementacion.sha256);
      return {
        tipo: 'declarado',
        revision,
        ...(entrada.revisado ? { fecha: entrada.revisado.fecha } : {}),
        fallido: estricto && revision === 'caducada',
      };
    }
    default:
      return entrada satisfies never;
  }
}

/** Sin la huella del archivo revisado no se puede saber si cambió: la fecha sola no lo prueba. */
function estadoDeRevision(revisada: string | undefined, actual: string): EstadoRevision {
  if (revisada === undefined) return 'sin-fecha';
  return revisada.toLowerCase() === actual ? 'vigente' : 'caducada';
}
