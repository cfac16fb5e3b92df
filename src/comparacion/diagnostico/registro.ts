import type { Regla } from './hipotesis.ts';
import { agregadoSinNulos } from './reglas/agregado-sin-nulos.ts';
import { barrasComoOr } from './reglas/barras-como-or.ts';
import { booleanoComoEntero } from './reglas/booleano-como-entero.ts';
import { bytesPorCaracteres } from './reglas/bytes-por-caracteres.ts';
import { castQueTrunca } from './reglas/cast-que-trunca.ts';
import { colacion } from './reglas/colacion.ts';
import { concatConNulo } from './reglas/concat-con-nulo.ts';
import { divisionEntera } from './reglas/division-entera.ts';
import { divisionPorCero } from './reglas/division-por-cero.ts';
import { escala } from './reglas/escala.ts';
import { escalaDeAvg } from './reglas/escala-de-avg.ts';
import { espacioFinal } from './reglas/espacio-final.ts';
import { fechaFrenteAInstante } from './reglas/fecha-frente-a-instante.ts';
import { filasAusentes } from './reglas/filas-ausentes.ts';
import { filasRepetidas } from './reglas/filas-repetidas.ts';
import { filasSobrantes } from './reglas/filas-sobrantes.ts';
import { formaEscrita } from './reglas/forma-escrita.ts';
import { formaUnicode } from './reglas/forma-unicode.ts';
import { likeSinMayusculas } from './reglas/like-sin-mayusculas.ts';
import { mayusculasAscii } from './reglas/mayusculas-ascii.ts';
import { nuloFrenteAVacio } from './reglas/nulo-frente-a-vacio.ts';
import { orden } from './reglas/orden.ts';
import { ordenDeNulos } from './reglas/orden-de-nulos.ts';
import { ordenDeTexto } from './reglas/orden-de-texto.ts';
import { recursionCortada } from './reglas/recursion-cortada.ts';
import { redondeoDeMitades } from './reglas/redondeo-de-mitades.ts';
import { ruidoFlotante } from './reglas/ruido-flotante.ts';
import { zonaHoraria } from './reglas/zona-horaria.ts';

/** Las reglas de diagnóstico, de la más específica a la más general: de dos que explican lo mismo gana la primera. */
export const REGLAS: readonly Regla[] = [
  ordenDeNulos,
  ordenDeTexto,
  orden,
  formaEscrita,
  booleanoComoEntero,
  fechaFrenteAInstante,
  zonaHoraria,
  formaUnicode,
  mayusculasAscii,
  likeSinMayusculas,
  colacion,
  espacioFinal,
  barrasComoOr,
  bytesPorCaracteres,
  divisionPorCero,
  concatConNulo,
  ruidoFlotante,
  redondeoDeMitades,
  divisionEntera,
  castQueTrunca,
  agregadoSinNulos,
  escalaDeAvg,
  escala,
  nuloFrenteAVacio,
  recursionCortada,
  filasRepetidas,
  filasAusentes,
  filasSobrantes,
];
