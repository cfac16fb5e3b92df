import type { ColumnaEsperada, Orden } from '../../dominio/clase.ts';
import type { Posicion } from '../../dominio/posicion.ts';
import { parecido } from '../../texto/parecido.ts';
import { type Anotar, problema } from '../codigos.ts';
import { ORDEN } from '../esquema/caso.ts';
import { enumerar } from '../forma/nombres.ts';
import { lugarDe, type Nodo, nodoEn } from '../yaml/nodo.ts';
import { mismoNombre } from './columnas.ts';

const RUTA = ['caso', 'orden'];

/** El orden que pide el contrato: estricto si no lo dice. Cada columna clave tiene que ser del contrato. */
export function leerOrden(raiz: Nodo, columnas: readonly ColumnaEsperada[], anotar: Anotar): Orden {
  const leido = ORDEN.safeParse(nodoEn(raiz, RUTA)?.valor);
  if (!leido.success) return { tipo: 'estricto' };
  if (typeof leido.data === 'string') return { tipo: leido.data };
  const claves = leido.data.map((clave, i) => {
    const columna = columnas.find(({ nombre }) => mismoNombre(nombre, clave));
    if (columna === undefined) anotar(desconocida(clave, columnas, lugarDe(raiz, [...RUTA, i])));
    return columna?.nombre ?? clave;
  });
  return { tipo: 'claves', columnas: claves };
}

function desconocida(clave: string, columnas: readonly ColumnaEsperada[], posicion: Posicion) {
  const nombres = columnas.flatMap(({ nombre }) => nombre || []);
  const cercana = parecido(clave, nombres);
  const consejo = cercana ? `¿Quiso decir «${cercana}»?` : `Las columnas son ${enumerar(nombres, 'y')}.`;
  const mensaje = `«orden» nombra la columna «${clave}», que no está en el contrato.`;
  return problema('COLUMNA_DESCONOCIDA', posicion, mensaje, consejo);
}
