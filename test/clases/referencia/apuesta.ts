import type { Cotas } from './clopper-pearson.ts';

/** Pares en los que el segundo sistema mejora, iguala o empeora al primero. */
export interface Pares {
  readonly mejores: number;
  readonly iguales: number;
  readonly peores: number;
}

const FRACCIONES = Array.from({ length: 19 }, (_, indice) => (indice + 1) / 20);
/** 1 / 0,025: con una media verdadera, multiplicar el dinero por 40 solo pasa una vez de cada 40. */
const RIQUEZA = 40;

/**
 * Intervalo de apuestas del 95 % de la diferencia media: las medias contra las que nadie se habría hecho rico
 * apostando (Waudby-Smith y Ramdas, https://arxiv.org/abs/2010.09686). Busca en los reales y redondea hacia fuera.
 */
export function intervaloDeApuestas(pares: Pares): Cotas {
  const puntos = [
    [1, pares.mejores],
    [0.5, pares.iguales],
    [0, pares.peores],
  ] as const;
  const contraInferior = (m: number) =>
    logRiqueza((f) => sumar(puntos, (x) => Math.log1p((f * (x - m)) / m)));
  const contraSuperior = (m: number) =>
    logRiqueza((f) => sumar(puntos, (x) => Math.log1p((f * (m - x)) / (1 - m))));
  const limite = Math.log(RIQUEZA);
  const inferior = frontera((m) => contraInferior(m) >= limite);
  const superior = 1 - frontera((m) => contraSuperior(1 - m) >= limite);
  return { inferior: Math.floor(2000 * inferior) - 1000, superior: Math.ceil(2000 * superior) - 1000 };
}

/** Menor cantidad de pares iguales cuyo intervalo no baja del margen. */
export function paresNecesarios(margen: number): number {
  let iguales = 1;
  while (intervaloDeApuestas({ mejores: 0, iguales, peores: 0 }).inferior < -margen) iguales++;
  return iguales;
}

function sumar(
  puntos: readonly (readonly [x: number, veces: number])[],
  logaritmo: (x: number) => number,
): number {
  return puntos.reduce((suma, [x, veces]) => suma + (veces === 0 ? 0 : veces * logaritmo(x)), 0);
}

/** Logaritmo de la media de e^logaritmo(f), sin desbordar. */
function logRiqueza(logaritmo: (fraccion: number) => number): number {
  const logaritmos = FRACCIONES.map(logaritmo);
  const mayor = Math.max(...logaritmos);
  const suma = logaritmos.reduce((total, uno) => total + Math.exp(uno - mayor), 0);
  return mayor + Math.log(suma / FRACCIONES.length);
}

/** Mayor punto de (0, 1) que se descarta, si se descartan todos los anteriores y ninguno posterior. */
function frontera(seDescarta: (m: number) => boolean): number {
  let [descartado, admitido] = [0, 1];
  for (let paso = 0; paso < 60; paso++) {
    const medio = (descartado + admitido) / 2;
    if (medio === descartado || medio === admitido) break;
    if (seDescarta(medio)) descartado = medio;
    else admitido = medio;
  }
  return descartado;
}
