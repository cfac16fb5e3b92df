import { cargar, type Lectura } from '../contrato/cargar.ts';

import type { Limites } from '../dominio/corrida.ts';
import type { Entorno } from '../dominio/entorno.ts';
import type { Informe } from '../dominio/informe.ts';
import { abrirEjecutor } from '../ejecucion/ejecutor.ts';
import { informar } from '../informe/informar.ts';
import { NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { crearProveedor } from '../origenes/crear-proveedor.ts';
import { comprobarMotores, filtrarClases } from '../plan/filtros.ts';
import { fragmentar } from '../plan/fragmento.ts';
import { planificar } from '../plan/planificar.ts';
import { contarAvance } from './avance.ts';
import { comprobarOrigenes } from './comprobar-origenes.ts';
import type { Avance, Peticion } from './peticion.ts';
import { raizDe } from './raiz.ts';
import { type TareasDeClase, verificarClase } from './verificar-clase.ts';

/** Filas y memoria que una implementación puede usar: de sobra para un curso, poco para tumbar un portátil. */
const LIMITES = { filas: 1_000_000, memoriaMiB: 2048 } as const satisfies Partial<Limites>;

/** Lo que `verificar` necesita además de la petición. */
export interface OpcionesDeFlujo {
  /** Versión de la herramienta, para el informe. */
  readonly version: string;
  readonly senal?: AbortSignal;
  readonly alAvanzar?: (avance: Avance) => void;
}

/**
 * Verifica las clases pedidas y devuelve el informe. Los motores trabajan a la vez; el orden del informe es el de
 * las clases y sus contratos. Lanza `ErrorDeUso` si la petición nombra algo que no existe.
 */
export async function verificar(
  peticion: Peticion,
  entorno: Entorno,
  opciones: OpcionesDeFlujo,
): Promise<Informe> {
  const { senal, version } = opciones;
  const raiz = await raizDe(entorno.directorio, peticion.raiz);
  const lecturas = elegir(await cargar(raiz, NIVELES_DE_MOTORES), peticion);
  const grupos = planificarPorClase(lecturas, peticion);
  await using proveedor = crearProveedor({
    ...peticion,
    obligados: comprobarOrigenes(peticion),
    entorno,
    raiz,
  });
  await using ejecutor = abrirEjecutor({
    limites: { ...LIMITES, tiempoMs: peticion.tiempoMs },
    proveedor,
    reloj: entorno.reloj,
    ...(senal ? { senal } : {}),
  });
  const avance = contarAvance(grupos.flat(), opciones.alAvanzar);
  const clases = await Promise.all(
    grupos.map((tareas) => verificarClase(tareas, ejecutor, peticion.estricto, avance)),
  );
  return informar({
    clases,
    lecturas,
    version,
    ...(senal?.aborted ? { interrumpidoPor: senal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT' } : {}),
  });
}

function elegir(lecturas: readonly Lectura[], { clases, fragmento }: Peticion): readonly Lectura[] {
  const elegidas = filtrarClases(lecturas, clases);
  return fragmento ? fragmentar(elegidas, fragmento) : elegidas;
}

/** Las tareas de cada clase que tiene alguna; una clase sin ningún motor de los pedidos no entra en el informe. */
function planificarPorClase(lecturas: readonly Lectura[], peticion: Peticion): readonly TareasDeClase[] {
  const clases = lecturas.flatMap(({ clase }) => clase ?? []);
  const conocidos = [
    ...NIVELES_DE_MOTORES.keys(),
    ...clases.flatMap(({ motores }) => motores.map(({ id }) => id)),
  ];
  comprobarMotores(peticion.motores, [...new Set(conocidos)]);
  const plan = { ...peticion, conAdaptador: (id: string) => NIVELES_DE_MOTORES.has(id) };
  return clases.flatMap((clase) => {
    const [primera, ...resto] = planificar(clase, plan);
    return primera ? [[primera, ...resto] as const] : [];
  });
}
