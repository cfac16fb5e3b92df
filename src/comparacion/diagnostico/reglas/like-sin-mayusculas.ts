import { type Ficha, fichasDe } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { contarFilas, type FilaSobrante, sobrantesDe } from '../filas.ts';
import type { Regla, Sonda } from '../hipotesis.ts';
import { esVerdadero } from '../textos.ts';

/** Los motores en que LIKE no distingue mayúsculas. */
const ENLACES: Enlaces = {
  sqlite: 'https://sqlite.org/lang_expr.html#the_like_glob_regexp_match_and_extract_operators',
  mysql: 'https://dev.mysql.com/doc/refman/8.4/en/string-comparison-functions.html#operator_like',
  mariadb: 'https://mariadb.com/kb/en/like/',
};

/** T59: `LIKE 'A%'` encuentra también `abc`. */
export const likeSinMayusculas: Regla = {
  id: 'like-sin-mayusculas',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return patrones(fichasDe(contexto)).flatMap((patron) => {
      // Si el contrato espera alguna fila así, que llegue otra no se debe a las mayúsculas.
      const esperada = contexto.contrato.filas.some((fila) =>
        fila.some((celda) => !celda.nula && soloCasaPlegado(patron, celda.texto)),
      );
      if (esperada) return [];
      const confundida = ({ celdas }: FilaSobrante) =>
        celdas.find(({ texto }) => soloCasaPlegado(patron, texto));
      const explica = sobrantesDe(contexto).filter((fila) => confundida(fila) !== undefined);
      const [primera] = explica;
      if (primera === undefined) return [];
      return {
        regla: this.id,
        causa: `En ${contexto.nombre}, LIKE no distingue mayúsculas de minúsculas.`,
        evidencia: `${citar(confundida(primera)?.texto ?? '')} casa con ${citar(patron)}; de más, ${contarFilas(explica.length)} así.`,
        remedio:
          'Compare con un operador que las distinga, o lleve los dos lados a minúsculas en todos los motores.',
        doc: enlaceDe(contexto, ENLACES),
        explica,
        sonda: SONDA,
      };
    });
  },
};

const SONDA: Sonda = {
  preparacion: 'vacia',
  consulta: "SELECT 'a' LIKE 'A' AS v",
  confirma: ({ filas }) => esVerdadero(filas[0]?.[0]),
};

/** Los textos que van tras un LIKE. */
function patrones(fichas: readonly Ficha[]): readonly string[] {
  return fichas.flatMap(({ texto }, i) => {
    const siguiente = fichas[i + 1];
    const esPatron = texto === 'LIKE' && siguiente?.tipo === 'texto' && siguiente.texto.startsWith("'");
    return esPatron ? [siguiente.texto.slice(1, -1).replaceAll("''", "'")] : [];
  });
}

/** El texto casa con el patrón, pero solo si no se cuentan las mayúsculas. */
function soloCasaPlegado(patron: string, texto: string): boolean {
  return !casa([...patron], [...texto]) && casa([...patron.toLowerCase()], [...texto.toLowerCase()]);
}

/** Si un texto casa con un patrón de LIKE: tras cada `%` se avanza, y si no sale se vuelve al último. */
function casa(patron: readonly string[], texto: readonly string[]): boolean {
  let [p, t, vuelta, marca] = [0, 0, -1, 0];
  while (t < texto.length) {
    if (patron[p] === '%') {
      vuelta = p++;
      marca = t;
    } else if (p < patron.length && (patron[p] === '_' || patron[p] === texto[t])) {
      p++;
      t++;
    } else if (vuelta >= 0) {
      p = vuelta + 1;
      t = ++marca;
    } else return false;
  }
  return patron.slice(p).every((letra) => letra === '%');
}
