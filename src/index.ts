/** API pública: verificar desde un programa y dibujar el informe en cualquier formato. */

export type { Entorno } from './dominio/entorno.ts';
export { ErrorDeUso } from './dominio/errores.ts';
export type { Informe } from './dominio/informe.ts';
export type { Avance, Peticion } from './flujo/peticion.ts';
export { verificar } from './flujo/verificar.ts';
export { REPORTEROS } from './reporteros/registro.ts';
