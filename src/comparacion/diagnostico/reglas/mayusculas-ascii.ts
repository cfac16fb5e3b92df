import { type CeldaDistinta, columnasCon, textosDe } from '../celdas.ts';
import { fichasDeColumna, llamadasA } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla, Sonda } from '../hipotesis.ts';

/** Los motores en que UPPER y LOWER solo cambian las letras sin acento. */
const ENLACES: Enlaces = { sqlite: 'https://sqlite.org/lang_corefunc.html#upper' };

/** T65: `UPPER('é')` se queda en `é`. */
export const mayusculasAscii: Regla = {
  id: 'mayusculas-ascii',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasCon(contexto, soloDifiereElAscii).flatMap((columna) => {
      if (llamadasA(fichasDeColumna(contexto, columna.columna), 'UPPER', 'LOWER').length === 0) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, UPPER y LOWER solo cambian las letras de la a a la z, sin acento.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Guarde el texto ya en mayúsculas o minúsculas, o documente la divergencia.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: SONDA,
      };
    });
  },
};

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: "SELECT UPPER('é') AS v",
  confirma: ({ filas }) => {
    const valor = filas[0]?.[0];
    return valor?.tipo === 'texto' && valor.valor === 'é';
  },
};

/** Donde difieren hay la misma letra no ASCII en mayúscula y en minúscula. */
function soloDifiereElAscii(celda: CeldaDistinta): boolean {
  const textos = textosDe(celda);
  if (textos === undefined || textos[0].toLowerCase() !== textos[1].toLowerCase()) return false;
  const [uno, otro] = textos.map((texto) => [...texto]);
  return uno?.every((letra, i) => letra === otro?.[i] || /[^\0-\x7F]/.test(letra)) ?? false;
}
