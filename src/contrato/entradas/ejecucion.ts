import { parecido } from '../../texto/parecido.ts';
import { type Anotar, problema } from '../codigos.ts';
import { lugarDe, lugarDeClave, type Nodo, textoEn } from '../yaml/nodo.ts';
import type { MotoresConocidos } from './motores-conocidos.ts';

/** Anota lo que en una entrada contradice la forma en que se ejecuta. */
export function comprobarEjecucion(nodo: Nodo, motores: MotoresConocidos, anotar: Anotar): void {
  const id = textoEn(nodo, ['id']) ?? '';
  const ejecucion = textoEn(nodo, ['ejecucion']) ?? 'declarado';
  if (ejecucion === 'nucleo' && id !== '' && !motores.has(id.toLowerCase()))
    anotar(sinAdaptador(nodo, id, motores));
  const sobrar = (clave: string, motivo: string) => {
    if (!nodo.hijos.has(clave)) return;
    const mensaje = `La clave «${clave}» del motor «${id}» ${motivo}.`;
    anotar(problema('CLAVE_FUERA_DE_LUGAR', lugarDeClave(nodo, [clave]), mensaje, 'Quítela.'));
  };
  if (ejecucion === 'declarado') {
    sobrar('divergencia', 'solo va en un motor que se ejecuta');
    sobrar('error_esperado', 'solo va en un motor que se ejecuta');
  } else {
    sobrar('revisado', 'solo va en un motor declarado');
    if (nodo.hijos.has('divergencia')) sobrar('error_esperado', 'no puede ir junto a «divergencia»');
  }
}

function sinAdaptador(nodo: Nodo, id: string, motores: MotoresConocidos) {
  const mensaje = `El motor «${id}» no puede ser «nucleo»: esta herramienta no sabe ejecutarlo.`;
  const cercano = parecido(id, [...motores.keys()]);
  const consejo = cercano
    ? `¿Quiso decir «${cercano}»?`
    : 'Si necesita un servidor escriba «servicio»; si solo se muestra, «declarado».';
  return problema('MOTOR_SIN_ADAPTADOR', lugarDe(nodo, ['ejecucion']), mensaje, consejo);
}
