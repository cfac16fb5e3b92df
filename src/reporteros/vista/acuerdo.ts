import type { Acuerdo, ResultadoClase } from '../../dominio/informe.ts';
import { enumerar } from './cuenta.ts';

/**
 * Quién coincide con quién, en oraciones; vacío si todos los motores ejecutados coinciden con el contrato. Distingue un
 * contrato equivocado (todos dan otra misma respuesta) de un motor equivocado.
 */
export function frasesDeAcuerdo({ acuerdos, motores }: ResultadoClase): readonly string[] {
  const tituloDe = (id: string) => motores.find(({ motor }) => motor === id)?.titulo ?? id;
  const nombres = (acuerdo: Acuerdo) => enumerar(acuerdo.motores.map(tituloDe));
  const [primero, ...otros] = acuerdos;
  if (!primero || acuerdos.every(({ igualAlContrato }) => igualAlContrato)) return [];
  if (otros.length === 0) {
    return [
      `Los ${primero.motores.length} motores ejecutados coinciden entre sí y no con el contrato: revise el contrato.`,
    ];
  }
  return acuerdos.map((acuerdo) => {
    const varios = acuerdo.motores.length > 1;
    if (acuerdo.igualAlContrato)
      return `${nombres(acuerdo)} ${varios ? 'coinciden' : 'coincide'} con el contrato.`;
    return varios
      ? `${nombres(acuerdo)} coinciden entre sí y no con el contrato.`
      : `${nombres(acuerdo)} da una respuesta que ningún otro motor da.`;
  });
}
