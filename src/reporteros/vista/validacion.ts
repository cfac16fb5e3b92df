import type { Informe } from '../../dominio/informe.ts';

/** Dice si el informe es de `validar`: se revisaron los archivos y no se ejecutó nada. */
export function esValidacion({ resultado }: Informe): boolean {
  return resultado === 'VALIDACION_OK' || resultado === 'VALIDACION_FALLIDA';
}

/** Título de un documento con el informe. */
export function tituloDe(informe: Informe): string {
  return esValidacion(informe) ? 'Validación de las clases' : 'Equivalencia entre motores';
}
