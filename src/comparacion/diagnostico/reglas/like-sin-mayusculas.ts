import { type Ficha, fichasDe } from '../consulta.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { citar } from '../evidencia.ts';
import { contarFilas, sobrantesDe } from '../filas.ts';
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
      const explica = sobrantesDe(contexto).filter(({ celdas }) =>
        celdas.some(({ texto }) => casa(patron, texto, 'iu') && !casa(patron, texto, 'u')),
      );
      const [primera] = explica;
      if (primera === undefined) return [];
      const culpable = primera.celdas.find(
        ({ texto }) => casa(patron, texto, 'iu') && !casa(patron, texto, 'u'),
      );
      return {
        regla: this.id,
        causa: `En ${contexto.nombre}, LIKE no distingue mayúsculas de minúsculas.`,
        evidencia: `${citar(culpable?.texto ?? '')} casa con ${citar(patron)}; sobra ${contarFilas(explica.length)} así.`,
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

function casa(patron: string, texto: string, modo: 'u' | 'iu'): boolean {
  const expresion = [...patron].map((letra) => {
    if (letra === '%') return '.*';
    return letra === '_' ? '.' : letra.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
  });
  return new RegExp(`^${expresion.join('')}$`, `s${modo}`).test(texto);
}
