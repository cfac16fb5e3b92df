import type { Entorno } from '../dominio/entorno.ts';
import type { Informe } from '../dominio/informe.ts';
import { abrirMotores } from './motores-abiertos.ts';
import type { OpcionesDeFlujo, Peticion } from './peticion.ts';
import { raizDe } from './raiz.ts';

// Se carga después de arrancar los motores: leer contratos cuesta más que todo lo anterior, y así va a la vez.
// Aparte porque tsc 6.0 no cambia la extensión de un import() en una función con `await using`.
const flujo = () => import('./correr-clases.ts');

/**
 * Verifica las clases pedidas y devuelve el informe. Los motores trabajan a la vez; el orden del informe es el de
 * las clases y sus contratos. Lanza `ErrorDeUso` si la petición nombra algo que no existe.
 */
export async function verificar(
  peticion: Peticion,
  entorno: Entorno,
  opciones: OpcionesDeFlujo,
): Promise<Informe> {
  const raiz = await raizDe(entorno.directorio, peticion.raiz);
  await using motores = abrirMotores(peticion, entorno, raiz, opciones.senal);
  const { correrClases } = await flujo();
  return await correrClases(peticion, raiz, motores.ejecutor, opciones);
}
