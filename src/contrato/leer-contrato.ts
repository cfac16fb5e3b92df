import type { Contrato } from '../dominio/clase.ts';
import { leerContrato } from './caso/contrato.ts';
import { conEsperadoVacio } from './caso/esperado.ts';
import { leerDocumento } from './yaml/documento.ts';
import type { Arbol } from './yaml/nodo.ts';

/** Lo que se lee del texto de un `motores.yaml`. */
export interface ContratoLeido {
  readonly contrato: Contrato;
  /** El contenido del archivo sin las filas de `esperado`. */
  readonly resto: Arbol;
}

/** Lee el contrato de un texto, con los problemas que tenga; `undefined` si no es un YAML que se pueda leer. */
export function leerContratoDe(texto: string): ContratoLeido | undefined {
  const yaml = leerDocumento(texto, '', () => {});
  return yaml && { contrato: leerContrato(yaml, () => {}), resto: conEsperadoVacio(yaml).valor };
}
