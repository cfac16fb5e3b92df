import { cargar, type Lectura } from '../contrato/cargar.ts';
import type { Informe } from '../dominio/informe.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { informar } from '../informe/informar.ts';
import { NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { comprobarMotores, filtrarClases } from '../plan/filtros.ts';
import { fragmentar } from '../plan/fragmento.ts';
import { planificar } from '../plan/planificar.ts';
import { contarAvance } from './avance.ts';
import type { OpcionesDeFlujo, Peticion } from './peticion.ts';
import { type TareasDeClase, verificarClase } from './verificar-clase.ts';

/**
 * Lee las clases pedidas, las ejecuta en unos motores ya abiertos e informa. Se puede llamar varias veces con los
 * mismos motores. Lanza `ErrorDeUso` si la petición nombra una clase o un motor que no existe.
 */
export async function correrClases(
  peticion: Peticion,
  raiz: string,
  ejecutor: Ejecutor,
  { version, senal, alAvanzar }: OpcionesDeFlujo,
): Promise<Informe> {
  const lecturas = elegir(await cargar(raiz, NIVELES_DE_MOTORES), peticion);
  const grupos = planificarPorClase(lecturas, peticion);
  const avance = contarAvance(grupos.flat(), alAvanzar);
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
