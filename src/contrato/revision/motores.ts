import type { Problema } from '../../dominio/problema.ts';
import { parecido } from '../../texto/parecido.ts';
import { CATALOGO, esDocumentacionOficial } from '../catalogo.ts';
import { problema } from '../codigos.ts';
import { enumerar } from '../forma/nombres.ts';
import { lugarDe, lugarDeClave, textoEn } from '../yaml/nodo.ts';
import type { ContextoDeRevision, EntradaRevisable, Ficha } from './ficha.ts';

/** Lo que una clase dice de cada motor frente a lo que se sabe de él: su nivel, su documentación, su nombre. */
export function* revisarMotores(ficha: Ficha, contexto: ContextoDeRevision): Iterable<Problema> {
  for (const entrada of ficha.entradas) {
    if (entrada.id === '') continue;
    yield* revisarDoc(entrada, contexto);
    if (!contexto.motores.has(entrada.id) && !Object.hasOwn(CATALOGO, entrada.id))
      yield motorDesconocido(entrada, contexto);
    if (entrada.aplica && ficha.modo === 'comparado') yield* revisarNivel(entrada, contexto);
    yield* clavesSinEfecto(entrada, ficha.modo);
  }
  if (ficha.modo === 'comparado') yield* revisarNucleo(ficha, contexto);
}

function* revisarDoc({ nodo, id }: EntradaRevisable, { motores }: ContextoDeRevision): Iterable<Problema> {
  const { titulo, dominios } = motores.get(id) ?? CATALOGO[id] ?? { titulo: id, dominios: [] };
  for (const ruta of [['doc'], ['divergencia', 'doc']]) {
    const doc = textoEn(nodo, ruta);
    // Sin https ya es un error de la forma.
    if (!doc?.startsWith('https://') || dominios.length === 0) continue;
    if (esDocumentacionOficial(doc, dominios)) continue;
    const mensaje = `«${doc}» no es documentación oficial de ${titulo}.`;
    yield problema(
      'DOC_NO_OFICIAL',
      lugarDe(nodo, ruta),
      mensaje,
      `Enlace una página de ${enumerar(dominios)}.`,
    );
  }
}

function motorDesconocido({ nodo, id }: EntradaRevisable, { motores }: ContextoDeRevision): Problema {
  const cercano = parecido(id, [...motores.keys(), ...Object.keys(CATALOGO)]);
  const consejo = cercano ? `¿Quiso decir «${cercano}»?` : 'Su documentación no se puede comprobar.';
  return problema('MOTOR_DESCONOCIDO', lugarDe(nodo, ['id']), `El motor «${id}» no es conocido.`, consejo);
}

function* revisarNivel(entrada: EntradaRevisable, { motores }: ContextoDeRevision): Iterable<Problema> {
  const { nodo, id, ejecucion } = entrada;
  const nivel = motores.get(id)?.nivel;
  if (nivel === undefined || ejecucion === nivel) return;
  if (ejecucion === undefined || ejecucion === 'declarado') {
    const mensaje = `El motor «${id}» se puede ejecutar, y aquí solo se declara.`;
    const posicion = lugarDe(nodo, ejecucion === undefined ? ['id'] : ['ejecucion']);
    yield problema('DECLARADO_EJECUTABLE', posicion, mensaje, `Escriba «ejecucion: ${nivel}».`);
  } else if (ejecucion === 'nucleo' || ejecucion === 'servicio') {
    const mensaje = `El motor «${id}» no es de nivel ${ejecucion}: es de nivel ${nivel}.`;
    yield problema(
      'NIVEL_CONTRADICHO',
      lugarDe(nodo, ['ejecucion']),
      mensaje,
      `Escriba «ejecucion: ${nivel}».`,
    );
  }
}

/** Claves que el formato admite y nadie lee. */
function* clavesSinEfecto({ nodo, id, aplica }: EntradaRevisable, modo: Ficha['modo']): Iterable<Problema> {
  const sobran = aplica ? ['alternativa', ...(modo === 'comparado' ? ['como'] : [])] : ['porque_si'];
  for (const clave of sobran.filter((candidata) => nodo.hijos.has(candidata))) {
    const cuando = aplica ? 'un motor que aplica' : 'un motor que no aplica';
    const mensaje = `La clave «${clave}» del motor «${id}» no se muestra en ${cuando}.`;
    yield problema(
      'CLAVE_SIN_EFECTO',
      lugarDeClave(nodo, [clave]),
      mensaje,
      'Quítela, o lleve su texto a otra clave.',
    );
  }
}

function* revisarNucleo({ yaml, entradas }: Ficha, { motores }: ContextoDeRevision): Iterable<Problema> {
  const esDeNucleo = ({ id, aplica, ejecucion }: EntradaRevisable) =>
    aplica && ejecucion === 'nucleo' && motores.get(id)?.nivel === 'nucleo';
  if (!yaml || entradas.length === 0 || entradas.some(esDeNucleo)) return;
  const nucleo = [...motores].filter(([, { nivel }]) => nivel === 'nucleo').map(([id]) => id);
  const mensaje =
    'Ningún motor de la clase se ejecuta sin un servidor, así que no se verifica en cualquier máquina.';
  const consejo = `Añada una implementación de ${enumerar(nucleo)} con «ejecucion: nucleo».`;
  yield problema('SIN_MOTOR_DE_NUCLEO', lugarDeClave(yaml, ['motores']), mensaje, consejo);
}
