import { type CeldaDistinta, columnasCon, textosDe } from '../celdas.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

/** T62: «é» como un solo carácter o como «e» y un acento suelto: se ven iguales y no lo son. */
export const formaUnicode: Regla = {
  id: 'forma-unicode',
  proponer(contexto) {
    return columnasCon(contexto, esOtraForma).map((columna) => {
      const [esperado = '', obtenido = ''] = textosDe(columna.celdas[0]) ?? [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: 'Los textos se ven iguales pero usan otra forma de Unicode (NFC o NFD).',
        evidencia: evidenciaDe(columna, `, ${primerosDistintos(esperado, obtenido)}`),
        remedio: 'Guarde los datos y el contrato en la misma forma; NFC es la habitual.',
        doc: 'https://www.unicode.org/reports/tr15/',
        explica: columna.celdas,
      };
    });
  },
};

function esOtraForma(celda: CeldaDistinta): boolean {
  const textos = textosDe(celda);
  return textos !== undefined && textos[0] !== textos[1] && textos[0].normalize() === textos[1].normalize();
}

/** Los caracteres en que empieza la diferencia, por su código. */
function primerosDistintos(esperado: string, obtenido: string): string {
  const [uno, otro] = [[...esperado], [...obtenido]];
  const desde = uno.findIndex((caracter, i) => caracter !== otro[i]);
  return `${codigos(uno.slice(desde, desde + 2))} frente a ${codigos(otro.slice(desde, desde + 2))}`;
}

function codigos(caracteres: readonly string[]): string {
  return caracteres
    .map((caracter) => `U+${(caracter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
