import type { ClaseDeError } from '../../dominio/clase.ts';

/** Cómo se llama una clase de error en una oración: «un error de …». */
export const NOMBRE_DE_ERROR: Readonly<Record<ClaseDeError, string>> = {
  division_por_cero: 'división por cero',
  unicidad: 'unicidad',
  clave_foranea: 'clave foránea',
  restriccion_check: 'restricción CHECK',
  no_nulo: 'valor no nulo',
  conversion_de_tipo: 'conversión de tipo',
  fuera_de_rango: 'valor fuera de rango',
  sintaxis: 'sintaxis',
  permiso: 'permiso',
  objeto_inexistente: 'objeto inexistente',
};
