import type { Motor } from './motor.ts';

/**
 * Motores que la herramienta sabe ejecutar: la única lista. Ayuda, filtros, tablas y matriz se derivan de ella.
 * El archivo de un motor no importa su controlador hasta `conectar`: cargarlo cuesta hasta 200 ms.
 */
export const MOTORES: Readonly<Record<string, Motor>> = {};
