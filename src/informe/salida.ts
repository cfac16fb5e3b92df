import type { Resultado, ResultadoClase, Resumen } from '../dominio/informe.ts';

/** Códigos de salida; el primero que corresponde, en este orden, gana. */
export const SALIDA = {
  usoIncorrecto: 2,
  fallo: 1,
  sinEjecutar: 3,
  todoIgual: 0,
  /** Un fallo de la herramienta: no dice nada de las clases. EX_SOFTWARE de sysexits.h. */
  falloPropio: 70,
  interrumpido: 130,
  terminado: 143,
} as const;

/** Palabra y código de salida que corresponden a lo que se probó: nunca verde si nada se ejecutó. */
export function concluir(
  resumen: Resumen,
  clases: readonly ResultadoClase[],
): { readonly resultado: Resultado; readonly salida: number } {
  if (resumen.clasesIlegibles > 0) return { resultado: 'EQUIVALENCIA_FALLIDA', salida: SALIDA.usoIncorrecto };
  if (resumen.fallidas > 0) return { resultado: 'EQUIVALENCIA_FALLIDA', salida: SALIDA.fallo };
  const faltaAlgoExigido = clases.some((clase) =>
    clase.motores.some(({ veredicto }) => veredicto.tipo === 'omitido' && veredicto.exigido),
  );
  const nadaEjecutado = resumen.verificadas + resumen.divergencias === 0;
  if (faltaAlgoExigido || nadaEjecutado)
    return { resultado: 'EQUIVALENCIA_SIN_EJECUTAR', salida: SALIDA.sinEjecutar };
  return { resultado: 'EQUIVALENCIA_OK', salida: SALIDA.todoIgual };
}
