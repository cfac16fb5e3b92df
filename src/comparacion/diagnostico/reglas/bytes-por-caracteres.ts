import { ordenar } from '../../../normalizacion/aritmetica.ts';
import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { fichasDeColumna, llamadasA } from '../consulta.ts';
import { contraprueba } from '../contraprueba.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

/** Los motores en que LENGTH cuenta bytes. */
const ENLACES: Enlaces = {
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/string-functions.html#function_length',
  mariadb: 'https://mariadb.com/kb/en/length/',
};

/** T64: `LENGTH('é')` es 2. Se comprueba repitiendo la consulta con CHAR_LENGTH. */
export const bytesPorCaracteres: Regla = {
  id: 'bytes-por-caracteres',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasDeTodo(contexto, esMayor).flatMap((columna) => {
      const llamadas = llamadasA(fichasDeColumna(contexto, columna.columna), 'LENGTH', 'OCTET_LENGTH');
      if (llamadas.length === 0) return [];
      const cambios = llamadas.map(({ nombre }) => ({ ...nombre, texto: 'CHAR_LENGTH' }));
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, LENGTH cuenta bytes, y una letra con acento ocupa más de uno.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Cuente caracteres con CHAR_LENGTH.',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: contraprueba(contexto, 'con CHAR_LENGTH', cambios, columna.celdas),
      };
    });
  },
};

function esMayor(celda: CeldaDistinta): boolean {
  const numeros = numerosDe(celda);
  return numeros !== undefined && ordenar(numeros[1], numeros[0]) > 0;
}
