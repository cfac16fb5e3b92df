import { absoluto, ordenar } from '../../../normalizacion/aritmetica.ts';
import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { type Cambio, type Ficha, fichasDeColumna } from '../consulta.ts';
import { contraprueba } from '../contraprueba.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

/** Los motores en que dividir dos enteros da un entero. */
const ENLACES: Enlaces = {
  sqlite: 'https://sqlite.org/lang_expr.html#operators_and_parse_affecting_attributes',
  postgresql: 'https://www.postgresql.org/docs/current/functions-math.html',
};

/** T01: `1/2` da 0 y no 0.5. Se comprueba repitiendo la consulta con `* 1.0 /`. */
export const divisionEntera: Regla = {
  id: 'division-entera',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasDeTodo(contexto, esMenor).flatMap((columna) => {
      const cambios = divisiones(fichasDeColumna(contexto, columna.columna));
      if (cambios.length === 0) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `${contexto.nombre} divide dos enteros sin decimales: 1/2 es 0, y lo que se calcula con ello sale de menos.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Escriba uno de los dos con decimales: a * 1.0 / b.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: contraprueba(contexto, 'con «* 1.0 /» en lugar de «/»', cambios, columna.celdas),
        ...(columna.celdas.every(estaTruncada) ? {} : { exigeSonda: true as const }),
      };
    });
  },
};

function esMenor(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  return numeros !== undefined && ordenar(absoluto(numeros[1]), absoluto(numeros[0])) < 0;
}

/** Llegó justo la parte entera de lo esperado. */
function estaTruncada(celda: CeldaDistinta): boolean {
  return (
    celda.obtenida.tipo === 'entero' &&
    celda.esperada.texto.replace(/\.\d+$/, '').replace(/^-0$/, '0') === celda.obtenida.texto
  );
}

/** Las `/` que no tienen al lado un número con decimales. */
function divisiones(fichas: readonly Ficha[]): readonly Cambio[] {
  return fichas.flatMap(({ tipo, texto, inicio, fin }, i) => {
    const vecinas = [fichas[i - 1], fichas[i + 1]];
    const yaEsDecimal = vecinas.some((vecina) => vecina?.tipo === 'numero' && /[.e]/i.test(vecina.texto));
    return tipo === 'simbolo' && texto === '/' && !yaEsDecimal ? [{ inicio, fin, texto: '* 1.0 /' }] : [];
  });
}
