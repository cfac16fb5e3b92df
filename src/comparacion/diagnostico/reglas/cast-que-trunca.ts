import { type CeldaDistinta, columnasDeTodo, numerosDe } from '../celdas.ts';
import { type Cambio, fichasDeColumna, type Llamada, llamadasA } from '../consulta.ts';
import { contraprueba } from '../contraprueba.ts';
import { type Enlaces, enlaceDe } from '../enlaces.ts';
import { evidenciaDe } from '../evidencia.ts';
import type { Regla } from '../hipotesis.ts';

/** Los motores en que convertir a entero corta los decimales. */
const ENLACES: Enlaces = { sqlite: 'https://sqlite.org/lang_expr.html#castexpr' };

/** T10: `CAST(2.5 AS INTEGER)` corta a 2 en lugar de redondear a 3. Se comprueba redondeando antes. */
export const castQueTrunca: Regla = {
  id: 'cast-que-trunca',
  proponer(contexto) {
    if (!(contexto.motor in ENLACES)) return [];
    return columnasDeTodo(contexto, llegoEntero).flatMap((columna) => {
      const llamadas = llamadasA(fichasDeColumna(contexto, columna.columna), 'CAST');
      const cambios = llamadas.flatMap(redondeada);
      if (cambios.length === 0) return [];
      return {
        regla: this.id,
        columna: columna.nombre,
        causa: `En ${contexto.nombre}, CAST a entero corta los decimales: no redondea.`,
        evidencia: evidenciaDe(columna),
        remedio: 'Redondee antes de convertir: CAST(ROUND(x) AS INTEGER).',
        doc: enlaceDe(contexto, ENLACES),
        explica: columna.celdas,
        sonda: contraprueba(contexto, 'con ROUND dentro de CAST', cambios, columna.celdas),
        exigeSonda: true,
      };
    });
  },
};

function llegoEntero(celda: CeldaDistinta): boolean {
  return celda.obtenida.tipo === 'entero' && numerosDe(celda) !== undefined;
}

/** `CAST(x AS INTEGER)` pasa a ser `CAST(ROUND(x) AS INTEGER)`. */
function redondeada({ argumentos: [dentro = []] }: Llamada): readonly Cambio[] {
  const como = dentro.findLastIndex((ficha) => ficha.texto === 'AS');
  const [primera, ultima, tipo] = [dentro[0], dentro[como - 1], dentro[como + 1]];
  if (
    primera === undefined ||
    ultima === undefined ||
    !/^(?:BIG|SMALL)?INT(?:EGER)?$/.test(tipo?.texto ?? '')
  )
    return [];
  return [
    { inicio: primera.inicio, fin: primera.inicio, texto: 'ROUND(' },
    { inicio: ultima.fin, fin: ultima.fin, texto: ')' },
  ];
}
