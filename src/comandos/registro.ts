import type { Comando } from './comando.ts';
import { completar } from './completar.ts';
import { diagnosticar } from './diagnosticar.ts';
import { listar } from './listar.ts';
import { matriz } from './matriz.ts';
import { nuevo } from './nuevo.ts';
import { proponer } from './proponer.ts';
import { unir } from './unir.ts';
import { validar } from './validar.ts';
import { verificar } from './verificar.ts';

/** Comandos de la línea de órdenes, en el orden de la ayuda: la única lista. */
export const COMANDOS: readonly [Comando, ...Comando[]] = [
  verificar,
  diagnosticar,
  validar,
  proponer,
  listar,
  matriz,
  unir,
  nuevo,
  completar,
];
