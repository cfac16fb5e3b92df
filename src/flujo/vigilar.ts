import type { Lectura } from '../contrato/cargar.ts';
import { ErrorDeUso } from '../dominio/errores.ts';
import type { Informe } from '../dominio/informe.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { correrLecturas, leerClases } from './correr-clases.ts';
import { observar } from './observador.ts';
import type { OpcionesDeFlujo, Peticion } from './peticion.ts';
import { tocadas } from './tocadas.ts';

/** Por qué se vuelve a ejecutar. */
export interface Repeticion {
  /** Rutas relativas a la raíz, con `/`. */
  readonly cambiadas: readonly string[];
  /** Ids de las clases que se repiten. */
  readonly clases: readonly string[];
}

/** Lo que la vigilancia cuenta según pasa. */
export interface OpcionesDeVigilancia extends OpcionesDeFlujo {
  readonly senal: AbortSignal;
  readonly alRepetir: (repeticion: Repeticion) => void;
  readonly alInformar: (informe: Informe) => Promise<void>;
  /** La petición nombra algo que ya no existe: se sigue vigilando. */
  readonly alFallar: (error: ErrorDeUso) => void;
}

/**
 * Corre las clases pedidas y, cada vez que se guarda un archivo de una clase, repite solo las tocadas en los mismos
 * motores. Acaba cuando se activa `senal`. Lanza `ErrorDeUso` si la primera lectura no es posible.
 */
export async function vigilar(
  peticion: Peticion,
  raiz: string,
  ejecutor: Ejecutor,
  opciones: OpcionesDeVigilancia,
): Promise<void> {
  const { senal, alInformar, alRepetir } = opciones;
  // Se observa antes de leer: lo que cambie durante la primera corrida se repite después.
  await using observador = await observar(raiz);
  let lecturas = await leerClases(peticion, raiz);
  await alInformar(await correrLecturas(lecturas, peticion, ejecutor, opciones));
  while (!senal.aborted) {
    const cambiadas = await observador.siguientes(senal);
    const ahora = cambiadas.length === 0 ? undefined : await releer(peticion, raiz, opciones);
    const repetidas = ahora ? tocadas(lecturas, ahora, cambiadas) : [];
    lecturas = ahora ?? lecturas;
    if (repetidas.length === 0) continue;
    alRepetir({ cambiadas, clases: repetidas.map(({ id }) => id) });
    await alInformar(await correrLecturas(repetidas, peticion, ejecutor, opciones));
  }
}

async function releer(
  peticion: Peticion,
  raiz: string,
  { alFallar }: OpcionesDeVigilancia,
): Promise<readonly Lectura[] | undefined> {
  try {
    return await leerClases(peticion, raiz);
  } catch (error) {
    if (!(error instanceof ErrorDeUso)) throw error;
    alFallar(error);
    return undefined;
  }
}
