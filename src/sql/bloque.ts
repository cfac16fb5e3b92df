import type { Dialecto } from './dialecto.ts';

/**
 * Sigue las palabras de una sentencia para saber si un `;` la termina o es parte de su cuerpo
 * (un disparador, una rutina).
 */
export interface Bloque {
  /** Recibe cada pieza que no es relleno: las palabras y símbolos en mayúsculas, lo demás vacío. */
  ver(palabra: string): void;
  /** Si un `;` en este punto, después de lo visto, termina la sentencia. */
  terminaAqui(): boolean;
}

const SIN_BLOQUE: Bloque = { ver: () => {}, terminaAqui: () => true };

/**
 * CREATE TRIGGER de SQLite: solo termina en `; END ;`, como en `sqlite3_complete`.
 * https://sqlite.org/c3ref/complete.html
 */
function disparador(): Bloque {
  const cabecera: string[] = [];
  let anterior = '';
  let ultima = '';
  const esDisparador = () => /^(?:EXPLAIN )?CREATE (?:TEMP |TEMPORARY )?TRIGGER\b/.test(cabecera.join(' '));
  return {
    ver(palabra) {
      if (cabecera.length < 5) cabecera.push(palabra);
      anterior = ultima;
      ultima = palabra;
    },
    terminaAqui: () => !esDisparador() || (ultima === 'END' && anterior === ';'),
  };
}

/**
 * CREATE FUNCTION … BEGIN ATOMIC … END de PostgreSQL, y lo que va entre paréntesis: CREATE RULE … DO (…; …).
 * https://www.postgresql.org/docs/current/sql-createfunction.html, https://www.postgresql.org/docs/current/sql-createrule.html
 */
function atomico(): Bloque {
  let nivel = 0;
  let parentesis = 0;
  let ultima = '';
  return {
    ver(palabra) {
      if (palabra === '(') parentesis++;
      else if (palabra === ')') parentesis = Math.max(0, parentesis - 1);
      else if (palabra === 'ATOMIC' && ultima === 'BEGIN') nivel = 1;
      else if (nivel > 0 && palabra === 'CASE') nivel++;
      else if (nivel > 0 && palabra === 'END') nivel--;
      ultima = palabra;
    },
    terminaAqui: () => nivel === 0 && parentesis === 0,
  };
}

/** Palabras tras las que empieza una sentencia dentro de una rutina de MySQL. */
const INICIAN = new Set([';', 'BEGIN', 'THEN', 'ELSE', 'LOOP', 'DO', 'REPEAT', 'ROW', ':', ')']);
const ABREN_AL_INICIO = new Set(['IF', 'LOOP', 'WHILE', 'REPEAT']);
const RUTINA = /^CREATE (?:.* )?(?:TRIGGER|PROCEDURE|FUNCTION|EVENT)\b/;

/**
 * Rutinas de MySQL: BEGIN, CASE, IF, LOOP, WHILE y REPEAT abren, y cada END cierra uno.
 * https://dev.mysql.com/doc/refman/8.4/en/sql-compound-statements.html
 */
function rutina(): Bloque {
  const cabecera: string[] = [];
  let nivel = 0;
  let ultima = '';
  return {
    ver(palabra) {
      if (cabecera.length < 12) cabecera.push(palabra);
      if (ultima === 'END') nivel = Math.max(0, nivel - 1);
      else if (palabra === 'BEGIN' || palabra === 'CASE') nivel++;
      else if (ABREN_AL_INICIO.has(palabra) && INICIAN.has(ultima)) nivel++;
      ultima = palabra;
    },
    terminaAqui: () => nivel - (ultima === 'END' ? 1 : 0) <= 0 || !RUTINA.test(cabecera.join(' ')),
  };
}

/** Un seguidor nuevo para una sentencia de este dialecto. */
export function abrirBloque(dialecto: Dialecto): Bloque {
  switch (dialecto.bloques) {
    case 'ninguno':
      return SIN_BLOQUE;
    case 'disparador':
      return disparador();
    case 'atomico':
      return atomico();
    case 'rutina':
      return rutina();
    default:
      return dialecto.bloques satisfies never;
  }
}
