import { cargar, type Lectura } from '../contrato/cargar.ts';
import type { Informe } from '../dominio/informe.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import { informar } from '../informe/informar.ts';
import { conAdaptador, NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { comprobarMotores, filtrarClases } from '../plan/filtros.ts';
import { fragmentar } from '../plan/fragmento.ts';
import { planificar } from '../plan/planificar.ts';
import { abrirMarcha } from './marcha.ts';
import type { OpcionesDeFlujo, Peticion } from './peticion.ts';
import { type TareasDeClase, verificarClase } from './verificar-clase.ts';

/**
 * Lee las clases pedidas, las ejecuta en unos motores ya abiertos e informa. Lanza `ErrorDeUso` si la petición nombra
 * una clase o un motor que no existe.
 */
export async function correrClases(
  peticion: Peticion,
  raiz: string,
  ejecutor: Ejecutor,
  opciones: OpcionesDeFlujo,
): Promise<Informe> {
  return correrLecturas(await leerClases(peticion, raiz), peticion, ejecutor, opciones);
}

/** Lee las clases pedidas. Lanza `ErrorDeUso` si la petición nombra una clase o un motor que no existe. */
export async function leerClases(peticion: Peticion, raiz: string): Promise<readonly Lectura[]> {
  const lecturas = filtrarClases(await cargar(raiz, NIVELES_DE_MOTORES), peticion.clases);
  const nombrados = lecturas.flatMap(({ clase }) => clase?.motores.map(({ id }) => id) ?? []);
  comprobarMotores(peticion.motores, [...new Set([...NIVELES_DE_MOTORES.keys(), ...nombrados])]);
  return peticion.fragmento ? fragmentar(lecturas, peticion.fragmento) : lecturas;
}

/** Ejecuta unas clases leídas e informa. Se puede llamar varias veces con el mismo ejecutor. */
export async function correrLecturas(
  lecturas: readonly Lectura[],
  peticion: Peticion,
  ejecutor: Ejecutor,
  { version, senal, alAvanzar }: OpcionesDeFlujo,
): Promise<Informe> {
  const grupos = planificarPorClase(lecturas, peticion);
  const marcha = abrirMarcha(grupos.flat(), peticion.pararTras, alAvanzar);
  const clases = await Promise.all(
    grupos.map((tareas) => verificarClase(tareas, ejecutor, peticion.estricto, marcha)),
  );
  return informar({
    clases,
    lecturas,
    version,
    ...(senal?.aborted ? { interrumpidoPor: senal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT' } : {}),
  });
}

/** Las tareas de cada clase que tiene alguna; una clase sin ningún motor de los pedidos no entra en el informe. */
function planificarPorClase(lecturas: readonly Lectura[], peticion: Peticion): readonly TareasDeClase[] {
  const plan = { ...peticion, conAdaptador };
  return lecturas.flatMap(({ clase }) => {
    const [primera, ...resto] = clase ? planificar(clase, plan) : [];
    return primera ? [[primera, ...resto] as const] : [];
  });
}
